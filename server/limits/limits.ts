import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock.ts";
import { installationSecret } from "../database/installation-secret.ts";
import type { Tables } from "../database/tables.ts";
import { Refused } from "../refused.ts";
import { addToCounts, type Head, type Spending, secondsUntil } from "./limit-counts.ts";
import { type LimitedAct, policyOf } from "./policy.ts";
import { repeatsOf } from "./repeated-forms.ts";
import { spendAll } from "./spend-all.ts";

/** How often acts may be done. Counts live in the database: they hold across processes and restarts. */
export interface Limits {
  /**
   * Counts one act by `key`, in the caller's transaction if there is one.
   * @param proof a solved task of a proof of work, which allows more of some acts, once
   * @throws Refused "too-many" with the seconds to wait, when the act was done too often.
   */
  spend(db: Kysely<Tables>, act: LimitedAct, key: string, proof?: string | null): Promise<void>;
  /**
   * Counts one act under several heads, in one statement; one proof is good for all of them.
   * @returns whether a proof came that was not used before, and how often each was done, this time included; 0 where
   * limits are off
   */
  spendEach(
    db: Kysely<Tables>,
    heads: readonly Head[],
    proof?: string | null,
  ): Promise<{ proven: boolean; times: number[] }>;
  /**
   * Counts what many do in one transaction, in as many statements as for one of them, as if one came after the other: who
   * is refused leaves nothing behind. Tells of each, in their order, why it is refused; null where it is not.
   */
  spendAll(db: Kysely<Tables>, spendings: readonly Spending[]): Promise<(Refused | null)[]>;
  /**
   * Which of these forms repeat one that was sent within the last 60 seconds, in their order; the others are remembered
   * with the caller's transaction. Works with limits off as well.
   * @param forms all that makes a form the same as another, the visitor included; null is never a repeat
   */
  repeats(db: Kysely<Tables>, forms: readonly (string | null)[]): Promise<boolean[]>;
  /** Counts and refuses nothing. Returns how often, this time included; 0 where limits are off. */
  count(db: Kysely<Tables>, act: LimitedAct, key: string): Promise<number>;
  /** Gives one back, after an act turned out harmless. */
  giveBack(db: Kysely<Tables>, act: LimitedAct, key: string): Promise<void>;
  /** Removes the counts whose time is over. */
  tidy(db: Kysely<Tables>): Promise<void>;
}

/** @param on false turns every limit off, for load tests only (`RATE_LIMITS=0`). */
export async function openLimits(db: Kysely<Tables>, { clock, on }: { clock: Clock; on: boolean }): Promise<Limits> {
  const secret = await installationSecret(db, "limits-secret");
  // Keys are addresses of people; they are counted under a keyed hash, so that the table says nothing about anybody.
  const hidden = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  /** How often, these times included, and how long that still counts, for each. */
  const add = async (db: Kysely<Tables>, heads: readonly Head[]) => {
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
  const spendEach: Limits["spendEach"] = async (db, heads, proof = null) => {
    if (!on) return { proven: false, times: heads.map(() => 0) };
    const allowsMore = heads.some(({ act }) => policyOf(act).withProof !== undefined);
    const proven = proof !== null && allowsMore && (await isFresh(db, proof));
    const counts = await add(db, heads);
    for (const { head, count, wait } of counts) {
      const { times, withProof = times } = policyOf(head.act);
      if (!head.neverRefuses && count > (proven ? withProof : times))
        throw new Refused("too-many", "too-many-requests", { retryAfter: wait });
    }
    return { proven, times: counts.map(({ count }) => count) };
  };

  return {
    spendEach,
    spendAll: async (db, spendings) =>
      on ? spendAll(db, spendings, { now: clock().getTime(), hidden }) : spendings.map(() => null),
    repeats: (db, forms) => repeatsOf(db, forms, { now: clock().getTime(), hidden }),
    async spend(db, act, key, proof) {
      await spendEach(db, [{ act, key }], proof);
    },
    async count(db, act, key) {
      return (await spendEach(db, [{ act, key, neverRefuses: true }])).times[0] ?? 0;
    },
    async giveBack(db, act, key) {
      await db
        .updateTable("limit_counts")
        .set({ count: sql<number>`count - 1` })
        .where("act", "=", act)
        .where("key", "=", hidden(key))
        .where("count", ">", 0)
        .execute();
    },
    async tidy(db) {
      await db.deleteFrom("limit_counts").where("window_ends_at", "<=", clock().getTime()).execute();
    },
  };
}
