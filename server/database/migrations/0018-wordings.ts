import type { Kysely } from "kysely";

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
