import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getSite } from "./site.ts";
import { getLost, startWriters, type Writers } from "./writers.ts";

export async function writeTogether(seconds: number): Promise<{ all: Writers[]; lost: number }> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-together-"));
  const DATABASE_URL = `sqlite:${folder}/together.sqlite`;
  const sites = [await getSite({ settings: { DATABASE_URL } }), await getSite({ settings: { DATABASE_URL } })];
  try {
    await Promise.all(sites.map((site) => site.start()));
    const all = sites.map((site) => startWriters(site.origin, { writers: 4 }));
    await pause(seconds * 1000);
    await Promise.all(all.map((writers) => writers.stop()));
    const acknowledged = all.flatMap((writers) => [...writers.acknowledged]);
    return { all, lost: await getLost(DATABASE_URL, acknowledged) };
  } finally {
    await Promise.all(sites.map((site) => site.remove()));
    rmSync(folder, { recursive: true, force: true });
  }
}
