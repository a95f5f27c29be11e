import { type Kysely, PostgresAdapter } from "kysely";

/**
 * The picture library, pictures of testimonials, and what events tell once they are over. Pictures that were uploaded for
 * events are added to the library by a background job, since their size is read from the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("pictures")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("file_key", "text", (column) => column.notNull().unique())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("alt_ml", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("credit", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("focus_x", "double precision", (column) => column.notNull().defaultTo(50))
    .addColumn("focus_y", "double precision", (column) => column.notNull().defaultTo(50))
    .addColumn("from_event", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("folded", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();

  for (const table of ["testimonials", "deleted_testimonials"]) {
    await db.schema.alterTable(table).addColumn("picture_id", "integer").execute();
    await db.schema.alterTable(table).addColumn("picture_consent_at", "text").execute();
  }
  await db.schema
    .createIndex("testimonials_by_picture")
    .on("testimonials")
    .column("picture_id")
    .where("picture_id" as never, "is not", null)
    .execute();

  for (const [name, value] of [
    ["results_url", ""],
    ["gallery", "[]"],
    ["gallery_captions", "[]"],
    ["gallery_captions_ml", "[]"],
  ] as const) {
    await db.schema
      .alterTable("events")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(value))
      .execute();
    await db.schema.alterTable("event_overrides").addColumn(name, "text").execute();
  }
  for (const table of ["events", "event_overrides"])
    await db.schema.alterTable(table).addColumn("runners", "integer").execute();
}
