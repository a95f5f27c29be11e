import type { Kysely } from "kysely";

/** Visits and presses per Indian day; nothing of a person. Enquiries are filtered by kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("visits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("referrer", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("presses")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .execute();
  for (const table of ["visits", "presses"])
    await db.schema.createIndex(`${table}_by_day`).on(table).column("day").execute();
  await db.schema
    .createIndex("contact_submissions_by_kind")
    .on("contact_submissions")
    .columns(["kind", "state", "created_at"])
    .execute();
}
