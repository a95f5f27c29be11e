import { createHmac, randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type CodeCheck, OTP_LENGTH, OTP_MINUTES, OTP_TRIES } from "../../../shared/accounts/password-reset.ts";
import { getAppSecret } from "../../database/app-metadata.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { MAX_CLOCK_SKEW_MS, toTimestamp } from "../../lib/clock.ts";

/** One-time codes, one per account, stored as keyed hashes with their number of wrong attempts. */
export interface ResetCodes {
  /** Replaces the account's code. Does the same work for unknown addresses. */
  make(email: string): Promise<string>;
  /** Checks a code and counts a wrong attempt in one statement; "none" when no code is valid. */
  check(db: Kysely<Tables>, check: CodeCheck): Promise<"right" | "wrong" | "none">;
  /** Consumes a right code and returns the account id; null if another request was first. */
  consume(db: Kysely<Tables>, check: CodeCheck): Promise<number | null>;
  end(db: Kysely<Tables>, email: string): Promise<void>;
  cleanup(): Promise<void>;
}

export async function createResetCodes({ db, clock }: PickDeps<"db" | "clock">): Promise<ResetCodes> {
  const secret = await getAppSecret(db, "codes-secret");
  // The hash covers the account, so a code fits only its own.
  const hashOf = ({ email, otp }: CodeCheck) =>
    createHmac("sha256", secret).update(`${email}\n${otp}`).digest("base64url");

  /** Latest plausible expiry; a later one means that the clock was set back. */
  const longest = () => toTimestamp(clock, OTP_MINUTES * 60_000 + MAX_CLOCK_SKEW_MS);

  return {
    async make(email) {
      const otp = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
      const fresh = {
        code_hash: hashOf({ email, otp }),
        expires_at: toTimestamp(clock, OTP_MINUTES * 60_000),
        wrong_tries: 0,
      };
      await db
        .insertInto("reset_codes")
        .columns(["admin_id", "code_hash", "expires_at", "wrong_tries"])
        .expression((of) =>
          of
            .selectFrom("admins")
            .select([
              "id",
              sql<string>`${fresh.code_hash}`.as("code_hash"),
              sql<string>`${fresh.expires_at}`.as("expires_at"),
              sql.lit(fresh.wrong_tries).as("wrong_tries"),
            ])
            .where("email", "=", email)
            .where("active", "=", 1),
        )
        .onConflict((row) => row.column("admin_id").doUpdateSet(fresh))
        .execute();
      return otp;
    },

    async check(trx, check) {
      const hash = hashOf(check);
      const code = await trx
        .updateTable("reset_codes")
        .set({ wrong_tries: sql<number>`case when code_hash = ${hash} then wrong_tries else wrong_tries + 1 end` })
        .where("admin_id", "=", (of) => of.selectFrom("admins").select("id").where("email", "=", check.email))
        .where("expires_at", ">", toTimestamp(clock))
        .where("expires_at", "<=", longest())
        .where("wrong_tries", "<", OTP_TRIES)
        .returning("code_hash")
        .executeTakeFirst();
      if (!code) return "none";
      return code.code_hash === hash ? "right" : "wrong";
    },

    async consume(trx, check) {
      const used = await trx
        .deleteFrom("reset_codes")
        .where("admin_id", "=", (of) => of.selectFrom("admins").select("id").where("email", "=", check.email))
        .where("code_hash", "=", hashOf(check))
        .where("expires_at", ">", toTimestamp(clock))
        .where("expires_at", "<=", longest())
        .where("wrong_tries", "<", OTP_TRIES)
        .returning("admin_id")
        .executeTakeFirst();
      return used?.admin_id ?? null;
    },

    async end(trx, email) {
      await trx
        .deleteFrom("reset_codes")
        .where("admin_id", "=", (of) => of.selectFrom("admins").select("id").where("email", "=", email))
        .execute();
    },

    async cleanup() {
      await db.deleteFrom("reset_codes").where("expires_at", "<=", toTimestamp(clock)).execute();
    },
  };
}
