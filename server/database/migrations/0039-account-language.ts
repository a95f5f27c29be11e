import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("admins")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
    .execute();
}
