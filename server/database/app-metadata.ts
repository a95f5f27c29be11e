import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export async function getAppMetadata(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("installation").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** Upserts a value; concurrent writers of the same name wait. */
export async function setAppMetadata(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto("installation")
    .values({ name, value })
    .onConflict((row) => row.column("name").doUpdateSet({ value }))
    .execute();
}

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
