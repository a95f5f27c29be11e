import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type LimitedAct, policyOf } from "./policy.ts";

/** One count to which an act is added. */
export interface Head {
  act: LimitedAct;
  /** An address, an account or whatever else acts are counted by, as it is: only a keyed hash of it is stored. */
  key: string;
  /** How much is added, 1 unless told; 0 only asks, and costs the same. */
  times?: number;
  /** Where a refusal would tell too much. */
  neverRefuses?: true;
}

/** What one act is counted under, and the proof that came with it. */
export interface Spending {
  heads: readonly Pick<Head, "act" | "key" | "times">[];
  proof?: string | null | undefined;
}

/** So many more acts under one hidden key. */
export interface Added {
  act: LimitedAct;
  key: string;
  times: number;
}

/**
 * Adds to the counts of several keys, no two of them alike, in one statement.
 * @returns how often, these times included, and until when that counts (milliseconds since 1970), in no order
 */
export function addToCounts(db: Kysely<Tables>, added: readonly Added[], now: number) {
  const over = sql<boolean>`limit_counts.window_ends_at <= ${now}`;
  return db
    .insertInto("limit_counts")
    .values(
      added.map(({ act, key, times }) => ({
        act,
        key,
        window_ends_at: now + policyOf(act).seconds * 1000,
        count: times,
      })),
    )
    .onConflict((row) =>
      row.columns(["act", "key"]).doUpdateSet({
        count: sql<number>`case when ${over} then excluded.count else limit_counts.count + excluded.count end`,
        // A clock that was set back must not make the window longer than it is.
        window_ends_at: sql<number>`case when ${over} or limit_counts.window_ends_at > excluded.window_ends_at
          then excluded.window_ends_at else limit_counts.window_ends_at end`,
      }),
    )
    .returning(["act", "key", "count", "window_ends_at"])
    .execute();
}

/** How long somebody has to wait, in seconds. */
export const secondsUntil = (moment: number, now: number): number => Math.max(1, Math.ceil((moment - now) / 1000));
