import { setTimeout as pause } from "node:timers/promises";
import { siteOf } from "./site.ts";
import { lostOf, startWriters } from "./writers.ts";

/** What came of killing a server again and again while eight visitors wrote. */
export interface Killed {
  kills: number;
  acknowledged: number;
  lost: number;
  /** Other answers than 201 and none at all, of which there should be none. */
  odd: number;
  /** From each start to the first ready answer, in milliseconds. */
  starts: number[];
}

/** No kill begins later than this, in milliseconds: on a slow machine there are fewer. */
const WITHIN = 240_000;

/** Kills the server with SIGKILL at random moments while eight visitors write, and starts it again each time. */
export async function killWhileWriting(kills: number, settings: Record<string, string> = {}): Promise<Killed> {
  const began = performance.now();
  const site = await siteOf({ settings });
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
      lost: await lostOf(site.databaseUrl, writers.acknowledged),
      odd: odd.reduce((sum, [, times]) => sum + times, 0),
      starts,
    };
  } finally {
    await site.remove();
  }
}
