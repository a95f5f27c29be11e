import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "campaign-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = join(folder, "source");

const build = (command: string): string => {
  const line = `. script/setup; build_from "it" "${folder}/mark" "${command}" "${source}"`;
  return execFileSync("bash", ["-c", line], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
};

it("rebuilds after a source change, and only then", () => {
  writeFileSync(source, "one");
  expect(build("true")).toBe("== Building it\n");
  expect(build("true")).toBe("");
  writeFileSync(source, "two");
  expect(build("true")).toBe("== Building it\n");
});

it("reports a failed build and exits, also on the next run", () => {
  writeFileSync(source, "three");
  for (let time = 0; time < 2; time += 1) expect(() => build("ls /no-such-folder")).toThrow("/no-such-folder");
});
