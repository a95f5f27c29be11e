import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("campaign")
    .addColumn("id", "integer", (id) => id.primaryKey())
    .addColumn("facts", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
