import type { Kysely } from "kysely";

/** Enquiries of a kind, with the fields that kind has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("contact_submissions")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("general"))
    .execute();
  await db.schema.alterTable("contact_submissions").addColumn("details", "text").execute();
}
