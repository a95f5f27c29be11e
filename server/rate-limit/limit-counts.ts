import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { getPolicy, type LimitedAction } from "./policy.ts";

/** A rate-limit counter. */
export interface LimitKey {
  act: LimitedAction;
  /** Stored as a keyed hash only. */
  key: string;
  /** Increment, default 1; 0 only reads. */
  times?: number;
  /** For counters whose refusal would reveal something. */
  countOnly?: true;
}

export interface LimitCharge {
  keys: readonly Pick<LimitKey, "act" | "key" | "times">[];
  proof?: string | null | undefined;
}

export interface LimitIncrement {
  act: LimitedAction;
  key: string;
  times: number;
}

/**
 * Increments several distinct counters in one statement. Returns counts and window ends (ms since 1970),
 * unordered.
 */
export function addToCounts(db: Kysely<Tables>, added: readonly LimitIncrement[], now: number) {
  const over = sql<boolean>`limit_counts.window_ends_at <= ${now}`;
  return db
    .insertInto("limit_counts")
    .values(
      added.map(({ act, key, times }) => ({
        act,
        key,
        window_ends_at: now + getPolicy(act).seconds * 1000,
        count: times,
      })),
    )
    .onConflict((row) =>
      row.columns(["act", "key"]).doUpdateSet({
        count: sql<number>`case when ${over} then excluded.count else limit_counts.count + excluded.count end`,
        // A clock set back must not extend the window.
        window_ends_at: sql<number>`case when ${over} or limit_counts.window_ends_at > excluded.window_ends_at
          then excluded.window_ends_at else limit_counts.window_ends_at end`,
      }),
    )
    .returning(["act", "key", "count", "window_ends_at"])
    .execute();
}

/** Seconds to wait. */
export const secondsUntil = (moment: number, now: number): number => Math.max(1, Math.ceil((moment - now) / 1000));
