import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Roles; existing accounts are owners. Sessions get ids and devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // The least privilege by default.
  const columns = [
    ["role", "text", "reader"],
    ["active", "integer", 1],
    ["version", "integer", 1],
  ] as const;
  for (const [name, type, given] of columns)
    await db.schema
      .alterTable("admins")
      .addColumn(name, type, (column) => column.notNull().defaultTo(given))
      .execute();
  await db.schema.alterTable("admins").addColumn("last_seen_at", "text").execute();
  await sql`update admins set role = 'owner'`.execute(db);

  await db.schema
    .createTable("invitations")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("invited_by", "integer", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sessions_of_devices")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
    .addColumn("device", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .execute();
  await sql`insert into sessions_of_devices (token_hash, admin_id, device, created_at, last_used_at)
    select token_hash, admin_id, '', created_at, last_used_at from sessions order by created_at`.execute(db);
  await db.schema.dropTable("sessions").execute();
  await db.schema.alterTable("sessions_of_devices").renameTo("sessions").execute();
  await db.schema.createIndex("sessions_by_admin").on("sessions").column("admin_id").execute();
}
