import { setTimeout as pause } from "node:timers/promises";
import { getSite, type Site } from "./site.ts";
import { getLost, getStored, startWriters } from "./writers.ts";

export interface Stopped {
  stops: number;
  /** Rows in the database, and responses with 201. */
  accepted: number;
  answered: number;
  lost: number;
  codes: (number | null)[];
  /** Milliseconds. */
  slowest: number;
}

/** SIGTERM to the main process, or to all twice as supervisors do. */
type Asking = "once" | "all of them, twice";

export async function stopWhileWriting(
  stops: number,
  settings: Record<string, string> = {},
  asking: Asking = "once",
): Promise<Stopped> {
  const site = await getSite({ settings });
  const result: Stopped = { stops, accepted: 0, answered: 0, lost: 0, codes: [], slowest: 0 };
  try {
    const acknowledged = new Set<string>();
    for (let stop = 0; stop < stops; stop += 1) {
      await site.start();
      const writers = startWriters(site.origin);
      await pause(300 + Math.random() * 300);
      const { code, milliseconds } = await site.stop(asking === "once" ? undefined : () => signalAll(site));
      await writers.stop();
      for (const message of writers.acknowledged) acknowledged.add(message);
      result.codes.push(code);
      result.slowest = Math.max(result.slowest, milliseconds);
    }
    result.answered = acknowledged.size;
    result.accepted = await getStored(site.databaseUrl);
    result.lost = await getLost(site.databaseUrl, acknowledged);
    return result;
  } finally {
    await site.remove();
  }
}

function signalAll(site: Site): void {
  process.kill(-site.pid(), "SIGTERM");
  setTimeout(() => {
    try {
      process.kill(-site.pid(), "SIGTERM");
    } catch {
      // Already exited.
    }
  }, 20);
}
