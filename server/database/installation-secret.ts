import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * A random secret of this installation, made once and shared by every process on its database.
 * @param name one for each use, so that no two uses share a key
 */
export async function installationSecret(db: Kysely<Tables>, name: `${string}-secret`): Promise<string> {
  await db
    .insertInto("installation")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((row) => row.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}
