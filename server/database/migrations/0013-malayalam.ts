import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("essential_links")
    .addColumn("description_ml", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
