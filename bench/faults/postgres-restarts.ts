import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../tests/support/postgres.ts";
import { says200, siteOf, until } from "./site.ts";
import { lostOf, startWriters, type Writers } from "./writers.ts";

/** What came of a PostgreSQL that crashed and was started again under a server with eight writing visitors. */
export interface Restarted {
  crashes: number;
  writers: Writers;
  lost: number;
  /** Whether the server is the process that it was. */
  lived: boolean;
  /** From the moment at which PostgreSQL answers again to the first acknowledged enquiry, in milliseconds. */
  whole: number[];
  /** Pages that were kept in memory, asked while it was down: how many, and how many were answered with 200. */
  pages: { asked: number; answered: number };
}

/** Stops a PostgreSQL at once under load and starts it again, several times. */
export async function crashPostgres(crashes: number, downFor = 500): Promise<Restarted> {
  const postgres = await startPostgres({ durable: true });
  const site = await siteOf({ settings: { DATABASE_URL: postgres.url } });
  try {
    await site.start();
    await says200(`${site.origin}/`);
    const pid = site.pid();
    const writers = startWriters(site.origin);
    const whole: number[] = [];
    const pages = { asked: 0, answered: 0 };
    for (let crash = 0; crash < crashes; crash += 1) {
      await pause(500);
      postgres.crash();
      pages.asked += 1;
      if (await says200(`${site.origin}/`)) pages.answered += 1;
      await pause(downFor);
      postgres.start();
      const before = writers.acknowledged.size;
      whole.push(await until(async () => writers.acknowledged.size > before));
    }
    await until(() => says200(`${site.origin}/readyz`));
    await writers.stop();
    const lost = await lostOf(postgres.url, writers.acknowledged);
    return {
      crashes,
      writers,
      lost,
      lived: site.pid() === pid && (await says200(`${site.origin}/healthz`)),
      whole,
      pages,
    };
  } finally {
    await site.remove();
    postgres.stop();
  }
}
