import { setImmediate as nextTurn } from "node:timers/promises";
import { type Insertable, sql } from "kysely";
import { IST_OFFSET_MS, todayInIst } from "../../../shared/time/ist-days.ts";
import {
  type Press,
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
  count(query: { by?: VisitsBy | undefined; from?: string | undefined; to?: string | undefined }): Promise<VisitCounts>;
  /** Deletes what is older than two years. */
  cleanup(): Promise<void>;
}

/** A process that dies loses at most so much. */
const FLUSH_INTERVAL_MS = 10_000;
/** Rows of one statement; a day has about 200. */
const MAX_ROWS = 1000;
const DAYS_PER_QUERY = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type Visit = Pick<Insertable<VisitRow>, "day" | "path" | "language" | "referrer">;

const sumOf = sql<number>`sum(count)`.as("count");

interface Sum {
  name: string;
  count: number;
  /** Absent of presses. */
  ml?: number;
}

const isBefore = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

interface Deps extends PickDeps<"db" | "clock" | "log" | "groupCommit" | "limits"> {
  on: boolean;
}

export function createVisits({ db, clock, log, groupCommit, limits, on }: Deps): Visits {
  let waiting = new Map<string, Insertable<VisitRow>>();

  const add = (visit: Omit<Visit, "day">, day: string, count = 1) => {
    const key = `${day} ${visit.path} ${visit.language} ${visit.referrer}`;
    const known = waiting.get(key);
    if (known) known.count += count;
    else waiting.set(key, { key, ...visit, day, count });
  };

  let today = { number: Number.NaN, day: "" };
  /** To format the day of each visit would take longer than to count it. */
  const getToday = () => {
    const now = clock();
    const number = Math.floor((now.getTime() + IST_OFFSET_MS) / DAY_MS);
    if (number !== today.number) today = { number, day: todayInIst(now) };
    return today.day;
  };

  const flush = async () => {
    if (waiting.size === 0) return;
    const counted = waiting;
    waiting = new Map();
    // Sorted, so that two processes cannot deadlock.
    const rows = [...counted.values()].toSorted((a, b) => isBefore(a.key, b.key));
    for (let from = 0; from < rows.length; from += MAX_ROWS)
      try {
        await db
          .insertInto("visits")
          .values(rows.slice(from, from + MAX_ROWS))
          .onConflict((row) => row.column("key").doUpdateSet({ count: sql<number>`visits.count + excluded.count` }))
          .execute();
      } catch (error) {
        for (const { key: _, day, count, ...visit } of rows.slice(from)) add(visit, day, count);
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
      const key = `${day} ${path} ${what}`;
      counts.set(key, { key, day, path, what, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    if (counts.size === 0) return refusals;
    await trx
      .insertInto("presses")
      .values([...counts.values()].toSorted((a, b) => isBefore(a.key, b.key)))
      .onConflict((row) => row.column("key").doUpdateSet({ count: sql<number>`presses.count + excluded.count` }))
      .execute();
    return refusals;
  });

  const sumRange = (by: VisitsBy, from: string, to: string): Promise<Sum[]> =>
    by === "press"
      ? db
          .selectFrom("presses")
          .where("day", ">=", from)
          .where("day", "<=", to)
          .select(["what as name", sumOf])
          .groupBy("what")
          .execute()
      : db
          .selectFrom("visits")
          .where("day", ">=", from)
          .where("day", "<=", to)
          .$if(by === "referrer", (visits) => visits.where("referrer", "!=", "site"))
          .select([`${by} as name`, sumOf, sql<number>`sum(case when language = 'ml' then count else 0 end)`.as("ml")])
          .groupBy(by)
          .execute();

  /** Some days at a time, so that no turn of the event loop grows with the period. */
  const sum = async (by: VisitsBy, from: string, to: string): Promise<Sum[]> => {
    const sums = new Map<string, Sum>();
    for (let first = from; first <= to; first = dayBefore(first, -DAYS_PER_QUERY)) {
      const last = dayBefore(first, 1 - DAYS_PER_QUERY);
      // PostgreSQL sums to bigint.
      for (const { name, count, ml = 0 } of await sumRange(by, first, last < to ? last : to)) {
        const known = sums.get(name);
        sums.set(name, { name, count: (known?.count ?? 0) + Number(count), ml: (known?.ml ?? 0) + Number(ml) });
      }
      await nextTurn();
    }
    return [...sums.values()];
  };

  return {
    on,
    start: poller.start,
    async stop() {
      await poller.stop();
      await poller.tick();
    },

    add(visit) {
      if (on) add(visit, getToday());
    },

    async press({ what, path }, visitor) {
      const page = toVisitedPage(path);
      if (on && page) await countPresses({ what, path: page.path, visitor });
    },

    async count({ by = "day", ...query }) {
      const to = query.to ?? todayInIst(clock());
      const from = query.from ?? dayBefore(to, VISITS_DEFAULT_DAYS - 1);
      if (from > to || dayBefore(to, VISITS_MAX_DAYS - 1) > from)
        throw new AppError("malformed", {
          rule: { code: "visits-range", params: { limit: VISITS_MAX_DAYS } },
          fields: {},
        });
      await flush();
      const sums = await sum(by, from, to);
      const data: VisitCount[] =
        by === "day"
          ? sums.map(({ name, count, ml = 0 }) => ({ day: name, count, ml })).toSorted((a, b) => isBefore(a.day, b.day))
          : sums
              .toSorted((a, b) => b.count - a.count || isBefore(a.name, b.name))
              .slice(0, VISITS_MAX_ROWS)
              .map(({ name, count }) => ({ [by]: name, count }));
      return { data, meta: { by, from, to, total: data.reduce((sum, { count }) => sum + count, 0), on } };
    },

    async cleanup() {
      const before = todayInIst(clock(), -VISITS_RETENTION_DAYS);
      for (const table of ["visits", "presses"] as const)
        for (;;) {
          const { day } = await db
            .selectFrom(table)
            .select(({ fn }) => fn.min<string | null>("day").as("day"))
            .executeTakeFirstOrThrow();
          if (day === null || day >= before) break;
          await db.deleteFrom(table).where("day", "=", day).execute();
          await nextTurn();
        }
    },
  };
}
