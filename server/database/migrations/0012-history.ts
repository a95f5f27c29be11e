import { type Kysely, PostgresAdapter } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const table of ["testimonials", "essential_links", "district_contacts", "brochures"])
    await db.schema
      .alterTable(table)
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();

  await db.schema
    .createTable("history")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("who_id", "integer", (column) => column.notNull())
    .addColumn("who_name", "text", (column) => column.notNull())
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("step", "text")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("about", "integer")
    .addColumn("several", "text")
    .addColumn("label", "text")
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("version", "integer")
    .addColumn("puts_back", "integer", (column) => column.unique())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("history_by_thing").on("history").columns(["kind", "about", "id"]).execute();

  await db.schema
    .createTable("deleted_testimonials")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("designation", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("is_visible", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("kept_files")
    .addColumn("file_key", "text", (column) => column.primaryKey())
    .addColumn("kept_as", "text", (column) => column.notNull())
    .addColumn("until", "text", (column) => column.notNull())
    .execute();
}
