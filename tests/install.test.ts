import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const RUNTIME = "node-for-this-machine";

/** A package with a fake `node` that records its calls. */
function pack(folder: string, word: string): Buffer {
  const made = join(folder, "package");
  mkdirSync(join(made, "bin"), { recursive: true });
  writeFileSync(join(made, "package.json"), JSON.stringify({ name: RUNTIME, version: "1.0.0", bin: "bin/node" }));
  writeFileSync(join(made, "bin/node"), `#!/bin/sh\necho ${word} >>"${folder}/ran"\n`, { mode: 0o755 });
  execFileSync("tar", ["-czf", "runtime.tgz", "package"], { cwd: folder });
  return readFileSync(join(folder, "runtime.tgz"));
}

function aProject() {
  const folder = mkdtempSync(join(tmpdir(), "campaign-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const integrity = `sha512-${createHash("sha512").update(pack(folder, "honest")).digest("base64")}`;
  const root = { name: "project", version: "1.0.0", optionalDependencies: { [RUNTIME]: "file:runtime.tgz" } };
  const runtime = {
    version: "1.0.0",
    resolved: "file:runtime.tgz",
    integrity,
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
    bin: { node: "bin/node" },
  };
  const packages = { "": root, [`node_modules/${RUNTIME}`]: runtime };
  writeFileSync(join(folder, "package.json"), JSON.stringify(root));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...root, lockfileVersion: 3, packages }));
  copyFileSync(".npmrc", join(folder, ".npmrc"));
  mkdirSync(join(folder, "script"));
  copyFileSync("script/setup", join(folder, "script/setup"));
  const install = () =>
    spawnSync("bash", ["-c", ". script/setup; install_dependencies && use_pinned_node && node"], {
      cwd: folder,
      env: { PATH: process.env["PATH"], HOME: folder },
      encoding: "utf8",
    });
  const ran = () => (existsSync(join(folder, "ran")) ? readFileSync(join(folder, "ran"), "utf8").trim() : "nothing");
  return { folder, install, ran };
}

it("security 58: the Node of the lock file is installed and run, and no other", () => {
  const { install, ran } = aProject();
  expect(install()).toMatchObject({ status: 0 });
  expect(ran()).toBe("honest");
});

it("security 58: a planted Node stops the installation, and is not run", () => {
  const { folder, install, ran } = aProject();
  pack(folder, "planted");
  const { status, stderr } = install();
  expect([status, stderr]).toEqual([1, expect.stringContaining("The Node that the product runs on was not installed")]);
  expect(ran()).toBe("nothing");
  expect(install().status).toBe(1);
  expect(ran()).toBe("nothing");
});
