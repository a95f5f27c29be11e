import type { Kysely } from "kysely";
import type { Passkey } from "../../../shared/two-factor/two-factor.schema.ts";
import { TWO_FACTOR_LIMITS } from "../../../shared/two-factor/two-factor.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { KnownPasskey } from "./webauthn.ts";

export interface StoredPasskey extends KnownPasskey {
  id: number;
  admin_id: number;
}

/** Stored passkeys, oldest first; verification is in `WebAuthn`. */
export interface Passkeys {
  list(adminId: number): Promise<Passkey[]>;
  known(adminId: number): Promise<KnownPasskey[]>;
  find(credentialId: string): Promise<StoredPasskey | null>;
  /** @throws AppError "conflict" for a duplicate or too many */
  add(trx: Kysely<Tables>, adminId: number, name: string, passkey: KnownPasskey): Promise<Passkey>;
  /** Updates the counter; false after a concurrent use. */
  use(trx: Kysely<Tables>, passkey: StoredPasskey, counter: number): Promise<boolean>;
  /** False when there is none. */
  remove(trx: Kysely<Tables>, adminId: number, id: number): Promise<boolean>;
  count(db: Kysely<Tables>, adminId: number): Promise<number>;
  removeAll(trx: Kysely<Tables>, adminId: number): Promise<void>;
}

const SHOWN = ["id", "name", "created_at", "last_used_at"] as const;
const KNOWN = ["credential_id", "public_key", "counter", "transports"] as const;

export function createPasskeys({ db, clock }: PickDeps<"db" | "clock">): Passkeys {
  const of = (adminId: number) => db.selectFrom("passkeys").where("admin_id", "=", adminId).orderBy("id");
  const count: Passkeys["count"] = async (db, adminId) => {
    const { count } = await db
      .selectFrom("passkeys")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("admin_id", "=", adminId)
      .executeTakeFirstOrThrow();
    return count;
  };
  return {
    count,
    list: (adminId) => of(adminId).select(SHOWN).execute(),
    known: (adminId) => of(adminId).select(KNOWN).execute(),

    async find(credentialId) {
      const row = await db
        .selectFrom("passkeys")
        .select(["id", "admin_id", ...KNOWN])
        .where("credential_id", "=", credentialId)
        .executeTakeFirst();
      return row ?? null;
    },

    async add(trx, admin_id, name, { credential_id, public_key, counter, transports }) {
      const limit = TWO_FACTOR_LIMITS.passkeys;
      if ((await count(trx, admin_id)) >= limit)
        throw new AppError("conflict", { code: "passkeys-too-many", params: { limit } });
      const added = await trx
        .insertInto("passkeys")
        .values({
          admin_id,
          name,
          credential_id,
          public_key,
          counter,
          transports,
          created_at: toTimestamp(clock),
          last_used_at: null,
        })
        .onConflict((row) => row.column("credential_id").doNothing())
        .returning(SHOWN)
        .executeTakeFirst();
      if (!added) throw new AppError("conflict", "passkey-known");
      return added;
    },

    async use(trx, { id, counter: before }, counter) {
      const used = await trx
        .updateTable("passkeys")
        .set({ counter, last_used_at: toTimestamp(clock) })
        .where("id", "=", id)
        .where("counter", "=", before)
        .returning("id")
        .executeTakeFirst();
      return used !== undefined;
    },

    async remove(trx, adminId, id) {
      const removed = await trx
        .deleteFrom("passkeys")
        .where("id", "=", id)
        .where("admin_id", "=", adminId)
        .returning("id")
        .executeTakeFirst();
      return removed !== undefined;
    },

    async removeAll(trx, adminId) {
      await trx.deleteFrom("passkeys").where("admin_id", "=", adminId).execute();
    },
  };
}
