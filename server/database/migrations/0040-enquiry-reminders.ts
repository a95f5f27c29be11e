import { type Kysely, sql } from "kysely";

/** When staff want to see an enquiry again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("contact_submissions").addColumn("remind_at", "text").execute();
  await sql`create index contact_submissions_by_reminder on contact_submissions (remind_at, state, id) where remind_at is not null`.execute(
    db,
  );
}
