import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getSite } from "../../script/site.ts";
import { countEnquiries, startWriters, Unavailable } from "../../tests/faults/writers.ts";

const run = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: "pipe" });

const MAX_MS = 120_000;

/** Shuts down a loopback ext4 without flushing while visitors write, remounts it, and looks for acknowledged rows. */
export async function cutPower(cuts = 30): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-power-"));
  const [image, disk] = [join(folder, "disk"), join(folder, "mounted")];
  const began = performance.now();
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
    mkdirSync(disk);
    writeFileSync(image, "");
    run("truncate", "--size=256M", image);
    try {
      run("mkfs.ext4", "-q", image);
      mount();
      run("xfs_io", "-c", "stat", disk);
    } catch (error) {
      throw new Unavailable(`no file system can be mounted and shut down here: ${String(error).split("\n")[0]}`);
    }
    const site = await getSite({ dataDir: join(disk, "data") });
    const acknowledged = new Set<string>();
    let done = 0;
    try {
      for (; done < cuts && performance.now() - began < MAX_MS; done += 1) {
        await site.start();
        const writers = startWriters(site.origin);
        await pause(200 + Math.random() * 300);
        const before = [...writers.acknowledged];
        run("xfs_io", "-x", "-c", "shutdown", disk);
        await pause(50);
        await site.kill();
        await writers.stop();
        for (const message of before) acknowledged.add(message);
        unmount();
        mount();
      }
      const { lost } = await countEnquiries(site.databaseUrl, acknowledged);
      assert.equal(lost, 0);
      return `${done} cuts, ${acknowledged.size} acknowledged, ${lost} lost`;
    } finally {
      await site.remove();
    }
  } finally {
    unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}
