import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { getAppSecret } from "../database/app-metadata.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import type { Clock } from "../lib/clock.ts";
import { consumeBatch } from "./consume-batch.ts";
import { addToCounts, type LimitCharge, type LimitKey, secondsUntil } from "./limit-counts.ts";
import { getPolicy, type LimitedAction } from "./policy.ts";

/** Rate limits, counted in the database across processes and restarts. */
export interface RateLimits {
  /**
   * Counts one action, in the caller's transaction if given.
   * @param proof solved proof of work, which raises some limits once
   * @throws AppError "too-many" with the seconds to wait
   */
  consume(db: Kysely<Tables>, act: LimitedAction, key: string, proof?: string | null): Promise<void>;
  /**
   * Counts one action under several keys in one statement. Returns whether the proof was fresh, and the
   * counts; 0 with limits off.
   */
  consumeEach(
    db: Kysely<Tables>,
    heads: readonly LimitKey[],
    proof?: string | null,
  ): Promise<{ hasProof: boolean; times: number[] }>;
  /**
   * Counts a batch as if one after the other, in as many statements as for one; refused ones are refunded.
   * Returns a refusal or null for each.
   */
  consumeBatch(db: Kysely<Tables>, spendings: readonly LimitCharge[]): Promise<(AppError | null)[]>;
  /**
   * Which of these forms repeat one that was sent within the last 60 seconds, in their order; the others are remembered
   * with the caller's transaction. Works with limits off as well.
   * @param forms all that makes a form the same as another, the visitor included; null is never a repeat
   */
  repeats(db: Kysely<Tables>, forms: readonly (string | null)[]): Promise<boolean[]>;
  /** Counts without refusing; returns the count, 0 with limits off. */
  count(db: Kysely<Tables>, act: LimitedAction, key: string): Promise<number>;
  /** Refunds one. */
  refund(db: Kysely<Tables>, act: LimitedAction, key: string): Promise<void>;
  /** Deletes expired counters. */
  cleanup(db: Kysely<Tables>): Promise<void>;
}

/** @param on false turns all limits off (`RATE_LIMITS=0`, load tests only) */
export async function createRateLimits(
  db: Kysely<Tables>,
  { clock, on }: { clock: Clock; on: boolean },
): Promise<RateLimits> {
  const secret = await getAppSecret(db, "limits-secret");
  // Keys are personal data; only their HMAC is stored.
  const hidden = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  const add = async (db: Kysely<Tables>, heads: readonly LimitKey[]) => {
    const now = clock().getTime();
    const added = heads.map(({ act, key, times = 1 }) => ({ act, key: hidden(key), times }));
    const rows = await addToCounts(db, added, now);
    return heads.map((head) => {
      const { count = 0, window_ends_at = now } = rows.find(({ act }) => act === head.act) ?? {};
      return { head, count, wait: secondsUntil(window_ends_at, now) };
    });
  };
  const isFresh = async (db: Kysely<Tables>, proof: string) =>
    (await add(db, [{ act: "use a proof", key: proof }]))[0]?.count === 1;
  const consumeEach: RateLimits["consumeEach"] = async (db, heads, proof = null) => {
    if (!on) return { hasProof: false, times: heads.map(() => 0) };
    const allowsMore = heads.some(({ act }) => getPolicy(act).withProof !== undefined);
    const hasProof = proof !== null && allowsMore && (await isFresh(db, proof));
    const counts = await add(db, heads);
    for (const { head, count, wait } of counts) {
      const { times, withProof = times } = getPolicy(head.act);
      if (!head.countOnly && count > (hasProof ? withProof : times))
        throw new AppError("too-many", "too-many-requests", { retryAfter: wait });
    }
    return { hasProof, times: counts.map(({ count }) => count) };
  };

  return {
    consumeEach,
    consumeBatch: async (db, spendings) =>
      on ? consumeBatch(db, spendings, { now: clock().getTime(), hidden }) : spendings.map(() => null),
    repeats: (db, forms) => getRepeats(db, forms, { now: clock().getTime(), hidden }),
    async consume(db, act, key, proof) {
      await consumeEach(db, [{ act, key }], proof);
    },
    async count(db, act, key) {
      return (await consumeEach(db, [{ act, key, countOnly: true }])).times[0] ?? 0;
    },
    async refund(db, act, key) {
      await db
        .updateTable("limit_counts")
        .set({ count: sql<number>`count - 1` })
        .where("act", "=", act)
        .where("key", "=", hidden(key))
        .where("count", ">", 0)
        .execute();
    },
    async cleanup(db) {
      await db.deleteFrom("limit_counts").where("window_ends_at", "<=", clock().getTime()).execute();
    },
  };
}

const act = "send the same form";

/** Which forms repeat an earlier one, among them or counted before, in their order. One statement for all. */
async function getRepeats(
  db: Kysely<Tables>,
  forms: readonly (string | null)[],
  { now, hidden }: { now: number; hidden(key: string): string },
): Promise<boolean[]> {
  const keys = forms.map((form) => (form === null ? null : hidden(form)));
  const times = new Map<string, number>();
  for (const key of keys) if (key !== null) times.set(key, (times.get(key) ?? 0) + 1);
  if (times.size === 0) return keys.map(() => false);
  // Sorted, so that two transactions which add to the same rows cannot deadlock.
  const added = [...times.keys()].toSorted().map((key) => ({ act, key, times: times.get(key) ?? 0 }) as const);
  const seen = new Set<string>();
  for (const { key, count } of await addToCounts(db, added, now)) if (count > (times.get(key) ?? 0)) seen.add(key);
  return keys.map((key) => {
    if (key === null) return false;
    const repeated = seen.has(key);
    seen.add(key);
    return repeated;
  });
}
