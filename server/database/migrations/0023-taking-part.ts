import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("contact_submissions")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("general"))
    .execute();
  await db.schema.alterTable("contact_submissions").addColumn("details", "text").execute();
}
