import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "../../script/ask.ts";
import { getSite, says200, until } from "../../script/site.ts";
import { countEnquiries, startWriters, toFigures, Unavailable } from "./writers.ts";

/** A tmpfs, or why there is none. */
export function smallDisk(megabytes: number): { folder: string; grow(to: number): void; remove(): void } | string {
  const folder = mkdtempSync(join(tmpdir(), "campaign-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    rmSync(folder, { recursive: true });
    return `a small disk cannot be mounted here: ${error instanceof Error ? error.message.split("\n")[0] : error}`;
  }
  return {
    folder,
    grow: (to) => void execFileSync("mount", ["-o", `remount,size=${to}m`, folder]),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

export async function fillDisk(): Promise<string> {
  const disk = smallDisk(8);
  if (typeof disk === "string") throw new Unavailable(disk);
  const site = await getSite({ dataDir: disk.folder });
  try {
    await site.start();
    const writers = startWriters(site.origin, { size: 20_000 });
    await until(async () => (writers.statuses.get(503) ?? 0) > 50);
    for (const path of ["/", "/testimonials", "/api/testimonials", "/readyz"])
      assert.ok(await says200(site.origin + path), path);
    // `/readyz` caches the result for ten seconds.
    await until(async () => (await ask(site.origin, "GET", "/readyz")).json.writes === "down", 20_000);
    disk.grow(256);
    const before = writers.acknowledged.size;
    const recovered = await until(async () => writers.acknowledged.size > before);
    await writers.stop();
    await site.stop();
    const { lost } = await countEnquiries(site.databaseUrl, writers.acknowledged);
    assert.deepEqual([...writers.statuses.keys()].toSorted(), [201, 503]);
    assert.deepEqual({ lost, withoutRetry: writers.withoutRetry }, { lost: 0, withoutRetry: 0 });
    return `${toFigures(writers, lost)}; writes succeed ${Math.round(recovered)} ms after space is freed`;
  } finally {
    await site.remove();
    disk.remove();
  }
}
