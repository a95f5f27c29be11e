import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../tests/support/postgres.ts";
import { getSite, says200, until } from "./site.ts";
import { getLost, startWriters, type Writers } from "./writers.ts";

export interface Restarted {
  crashes: number;
  writers: Writers;
  lost: number;
  /** The server process survived. */
  lived: boolean;
  /** Milliseconds from PostgreSQL's recovery to the first 201. */
  whole: number[];
  /** Cached pages requested and served during the outage. */
  pages: { asked: number; answered: number };
}

export async function crashPostgres(crashes: number, downFor = 500): Promise<Restarted> {
  const postgres = await startPostgres({ durable: true });
  const site = await getSite({ settings: { DATABASE_URL: postgres.url } });
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
    const lost = await getLost(postgres.url, writers.acknowledged);
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
