import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stored_files")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("removing_until", "text")
    .execute();
  await db.schema
    .createTable("file_claims")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("until", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("file_claims_by_key").on("file_claims").column("key").execute();
}
