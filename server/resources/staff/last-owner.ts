import type { Kysely } from "kysely";
import { keepInstallationValue } from "../../database/installation-value.ts";
import type { Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";

/**
 * Does what may take an owner away, one at a time over all processes: whoever comes second waits for the first one's
 * commit and sees what it left. Each seeing the other's owner still there would leave none.
 * @throws Refused "conflict" when no owner who is let in would be left
 */
export async function keepAnOwner<T>(trx: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  // The one row that everybody holds who may take an owner away.
  await keepInstallationValue(trx, "last-owner", "");
  const done = await work();
  const owner = await trx
    .selectFrom("admins")
    .select("id")
    .where("role", "=", "owner")
    .where("active", "=", 1)
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new Refused("conflict", "last-owner");
  return done;
}
