import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Emails that visitors write back, and their attachments. A trigger releases the file of a deleted attachment, whatever
 * deleted it: staff, a data request, retention or a cascade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("id", "integer", (id) =>
        (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
      )
      .addColumn("enquiry_id", "integer", (column) =>
        column.notNull().references("contact_submissions.id").onDelete("cascade"),
      );

  await table("enquiry_messages")
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("enquiry_messages_by_enquiry").on("enquiry_messages").column("enquiry_id").execute();

  await table("enquiry_attachments")
    .addColumn("message", "integer", (column) => column.references("enquiry_messages.id").onDelete("cascade"))
    .addColumn("n", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("file_key", "text", (column) => column.notNull())
    .addUniqueConstraint("enquiry_attachments_once", ["enquiry_id", "n"])
    .execute();
  await db.schema.createIndex("enquiry_attachments_by_message").on("enquiry_attachments").column("message").execute();
  await db.schema.createIndex("enquiry_attachments_by_file").on("enquiry_attachments").column("file_key").execute();

  await db.schema
    .createTable("filed_emails")
    .addColumn("message_hash", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("filed_emails_by_time").on("filed_emails").column("at").execute();

  await db.schema.createIndex("case_letters_by_message").on("case_letters").column("message_id").execute();
  await db.schema.alterTable("case_letters").addColumn("detail", "text").execute();
  await db.schema.alterTable("contact_submissions").addColumn("message_id", "text").execute();

  const release = `insert into stored_files (key, removing_until) values (old.file_key, '1970-01-01T00:00:00.000Z')
    on conflict (key) do update set removing_until = excluded.removing_until;`;
  if (postgres)
    await sql
      .raw(
        `create function release_enquiry_attachment() returns trigger language plpgsql as $$ begin ${release} return null; end $$`,
      )
      .execute(db);
  await sql
    .raw(
      `create trigger enquiry_attachments_released after delete on enquiry_attachments for each row ${
        postgres ? "execute function release_enquiry_attachment()" : `begin ${release} end`
      }`,
    )
    .execute(db);
}
