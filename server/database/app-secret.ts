import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * A random secret, created once and shared by all processes.
 * @param name one per purpose
 */
export async function getAppSecret(db: Kysely<Tables>, name: `${string}-secret`): Promise<string> {
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
