import type { Kysely } from "kysely";

/** What staff enter has a twin in Malayalam, blank where nobody wrote one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("essential_links")
    .addColumn("description_ml", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
