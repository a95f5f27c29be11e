import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../../bench/table.ts";
import { getSite, type Site } from "../../script/site.ts";
import { countEnquiries, startWriters } from "./writers.ts";

const MAX_MS = 240_000;

/** SIGKILL at random moments under eight writers. */
export async function killWhileWriting(kills = 100, settings: Record<string, string> = {}): Promise<string> {
  const began = performance.now();
  const site = await getSite({ settings });
  const starts: number[] = [];
  try {
    await site.start();
    const writers = startWriters(site.origin);
    while (starts.length < kills && performance.now() - began < MAX_MS) {
      await pause(100 + Math.random() * 400);
      await site.kill();
      starts.push(await site.start());
    }
    await pause(200);
    await writers.stop();
    await site.kill();
    const { size } = writers.acknowledged;
    const { lost } = await countEnquiries(site.databaseUrl, writers.acknowledged);
    const statuses = [...writers.statuses.keys()].filter((status) => status !== 0);
    assert.deepEqual({ lost, statuses }, { lost: 0, statuses: [201] });
    const ready = `ready after ${Math.round(median(starts))} ms (longest ${Math.round(Math.max(...starts))} ms)`;
    return `${starts.length} kills, ${size} acknowledged, ${lost} lost; ${ready}`;
  } finally {
    await site.remove();
  }
}

/** SIGTERM under writers; with several workers to all processes and twice, as supervisors do. */
export async function stopWhileWriting(stops = 10, settings: Record<string, string> = {}): Promise<string> {
  const site = await getSite({ settings });
  const acknowledged = new Set<string>();
  let longest = 0;
  try {
    for (let stop = 0; stop < stops; stop += 1) {
      await site.start();
      const writers = startWriters(site.origin);
      await pause(300 + Math.random() * 300);
      const { code, milliseconds } = await site.stop("WORKERS" in settings ? () => signalAllTwice(site) : undefined);
      await writers.stop();
      for (const message of writers.acknowledged) acknowledged.add(message);
      assert.equal(code, 0);
      longest = Math.max(longest, milliseconds);
    }
    const { stored, lost } = await countEnquiries(site.databaseUrl, acknowledged);
    assert.deepEqual({ stored, lost }, { stored: acknowledged.size, lost: 0 });
    assert.ok(stored > 0 && longest < 10_000);
    return `${stops} stops: ${stored} accepted, ${acknowledged.size} answered; exit after at most ${Math.round(longest)} ms`;
  } finally {
    await site.remove();
  }
}

function signalAllTwice(site: Site): void {
  process.kill(-site.pid(), "SIGTERM");
  setTimeout(() => {
    try {
      process.kill(-site.pid(), "SIGTERM");
    } catch {
      // Already exited.
    }
  }, 20);
}
