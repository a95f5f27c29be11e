import { createHmac, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { SECOND_FACTOR_LIMITS } from "../../../domain/second-factor.ts";
import type { Tables } from "../../database/tables.ts";

/** Codes for a lost phone: ten, shown once, kept as keyed hashes, each good for one login. */
export interface RecoveryCodes {
  /** Makes new ones in place of all before. */
  make(trx: Kysely<Tables>, adminId: number): Promise<string[]>;
  /** Takes a code out of the world; of two who come at once, one gets false. */
  useUp(trx: Kysely<Tables>, adminId: number, typed: string): Promise<boolean>;
  left(db: Kysely<Tables>, adminId: number): Promise<number>;
  endAll(trx: Kysely<Tables>, adminId: number): Promise<void>;
}

/** Letters and digits that nobody takes for each other: no i, l, o, 0, 1. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
/** Two groups of six: 59 bits. */
const GROUP = 6;

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
/** As somebody may type it: in capitals, without the hyphen, with spaces. */
const read = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, "");

/** @param secret the key of the hashes: whoever reads the table without it learns no code */
export function createRecoveryCodes({ secret }: { secret: string }): RecoveryCodes {
  const hashOf = (adminId: number, typed: string) =>
    createHmac("sha256", secret)
      .update(`${adminId}\n${read(typed)}`)
      .digest("base64url");
  return {
    async make(trx, adminId) {
      const codes = Array.from({ length: SECOND_FACTOR_LIMITS.recoveryCodes }, () => `${group()}-${group()}`);
      await trx.deleteFrom("recovery_codes").where("admin_id", "=", adminId).execute();
      await trx
        .insertInto("recovery_codes")
        .values(codes.map((code) => ({ admin_id: adminId, code_hash: hashOf(adminId, code) })))
        .execute();
      return codes;
    },

    async useUp(trx, adminId, typed) {
      const used = await trx
        .deleteFrom("recovery_codes")
        .where("admin_id", "=", adminId)
        .where("code_hash", "=", hashOf(adminId, typed))
        .returning("admin_id")
        .executeTakeFirst();
      return used !== undefined;
    },

    async left(db, adminId) {
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
