import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["contact_submissions", "testimonials", "deleted_testimonials"])
    await db.schema.alterTable(table).addColumn("notice_version", "text").execute();
}
