import { createHmac, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { TWO_FACTOR_LIMITS } from "../../../shared/two-factor/two-factor.ts";
import type { Tables } from "../../database/tables.ts";

/** Ten single-use recovery codes, shown once, stored as keyed hashes. */
export interface RecoveryCodes {
  /** Replaces all. */
  make(trx: Kysely<Tables>, adminId: number): Promise<string[]>;
  /** Consumes one; of concurrent uses one succeeds. */
  consume(trx: Kysely<Tables>, adminId: number, typed: string): Promise<boolean>;
  countLeft(db: Kysely<Tables>, adminId: number): Promise<number>;
  endAll(trx: Kysely<Tables>, adminId: number): Promise<void>;
}

/** No ambiguous characters: i, l, o, 0, 1. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
/** 59 bits in total. */
const GROUP = 6;

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
/** Tolerates capitals, spaces and a missing hyphen. */
const read = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, "");

/** @param secret key of the hashes */
export function createRecoveryCodes({ secret }: { secret: string }): RecoveryCodes {
  const hashOf = (adminId: number, typed: string) =>
    createHmac("sha256", secret)
      .update(`${adminId}\n${read(typed)}`)
      .digest("base64url");
  return {
    async make(trx, adminId) {
      const codes = Array.from({ length: TWO_FACTOR_LIMITS.recoveryCodes }, () => `${group()}-${group()}`);
      await trx.deleteFrom("recovery_codes").where("admin_id", "=", adminId).execute();
      await trx
        .insertInto("recovery_codes")
        .values(codes.map((code) => ({ admin_id: adminId, code_hash: hashOf(adminId, code) })))
        .execute();
      return codes;
    },

    async consume(trx, adminId, typed) {
      const used = await trx
        .deleteFrom("recovery_codes")
        .where("admin_id", "=", adminId)
        .where("code_hash", "=", hashOf(adminId, typed))
        .returning("admin_id")
        .executeTakeFirst();
      return used !== undefined;
    },

    async countLeft(db, adminId) {
      const { left } = await db
        .selectFrom("recovery_codes")
        .select(({ fn }) => fn.countAll<number>().as("left"))
        .where("admin_id", "=", adminId)
        .executeTakeFirstOrThrow();
      return left;
    },

    async endAll(trx, adminId) {
      await trx.deleteFrom("recovery_codes").where("admin_id", "=", adminId).execute();
    },
  };
}
