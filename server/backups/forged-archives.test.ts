import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { folder } from "../../tests/support/installation.ts";
import { NEWEST_MIGRATION } from "../database/migrate.ts";
import { fileName, MANIFEST, partName } from "./manifest.ts";
import { sha256Of } from "./read-archive.ts";
import { createArchive } from "./write-archive.ts";

const MiB = 1024 * 1024;
/** Memory limit in MiB; an idle process takes about 120. */
const BOUND = 600;

/** Correct checksums, invalid content. */
async function forge(parts: Buffer[], files: Buffer[] = [], missing = "[]"): Promise<string> {
  const path = join(folder(), "forged.tar.gz");
  const writer = await createArchive(path);
  let at = 0;
  for (const content of parts) await writer.add(partName("essential_links", (at += 1)), content);
  const named: Record<string, object> = {};
  for (const content of files) {
    const key = `brochures/${(at += 1)}.pdf`;
    await writer.add(fileName(key), content);
    named[key] = { size: content.length, sha256: sha256Of(content) };
  }
  const rows = parts.reduce((sum, part) => sum + part.toString("latin1").split("\n").length - 1, 0);
  const manifest = {
    format: "drug-free-kerala backup",
    version: 1,
    made_at: "2026-11-22T00:00:00.000Z",
    schema: [NEWEST_MIGRATION],
    tables: { essential_links: { by: "id", rows, sha256: sha256Of(Buffer.concat(parts)) } },
    files: named,
  };
  const told = `${JSON.stringify(manifest).slice(0, -1)},"missing":${missing}}`;
  await writer.add(MANIFEST, Buffer.from(told));
  await writer.finish();
  return path;
}

/** In a child process. Linux's maximum RSS may include the parent's; `VmHWM` does not. */
async function prove(path: string): Promise<{ outcome: string; peak: number }> {
  const program = `
    import { readFileSync } from "node:fs";
    import { prove } from "./server/backups/staging.ts";
    const outcome = await prove(process.argv[1], process.argv[2]).then(() => "good", (fault) => fault.message);
    const kilobytes = process.platform === "linux"
      ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1])
      : process.resourceUsage().maxRSS;
    console.log(JSON.stringify({ outcome, peak: kilobytes / 1024 }));`;
  const words = ["--input-type=module", "-e", program, path, folder()];
  return JSON.parse((await promisify(execFile)(process.execPath, words)).stdout);
}

const getRows = (row: string, bytes: number) => Buffer.from(row.repeat(Math.floor(bytes / row.length)));

it.each([
  ["millions of rows in one part", () => forge([getRows("{}\n", 30 * MiB)])],
  ["a row of millions of columns", () => forge([Buffer.from(`{"a":1${',"b":1'.repeat(5 * MiB)}}\n`)])],
  ["a deeply nested row", () => forge([Buffer.from(`{"a":${"[".repeat(15 * MiB)}${"]".repeat(15 * MiB)}}\n`)])],
  ["a huge part", () => forge([Buffer.alloc(100 * MiB, "\n")])],
  ["a huge manifest", () => forge([], [], `["a"${',"a"'.repeat(14 * MiB)}]`)],
  ["a manifest of millions of parts", () => forge([], [], `[[]${",[]".repeat(4 * MiB)}]`)],
  [
    "far more data than it claims",
    () =>
      forge(
        [],
        Array.from({ length: 12 }, () => Buffer.alloc(30 * MiB)),
      ),
  ],
])("a forged archive of less than a megabyte with %s is refused within resource limits", async (_title, made) => {
  const path = await made();
  expect(statSync(path).size).toBeLessThan(MiB);
  const { outcome, peak } = await prove(path);
  expect(outcome).toMatch(/contains data that no backup contains/);
  expect(peak).toBeLessThan(BOUND);
});
