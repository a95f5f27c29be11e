import { type ExpressionBuilder, type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { TWO_FACTOR_LIMITS } from "../../../shared/two-factor/two-factor.ts";
import type { ChallengeRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { MAX_CLOCK_SKEW_MS, toTimestamp } from "../../lib/clock.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";

export interface Challenge {
  admin_id: number | null;
  asked: string | null;
}

/**
 * Pending logins and passkey registrations. Tokens are random and stored as hashes; attempts are counted in
 * the database.
 */
export interface Challenges {
  /** Creates one; returns its token. */
  begin(db: Kysely<Tables>, adminId: number | null): Promise<string>;
  /** Stores the WebAuthn challenge; null when expired. */
  ask(token: string, webauthnChallenge: string): Promise<Challenge | null>;
  /** Null when expired. */
  find(token: string): Promise<Challenge | null>;
  /** Counts an attempt before it is checked; null when expired or exhausted. */
  consume(db: Kysely<Tables>, token: string): Promise<Challenge | null>;
  /** Consumes it; of concurrent calls one gets true. */
  finish(db: Kysely<Tables>, token: string, webauthnChallenge: string | null): Promise<boolean>;
  beginAdding(adminId: number, webauthnChallenge: string): Promise<void>;
  /** False when expired or another user's. */
  finishAdding(db: Kysely<Tables>, adminId: number, webauthnChallenge: string): Promise<boolean>;
  endAll(db: Kysely<Tables>, adminId: number): Promise<void>;
  cleanup(): Promise<void>;
}

const TTL_MS = TWO_FACTOR_LIMITS.minutes * 60_000;

export function createChallenges({ db, clock }: PickDeps<"db" | "clock">): Challenges {
  const insert = (
    on: Kysely<Tables>,
    row: Pick<Insertable<ChallengeRow>, "purpose" | "admin_id" | "asked">,
    token: string,
  ) =>
    on
      .insertInto("challenges")
      .values({ ...row, token_hash: hashToken(token), expires_at: toTimestamp(clock, TTL_MS), wrong_tries: 0 })
      .onConflict((existing) => existing.doNothing())
      .execute();
  /** The one of a token while it lives; a clock that was set back makes none live longer. */
  const living =
    (token: string, purpose: Selectable<ChallengeRow>["purpose"]) =>
    ({ and, eb }: ExpressionBuilder<Tables, "challenges">) =>
      and([
        eb("token_hash", "=", hashToken(token)),
        eb("purpose", "=", purpose),
        eb("expires_at", ">", toTimestamp(clock)),
        eb("expires_at", "<=", toTimestamp(clock, TTL_MS + MAX_CLOCK_SKEW_MS)),
      ]);
  /** Pending login with attempts left. */
  const open = (token: string) => (row: ExpressionBuilder<Tables, "challenges">) =>
    row.and([living(token, "log in")(row), row.eb("wrong_tries", "<", TWO_FACTOR_LIMITS.tries)]);

  return {
    async begin(on, admin_id) {
      const token = newToken();
      await insert(on, { purpose: "log in", admin_id, asked: null }, token);
      return token;
    },

    async ask(token, webauthnChallenge) {
      const row = await db
        .updateTable("challenges")
        .set({ asked: webauthnChallenge })
        .where(open(token))
        .returning(["admin_id", "asked"])
        .executeTakeFirst();
      return row ?? null;
    },

    async find(token) {
      const row = await db.selectFrom("challenges").select(["admin_id", "asked"]).where(open(token)).executeTakeFirst();
      return row ?? null;
    },

    async consume(on, token) {
      const row = await on
        .updateTable("challenges")
        .set({ wrong_tries: sql<number>`wrong_tries + 1` })
        .where(open(token))
        .returning(["admin_id", "asked"])
        .executeTakeFirst();
      return row ?? null;
    },

    async finish(on, token, webauthnChallenge) {
      const row = await on
        .deleteFrom("challenges")
        .where("token_hash", "=", hashToken(token))
        .$if(webauthnChallenge !== null, (query) => query.where("asked", "=", webauthnChallenge))
        .returning("token_hash")
        .executeTakeFirst();
      return row !== undefined;
    },

    async beginAdding(admin_id, webauthnChallenge) {
      await insert(db, { purpose: "add a passkey", admin_id, asked: webauthnChallenge }, webauthnChallenge);
    },

    async finishAdding(on, adminId, webauthnChallenge) {
      const row = await on
        .deleteFrom("challenges")
        .where(living(webauthnChallenge, "add a passkey"))
        .where("admin_id", "=", adminId)
        .returning("token_hash")
        .executeTakeFirst();
      return row !== undefined;
    },

    async endAll(on, adminId) {
      await on.deleteFrom("challenges").where("admin_id", "=", adminId).execute();
    },

    async cleanup() {
      await db.deleteFrom("challenges").where("expires_at", "<=", toTimestamp(clock)).execute();
    },
  };
}
