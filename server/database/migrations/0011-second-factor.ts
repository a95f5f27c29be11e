import { type Kysely, PostgresAdapter } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .alterTable("admins")
    .addColumn("second_factor", "text", (column) => column.notNull().defaultTo("none"))
    .execute();
  await db.schema
    .createTable("authenticator_apps")
    .addColumn("admin_id", "integer", (column) => column.primaryKey().references("admins.id").onDelete("cascade"))
    .addColumn("secret", "text")
    .addColumn("last_step", "integer", (column) => column.notNull())
    .addColumn("unconfirmed", "text")
    .addColumn("unconfirmed_until", "text")
    .execute();
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema.createIndex("passkeys_by_admin").on("passkeys").column("admin_id").execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("recovery_codes_by_admin").on("recovery_codes").column("admin_id").execute();
  await db.schema
    .createTable("challenges")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("admin_id", "integer", (column) => column.references("admins.id").onDelete("cascade"))
    .addColumn("asked", "text")
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("wrong_tries", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("challenges_by_admin").on("challenges").column("admin_id").execute();
}
