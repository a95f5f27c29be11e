import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("brochures")
    .addColumn("name_ml", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("brochures").addColumn("file_name_ml", "text").execute();
  await db.schema.alterTable("brochures").addColumn("file_key_ml", "text").execute();
  await db.schema.createIndex("brochures_by_file_ml").on("brochures").column("file_key_ml").execute();
}
