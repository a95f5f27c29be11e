import { setTimeout as pause } from "node:timers/promises";
import { getSite } from "./site.ts";
import { getLost, startWriters } from "./writers.ts";

export interface Killed {
  kills: number;
  acknowledged: number;
  lost: number;
  /** Unexpected statuses; should be 0. */
  odd: number;
  /** Milliseconds to readiness. */
  starts: number[];
}

/** Time limit in ms. */
const WITHIN = 240_000;

/** SIGKILL at random moments under eight writers. */
export async function killWhileWriting(kills: number, settings: Record<string, string> = {}): Promise<Killed> {
  const began = performance.now();
  const site = await getSite({ settings });
  const starts: number[] = [];
  try {
    await site.start();
    const writers = startWriters(site.origin);
    for (let kill = 0; kill < kills && performance.now() - began < WITHIN; kill += 1) {
      await pause(100 + Math.random() * 400);
      await site.kill();
      starts.push(await site.start());
    }
    await pause(200);
    await writers.stop();
    await site.kill();
    const odd = [...writers.statuses].filter(([status]) => status !== 201 && status !== 0);
    return {
      kills: starts.length,
      acknowledged: writers.acknowledged.size,
      lost: await getLost(site.databaseUrl, writers.acknowledged),
      odd: odd.reduce((sum, [, times]) => sum + times, 0),
      starts,
    };
  } finally {
    await site.remove();
  }
}
