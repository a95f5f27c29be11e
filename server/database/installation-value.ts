import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What the database knows about this installation under that name. */
export async function installationValue(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("installation").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** Puts a value in place of the one before. Who writes the same name waits until this transaction is over. */
export async function keepInstallationValue(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto("installation")
    .values({ name, value })
    .onConflict((row) => row.column("name").doUpdateSet({ value }))
    .execute();
}
