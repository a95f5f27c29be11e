import type { Kysely } from "kysely";

/**
 * A testimonial keeps what its visitor sent beside what staff made of it for the site, and why it was rejected; also while it waits
 * to be put back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["testimonials", "deleted_testimonials"]) {
    await db.schema
      .alterTable(table)
      .addColumn("wording", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable(table).addColumn("wordings", "text").execute();
    await db.schema
      .alterTable(table)
      .addColumn("reason", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
