import { type Insertable, sql } from "kysely";
import { todayInIst } from "../../../shared/time/ist-days.ts";
import {
  type Press,
  type Referrer,
  toVisitedPage,
  VISITS_DEFAULT_DAYS,
  VISITS_MAX_DAYS,
  VISITS_MAX_ROWS,
  VISITS_RETENTION_DAYS,
  type VisitCount,
  type VisitCounts,
  type VisitsBy,
} from "../../../shared/visits/visits.ts";
import type { VisitRow } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { createPoller, type Poller } from "../../lib/async.ts";
import { getLimitKeys } from "../../rate-limit/form-post-keys.ts";

/** Counts visits of public pages and presses on their links; nothing is stored about people. */
export interface Visits extends Pick<Poller, "start" | "stop"> {
  /** False with `VISITS=0`. */
  on: boolean;
  /** Counts a visit, in memory until the next flush. */
  add(visit: Omit<Visit, "day">): void;
  /**
   * Durable once this resolves.
   * @throws AppError "too-many"
   */
  press(press: { what: Press; path: string }, visitor: string): Promise<void>;
  /** @throws AppError "malformed" for a range that is too long or turned */
  count(asked: { by?: VisitsBy | undefined; from?: string | undefined; to?: string | undefined }): Promise<VisitCounts>;
  /** Deletes what is older than two years. */
  cleanup(): Promise<void>;
}

/** A process that dies loses at most so much. */
const FLUSH_INTERVAL_MS = 10_000;
/** Rows of one statement; a day has about 200. */
const MAX_ROWS = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Visit = Pick<Insertable<VisitRow>, "day" | "path" | "language" | "referrer">;

const toKey = (...columns: string[]): string => columns.join(" ");

const sumOf = sql<number>`sum(count)`.as("count");

/** PostgreSQL sums to bigint. */
const toNumbers = ({ count, ml, ...of }: VisitCount): VisitCount => ({
  ...of,
  count: Number(count),
  ...(ml !== undefined && { ml: Number(ml) }),
});

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

interface Deps extends PickDeps<"db" | "clock" | "log" | "groupCommit" | "limits"> {
  on: boolean;
}

export function createVisits({ db, clock, log, groupCommit, limits, on }: Deps): Visits {
  let waiting = new Map<string, Insertable<VisitRow>>();

  const add = (visit: Visit, count = 1) => {
    const key = toKey(visit.day, visit.path, visit.language, visit.referrer);
    const known = waiting.get(key);
    if (known) known.count += count;
    else waiting.set(key, { key, ...visit, count });
  };

  const flush = async () => {
    if (waiting.size === 0) return;
    const counted = waiting;
    waiting = new Map();
    // Sorted, so that two processes cannot deadlock.
    const rows = [...counted.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
    for (let from = 0; from < rows.length; from += MAX_ROWS)
      try {
        await db
          .insertInto("visits")
          .values(rows.slice(from, from + MAX_ROWS))
          .onConflict((row) => row.column("key").doUpdateSet({ count: sql<number>`visits.count + excluded.count` }))
          .execute();
      } catch (error) {
        for (const { key: _, count, ...visit } of rows.slice(from)) add(visit, count);
        throw error;
      }
  };
  const poller = createPoller(flush, FLUSH_INTERVAL_MS, (error) => log.warn({ err: error }, "visits not stored"));

  const countPresses = groupCommit(async (trx, presses: { what: Press; path: string; visitor: string }[]) => {
    const refusals = await limits.consumeBatch(
      trx,
      presses.map(({ visitor }) => ({ keys: getLimitKeys("press a link", visitor), proof: undefined })),
    );
    const day = todayInIst(clock());
    const counts = new Map<string, { key: string; day: string; path: string; what: Press; count: number }>();
    for (const { what, path } of presses.filter((_, place) => !refusals[place])) {
      const key = toKey(day, path, what);
      counts.set(key, { key, day, path, what, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    if (counts.size === 0) return refusals;
    await trx
      .insertInto("presses")
      .values([...counts.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      .onConflict((row) => row.column("key").doUpdateSet({ count: sql<number>`presses.count + excluded.count` }))
      .execute();
    return refusals;
  });

  const visitsWithin = (from: string, to: string) =>
    db.selectFrom("visits").where("day", ">=", from).where("day", "<=", to);

  const query: Record<VisitsBy, (from: string, to: string) => Promise<VisitCount[]>> = {
    day: (from, to) =>
      visitsWithin(from, to)
        .select(["day", sumOf, sql<number>`sum(case when language = 'ml' then count else 0 end)`.as("ml")])
        .groupBy("day")
        .orderBy("day")
        .execute(),
    path: (from, to) =>
      visitsWithin(from, to)
        .select(["path", sumOf])
        .groupBy("path")
        .orderBy("count", "desc")
        .orderBy("path")
        .limit(VISITS_MAX_ROWS)
        .execute(),
    language: (from, to) =>
      visitsWithin(from, to)
        .select(["language", sumOf])
        .groupBy("language")
        .orderBy("count", "desc")
        .orderBy("language")
        .limit(VISITS_MAX_ROWS)
        .execute(),
    referrer: (from, to) =>
      visitsWithin(from, to)
        .where("referrer", "!=", "site")
        .select([sql<Referrer>`referrer`.as("referrer"), sumOf])
        .groupBy("referrer")
        .orderBy("count", "desc")
        .orderBy("referrer")
        .limit(VISITS_MAX_ROWS)
        .execute(),
    press: (from, to) =>
      db
        .selectFrom("presses")
        .where("day", ">=", from)
        .where("day", "<=", to)
        .select([sql<Press>`what`.as("press"), sumOf])
        .groupBy("what")
        .orderBy("count", "desc")
        .orderBy("what")
        .limit(VISITS_MAX_ROWS)
        .execute(),
  };

  return {
    on,
    start: poller.start,
    async stop() {
      await poller.stop();
      await poller.tick();
    },

    add(visit) {
      if (on) add({ ...visit, day: todayInIst(clock()) });
    },

    async press({ what, path }, visitor) {
      const page = toVisitedPage(path);
      if (on && page) await countPresses({ what, path: page.path, visitor });
    },

    async count({ by = "day", ...asked }) {
      const to = asked.to ?? todayInIst(clock());
      const from = asked.from ?? dayBefore(to, VISITS_DEFAULT_DAYS - 1);
      if (from > to || dayBefore(to, VISITS_MAX_DAYS - 1) > from)
        throw new AppError("malformed", {
          rule: { code: "visits-range", params: { limit: VISITS_MAX_DAYS } },
          fields: {},
        });
      await flush();
      const data = (await query[by](from, to)).map(toNumbers);
      return { data, meta: { by, from, to, total: data.reduce((sum, { count }) => sum + count, 0), on } };
    },

    async cleanup() {
      const before = todayInIst(clock(), -VISITS_RETENTION_DAYS);
      await db.deleteFrom("visits").where("day", "<", before).execute();
      await db.deleteFrom("presses").where("day", "<", before).execute();
    },
  };
}
