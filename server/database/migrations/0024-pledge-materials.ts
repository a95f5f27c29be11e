import { type Kysely, PostgresAdapter } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("materials")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("title_ml", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("file_key", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addColumn("preview_key", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  for (const column of ["file_key", "preview_key"])
    await db.schema.createIndex(`materials_by_${column}`).on("materials").column(column).execute();

  await db.schema
    .createTable("pledges")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("hour", "text", (column) => column.notNull())
    .addColumn("before_hour", "integer", (column) => column.notNull())
    .execute();
}
