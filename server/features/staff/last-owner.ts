import type { Kysely } from "kysely";
import { setAppMetadata } from "../../database/app-metadata.ts";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";

/**
 * Serialises changes that might remove the last active owner.
 * @throws AppError "conflict" when none would be left
 */
export async function requireOtherOwner<T>(trx: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  // Row lock.
  await setAppMetadata(trx, "last-owner", "");
  const done = await work();
  const owner = await trx
    .selectFrom("admins")
    .select("id")
    .where("role", "=", "owner")
    .where("active", "=", 1)
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new AppError("conflict", "last-owner");
  return done;
}
