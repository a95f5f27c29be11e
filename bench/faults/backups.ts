import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { getSite } from "./site.ts";
import { getLost, startWriters } from "./writers.ts";

export interface Backups {
  backups: number;
  /** Acknowledged before the backup began. */
  acknowledged: number;
  missing: number;
  refused: number;
}

export async function backUpWhileWriting(backups: number): Promise<Backups> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-backups-"));
  const site = await getSite({ settings: { SAMPLE_CONTENT: "1" } });
  const operate = (dataDir: string, words: string[]) =>
    promisify(execFile)("node_modules/.bin/node", ["server/cli/main.ts", ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  const result: Backups = { backups, acknowledged: 0, missing: 0, refused: 0 };
  try {
    await site.start();
    const writers = startWriters(site.origin);
    try {
      for (let backup = 0; backup < backups; backup += 1) {
        await pause(300);
        const before = [...writers.acknowledged];
        const file = join(folder, `${backup}.tar.gz`);
        const restored = join(folder, String(backup));
        await operate(site.dataDir, ["backup", file]);
        await operate(restored, ["restore", file]);
        result.acknowledged += before.length;
        result.missing += await getLost(`sqlite:${restored}/campaign.sqlite`, before);
      }
    } finally {
      await writers.stop();
    }
    for (const [status, times] of writers.statuses) if (status !== 201) result.refused += times;
    return result;
  } finally {
    await site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
