import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock.ts";
import { installationSecret } from "../database/installation-secret.ts";
import type { Tables } from "../database/tables.ts";
import { Refused } from "../refused.ts";
import { LIMITS, type LimitedAct } from "./policy.ts";

/** How often acts may be done. Counts live in the database: they hold across processes and restarts. */
export interface Limits {
  /**
   * Counts one act by `key`, in the caller's transaction if there is one.
   * @param proof a solved task of a proof of work, which allows more of some acts, once
   * @throws Refused "too-many" with the seconds to wait, when the act was done too often.
   */
  spend(db: Kysely<Tables>, act: LimitedAct, key: string, proof?: string | null): Promise<void>;
  /** Gives one back, after an act turned out harmless. */
  giveBack(db: Kysely<Tables>, act: LimitedAct, key: string): Promise<void>;
  /** Removes the counts whose time is over. */
  tidy(db: Kysely<Tables>): Promise<void>;
}

const TOO_MANY = "Too many requests. Please wait a little and try again.";

/** @param on false turns every limit off, for load tests only (`RATE_LIMITS=0`). */
export async function openLimits(db: Kysely<Tables>, { clock, on }: { clock: Clock; on: boolean }): Promise<Limits> {
  const secret = await installationSecret(db, "limits-secret");
  // Keys are addresses of people; they are counted under a keyed hash, so that the table says nothing about anybody.
  const hidden = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  /** How often, this time included, and until when that counts. */
  const count = async (db: Kysely<Tables>, act: LimitedAct, key: string) => {
    const now = clock().getTime();
    const over = sql<boolean>`limit_counts.window_ends_at <= ${now}`;
    return db
      .insertInto("limit_counts")
      .values({ act, key: hidden(key), window_ends_at: now + LIMITS[act].seconds * 1000, count: 1 })
      .onConflict((row) =>
        row.columns(["act", "key"]).doUpdateSet({
          count: sql<number>`case when ${over} then 1 else limit_counts.count + 1 end`,
          // A clock that was set back must not make the window longer than it is.
          window_ends_at: sql<number>`case when ${over} or limit_counts.window_ends_at > excluded.window_ends_at
            then excluded.window_ends_at else limit_counts.window_ends_at end`,
        }),
      )
      .returning(["count", "window_ends_at"])
      .executeTakeFirstOrThrow();
  };
  const isFresh = async (db: Kysely<Tables>, proof: string) => (await count(db, "use a proof", proof)).count === 1;

  return {
    async spend(db, act, key, proof = null) {
      if (!on) return;
      const policy: { times: number; withProof?: number } = LIMITS[act];
      const proven = proof !== null && policy.withProof !== undefined && (await isFresh(db, proof));
      const most = (proven && policy.withProof) || policy.times;
      const { count: times, window_ends_at } = await count(db, act, key);
      const wait = Math.max(1, Math.ceil((window_ends_at - clock().getTime()) / 1000));
      if (times > most) throw new Refused("too-many", TOO_MANY, { retryAfter: wait });
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
