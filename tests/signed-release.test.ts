import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const SIGN = resolve("script/sign-release");
const ARCHIVE = "drug-free-kerala-1.0.0.tar.gz";

/** The commands with which the handbook verifies an archive, for version 1.0.0. */
const documented = () =>
  readFileSync("docs/operations/README.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("minisign -V"))
    .map((line) => line.replaceAll(/VERSION|NEXT/g, "1.0.0"));

function aSignedArchive() {
  const folder = mkdtempSync(join(tmpdir(), "campaign-signed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const key = (name: string) => {
    const file = join(folder, name);
    execFileSync("minisign", ["-G", "-W", "-s", `${file}.key`, "-p", `${file}.pub`]);
    return `${file}.key`;
  };
  const sign = (RELEASE_SIGNING_KEY: string) =>
    spawnSync(SIGN, [join(folder, ARCHIVE)], {
      env: { PATH: process.env["PATH"], RELEASE_SIGNING_KEY },
      encoding: "utf8",
    });
  const verify = (command: string) => spawnSync("bash", ["-c", command], { cwd: folder, encoding: "utf8" });
  writeFileSync(join(folder, ARCHIVE), "An archive.");
  return { folder, key, sign, verify };
}

const withMinisign = it.skipIf(spawnSync("minisign", ["-v"]).error !== undefined);

withMinisign("a signed archive is verified by the documented commands", () => {
  const { key, sign, verify } = aSignedArchive();
  expect(sign(key("ours"))).toMatchObject({ status: 0, stdout: expect.stringContaining("signed with RW") });
  const commands = documented();
  expect(commands).toHaveLength(2);
  for (const command of commands)
    expect(verify(command)).toMatchObject({ status: 0, stdout: expect.stringMatching(/comment signature verified/) });
});

withMinisign("a changed archive, and one with another signer, are refused", () => {
  const { folder, key, sign, verify } = aSignedArchive();
  sign(key("ours"));
  const ours = readFileSync(join(folder, "release.pub"));
  const [command = ""] = documented();
  appendFileSync(join(folder, ARCHIVE), "More.");
  expect(verify(command).status).not.toBe(0);
  expect(sign(key("theirs")).status).toBe(0);
  writeFileSync(join(folder, "release.pub"), ours);
  expect(verify(command).status).not.toBe(0);
});

it("without a key nothing is signed, and no release is tagged", () => {
  const { sign } = aSignedArchive();
  expect(sign("")).toMatchObject({ status: 1, stderr: expect.stringContaining("Set RELEASE_SIGNING_KEY") });
  expect(spawnSync("script/release", ["tag"], { env: { PATH: process.env["PATH"] }, encoding: "utf8" })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Set RELEASE_SIGNING_KEY"),
  });
});
