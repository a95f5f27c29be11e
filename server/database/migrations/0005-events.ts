import { type Kysely, PostgresAdapter } from "kysely";

type Made = { event_feed: { id: number; failing: number } };

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("events")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("images", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("event_feed")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("events", "text")
    .addColumn("read_at", "text")
    .addColumn("stale_since", "text")
    .addColumn("asked_at", "text")
    .addColumn("asked_of", "text")
    .addColumn("failing", "integer", (column) => column.notNull())
    .execute();
  await db.withTables<Made>().insertInto("event_feed").values({ id: 1, failing: 0 }).execute();
  await db.schema
    .createTable("event_pictures")
    .addColumn("address_hash", "text", (column) => column.primaryKey())
    .addColumn("file", "text")
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("widths", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("try_again_at", "text")
    .addColumn("named_at", "text", (column) => column.notNull())
    .execute();
}
