import { sql } from "kysely";
import { PLEDGES_SHOWN_FROM } from "../../../shared/pledge/pledge.ts";
import { todayInIndia } from "../../../shared/time/ist-days.ts";
import type { CommonNeeds } from "../../deps.ts";
import { momentOf } from "../../lib/clock.ts";
import { headsOf } from "../../rate-limit/form-post-keys.ts";
import type { Proof } from "../../rate-limit/proof-of-work.ts";

/** Counts pledges; nothing is stored about people. */
export interface Pledge {
  /**
   * Durable once this resolves.
   * @param proof solved proof of work, raises the limit
   * @throws AppError "too-many"
   */
  take(visitor: string, proof?: Proof | null): Promise<void>;
  /** Total before the current hour, so that pages change hourly; null while small. */
  shown(): Promise<number | null>;
  /** Next full hour at which the public figure changes; null when it will not. */
  nextChange(after: string): Promise<string | null>;
}

const HOUR = 60 * 60 * 1000;
/** UTC hour of a timestamp. */
const hourOf = (moment: string): string => moment.slice(0, 13);
const beginOf = (hour: string): number => Date.parse(`${hour}:00:00.000Z`);

export function createPledge({
  db,
  clock,
  limits,
  groupCommit,
}: CommonNeeds<"db" | "clock" | "groupCommit" | "limits">): Pledge {
  /** Total before an hour. */
  const before = async (hour: string): Promise<number> => {
    const row = await db
      .selectFrom("pledges")
      .select(sql<number | string | null>`sum(case when hour < ${hour} then count else before_hour end)`.as("count"))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };

  const countAll = groupCommit(async (trx, presses: { visitor: string; proof: Proof | null }[]) => {
    const refusals = await limits.spendAll(
      trx,
      presses.map(({ visitor, proof }) => ({ heads: headsOf("take the pledge", visitor), proof: proof?.task })),
    );
    const count = refusals.filter((error) => !error).length;
    if (count === 0) return refusals;
    const hour = hourOf(momentOf(clock));
    await trx
      .insertInto("pledges")
      .values({ day: todayInIndia(clock()), count, hour, before_hour: 0 })
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
    take: async (visitor, proof = null) => void (await countAll({ visitor, proof })),

    async shown() {
      const count = await before(hourOf(momentOf(clock)));
      return count < PLEDGES_SHOWN_FROM ? null : count;
    },

    async nextChange(after) {
      const row = await db
        .selectFrom("pledges")
        .select(({ fn }) => [fn.max("hour").as("hour"), fn.sum("count").as("count")])
        .executeTakeFirst();
      if (!row?.hour || Number(row.count) < PLEDGES_SHOWN_FROM) return null;
      const next = new Date(beginOf(row.hour) + HOUR).toISOString();
      return next > after ? next : null;
    },
  };
}
