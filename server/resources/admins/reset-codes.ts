import { createHmac, randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type CodeCheck, OTP_LENGTH, OTP_MINUTES, OTP_TRIES } from "../../../domain/password-reset.ts";
import { CLOCKS_DIFFER, momentOf } from "../../clock.ts";
import { installationSecret } from "../../database/installation-secret.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../needs.ts";

/**
 * One-time codes. An administrator has one at most; the database holds a keyed hash of it, so that a table that is
 * read by a stranger names no code, and its count of wrong tries, so that every process and address counts the same.
 */
export interface ResetCodes {
  /** Makes a code; it takes the place of the one before. For an address that nobody has it does the same work in vain. */
  make(email: string): Promise<string>;
  /**
   * Whether a code is right. A wrong one counts as a try, in the same step that judges it; where no code lives, there
   * is none to be right or wrong about.
   */
  check(db: Kysely<Tables>, check: CodeCheck): Promise<"right" | "wrong" | "none">;
  /** Takes a right code out of the world and tells whose it was; of two who come at once, one gets null. */
  useUp(db: Kysely<Tables>, check: CodeCheck): Promise<number | null>;
  end(db: Kysely<Tables>, email: string): Promise<void>;
  tidy(): Promise<void>;
}

/** Reads the key of the hashes first, and makes it where the installation has none yet. */
export async function openResetCodes({ db, clock }: CommonNeeds<"db" | "clock">): Promise<ResetCodes> {
  const secret = await installationSecret(db, "codes-secret");
  // The account is part of what is hashed: another account's code is another hash.
  const hashOf = ({ email, otp }: CodeCheck) =>
    createHmac("sha256", secret).update(`${email}\n${otp}`).digest("base64url");

  /** A code cannot live longer than when it was made, but for clocks that differ: one that does is older than it seems. */
  const longest = () => momentOf(clock, OTP_MINUTES * 60_000 + CLOCKS_DIFFER);

  return {
    async make(email) {
      const otp = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
      const fresh = {
        code_hash: hashOf({ email, otp }),
        expires_at: momentOf(clock, OTP_MINUTES * 60_000),
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
        .where("expires_at", ">", momentOf(clock))
        .where("expires_at", "<=", longest())
        .where("wrong_tries", "<", OTP_TRIES)
        .returning("code_hash")
        .executeTakeFirst();
      if (!code) return "none";
      return code.code_hash === hash ? "right" : "wrong";
    },

    async useUp(trx, check) {
      const used = await trx
        .deleteFrom("reset_codes")
        .where("admin_id", "=", (of) => of.selectFrom("admins").select("id").where("email", "=", check.email))
        .where("code_hash", "=", hashOf(check))
        .where("expires_at", ">", momentOf(clock))
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

    async tidy() {
      await db.deleteFrom("reset_codes").where("expires_at", "<=", momentOf(clock)).execute();
    },
  };
}
