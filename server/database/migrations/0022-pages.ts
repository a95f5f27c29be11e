import { type Kysely, PostgresAdapter } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("id", "integer", (id) =>
        (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
      );

  await table("own_pages")
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("title_ml", "text", (column) => column.notNull())
    .addColumn("body_ml", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();

  // No foreign key: versions of a deleted page wait for it to be restored.
  await table("page_versions")
    .addColumn("page_id", "integer", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("title_ml", "text", (column) => column.notNull())
    .addColumn("body_ml", "text", (column) => column.notNull())
    .addColumn("from", "text", (column) => column.notNull())
    .addColumn("until", "text")
    .addColumn("who_id", "integer", (column) => column.notNull())
    .addColumn("who_name", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("page_versions_by_page").on("page_versions").column("page_id").execute();
  await db.schema.createIndex("page_versions_by_slug").on("page_versions").column("slug").execute();

  await table("page_previews")
    .addColumn("page_id", "integer", (column) => column.notNull().references("own_pages.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("until", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("page_previews_by_page").on("page_previews").column("page_id").execute();
}
