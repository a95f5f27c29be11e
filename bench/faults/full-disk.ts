import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getSite, says200, until } from "./site.ts";
import { getLost, startWriters, type Writers } from "./writers.ts";

export interface FullDisk {
  writers: Writers;
  lost: number;
  /** Responses other than 200 while full. */
  unread: string[];
  writes: string;
  /** Recovery time in ms. */
  whole: number;
}

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

export async function fillDisk(): Promise<FullDisk | string> {
  const disk = smallDisk(8);
  if (typeof disk === "string") return disk;
  const site = await getSite({ dataDir: disk.folder });
  try {
    await site.start();
    const writers = startWriters(site.origin, { size: 20_000 });
    await until(async () => (writers.statuses.get(503) ?? 0) > 50, 60_000);
    const unread: string[] = [];
    for (const path of ["/", "/testimonials", "/api/testimonials", "/readyz"])
      if (!(await says200(site.origin + path))) unread.push(path);
    let writes = "";
    // `/readyz` caches the result for ten seconds.
    await until(async () => (writes = await getWriteState(site.origin)) === "down", 20_000).catch(() => {});
    disk.grow(256);
    const before = writers.acknowledged.size;
    const whole = await until(async () => writers.acknowledged.size > before);
    await writers.stop();
    await site.stop();
    return { writers, unread, whole, writes, lost: await getLost(site.databaseUrl, writers.acknowledged) };
  } finally {
    await site.remove();
    disk.remove();
  }
}

const getWriteState = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/readyz`);
  return ((await answer.json()) as { writes: string }).writes;
};
