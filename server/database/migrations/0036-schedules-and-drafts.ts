import { type Kysely, PostgresAdapter } from "kysely";

/** Pages are taken off and local events appear at a time; staff drafts per device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("own_pages").addColumn("unpublish_at", "text").execute();
  await db.schema.alterTable("events").addColumn("publish_at", "text").execute();

  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("staff_drafts")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addUniqueConstraint("staff_drafts_once", ["admin_id", "name", "device"])
    .execute();
  await db.schema.createIndex("staff_drafts_by_time").on("staff_drafts").column("at").execute();
}
