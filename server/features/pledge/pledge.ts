import { sql } from "kysely";
import { MIN_PLEDGES_SHOWN } from "../../../shared/pledge/pledge.ts";
import { todayInIst } from "../../../shared/time/ist-days.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { getLimitKeys } from "../../rate-limit/form-post-keys.ts";
import type { Proof } from "../../rate-limit/proof-of-work.ts";

/** Counts pledges; nothing is stored about people. */
export interface Pledge {
  /**
   * Durable once this resolves.
   * @param proof solved proof of work, raises the limit
   * @throws AppError "too-many"
   */
  submit(visitor: string, proof?: Proof | null): Promise<void>;
  /** Total before the current hour, so that pages change hourly; null while small. */
  getShown(): Promise<number | null>;
  /** Next full hour at which the public figure changes; null when it will not. */
  getNextChange(after: string): Promise<string | null>;
}

const HOUR_MS = 60 * 60 * 1000;
/** UTC hour of a timestamp. */
const getHour = (moment: string): string => moment.slice(0, 13);
const getHourStart = (hour: string): number => Date.parse(`${hour}:00:00.000Z`);

export function createPledge({
  db,
  clock,
  limits,
  groupCommit,
}: PickDeps<"db" | "clock" | "groupCommit" | "limits">): Pledge {
  /** Total before an hour. */
  const before = async (hour: string): Promise<number> => {
    const row = await db
      .selectFrom("pledges")
      .select(sql<number | string | null>`sum(case when hour < ${hour} then count else before_hour end)`.as("count"))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };

  const countAll = groupCommit(async (trx, presses: { visitor: string; proof: Proof | null }[]) => {
    const refusals = await limits.consumeBatch(
      trx,
      presses.map(({ visitor, proof }) => ({ keys: getLimitKeys("take the pledge", visitor), proof: proof?.task })),
    );
    const count = refusals.filter((error) => !error).length;
    if (count === 0) return refusals;
    const hour = getHour(toTimestamp(clock));
    await trx
      .insertInto("pledges")
      .values({ day: todayInIst(clock()), count, hour, before_hour: 0 })
      .onConflict((row) =>
        row.column("day").doUpdateSet({
          count: sql<number>`pledges.count + excluded.count`,
          before_hour: sql<number>`case when pledges.hour < ${hour} then pledges.count else pledges.before_hour end`,
          hour: sql<string>`case when pledges.hour < ${hour} then ${hour} else pledges.hour end`,
        }),
      )
      .execute();
    return refusals;
  });

  return {
    submit: async (visitor, proof = null) => void (await countAll({ visitor, proof })),

    async getShown() {
      const count = await before(getHour(toTimestamp(clock)));
      return count < MIN_PLEDGES_SHOWN ? null : count;
    },

    async getNextChange(after) {
      const row = await db
        .selectFrom("pledges")
        .select(({ fn }) => [fn.max("hour").as("hour"), fn.sum("count").as("count")])
        .executeTakeFirst();
      if (!row?.hour || Number(row.count) < MIN_PLEDGES_SHOWN) return null;
      const next = new Date(getHourStart(row.hour) + HOUR_MS).toISOString();
      return next > after ? next : null;
    },
  };
}
