import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getSite } from "./site.ts";
import { getLost, startWriters } from "./writers.ts";

export interface PowerCuts {
  cuts: number;
  acknowledged: number;
  lost: number;
}

const run = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: "pipe" });

/** Time limit in ms. */
const WITHIN = 120_000;

/**
 * Shuts down a loopback ext4 without flushing while visitors write, remounts it and checks that all
 * acknowledged rows exist.
 */
export async function cutPower(cuts: number): Promise<PowerCuts | string> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-power-"));
  const [image, disk] = [join(folder, "disk"), join(folder, "mounted")];
  const began = performance.now();
  const result: PowerCuts = { cuts: 0, acknowledged: 0, lost: 0 };
  let mounted = false;
  const mount = () => {
    run("mount", "-o", "loop", image, disk);
    mounted = true;
  };
  const unmount = () => {
    if (mounted) run("umount", disk);
    mounted = false;
  };
  try {
    writeFileSync(image, "");
    truncateSync(image, 256 * 1024 * 1024);
    mkdirSync(disk);
    try {
      run("mkfs.ext4", "-q", image);
      mount();
      run("xfs_io", "-c", "stat", disk);
    } catch (error) {
      return `a file system of its own cannot be mounted and shut down here: ${firstLine(error)}`;
    }
    const site = await getSite({ dataDir: join(disk, "data") });
    try {
      const acknowledged = new Set<string>();
      for (let cut = 0; cut < cuts && performance.now() - began < WITHIN; cut += 1) {
        await site.start();
        const writers = startWriters(site.origin);
        await pause(200 + Math.random() * 300);
        const before = [...writers.acknowledged];
        run("xfs_io", "-x", "-c", "shutdown", disk);
        await pause(50);
        await site.kill();
        await writers.stop();
        for (const message of before) acknowledged.add(message);
        result.cuts += 1;
        unmount();
        mount();
      }
      result.acknowledged = acknowledged.size;
      result.lost = await getLost(site.databaseUrl, acknowledged);
      return result;
    } finally {
      await site.remove();
    }
  } finally {
    unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split("\n")[0];
