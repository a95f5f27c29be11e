import { type Kysely, PostgresAdapter } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("id", "integer", (id) =>
        (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
      );

  await table("ready_answers")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("text_ml", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();

  await table("case_letters")
    .addColumn("enquiry_id", "integer", (column) =>
      column.notNull().references("contact_submissions.id").onDelete("cascade"),
    )
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("who_id", "integer", (column) => column.notNull())
    .addColumn("who_name", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("reason", "text")
    .addUniqueConstraint("case_letters_once", ["enquiry_id", "key"])
    .execute();
  await db.schema.createIndex("case_letters_by_state").on("case_letters").columns(["state", "id"]).execute();

  await db.schema
    .alterTable("letters")
    .addColumn("about", "integer", (column) => column.references("case_letters.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("letters_by_about").on("letters").column("about").execute();
  await db.schema
    .alterTable("letters")
    .addColumn("leaving", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await table("case_drafts")
    .addColumn("enquiry_id", "integer", (column) =>
      column.notNull().references("contact_submissions.id").onDelete("cascade"),
    )
    .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addUniqueConstraint("case_drafts_once", ["enquiry_id", "admin_id"])
    .execute();
  await db.schema.createIndex("case_drafts_by_admin").on("case_drafts").column("admin_id").execute();

  await db.schema
    .createTable("case_viewers")
    .addColumn("enquiry_id", "integer", (column) =>
      column.notNull().references("contact_submissions.id").onDelete("cascade"),
    )
    .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("case_viewers_once", ["enquiry_id", "admin_id"])
    .execute();
  await db.schema.createIndex("case_viewers_by_admin").on("case_viewers").column("admin_id").execute();

  for (const [name, value] of [
    ["enquiry_letters", "none"],
    ["told_at", ""],
  ] as const)
    await db.schema
      .alterTable("admins")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(value))
      .execute();
  await db.schema
    .alterTable("admins")
    .addColumn("told_up_to", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
