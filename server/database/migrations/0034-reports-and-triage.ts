import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * What triage and reports need: a hash that equal texts share, which urgent enquiries were reported, who wants the weekly
 * report, and indexes by day. `folded` is written again where search now reads letters in another way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const letters = "\u00DF-\u024F\u0300-\u036F\u1E00-\u1EFF\u0D08\u0D0A\u0D10\u0D14\u0D48";
  const isAffected = postgres ? `folded ~ '[${letters}]'` : `folded glob '*[${letters}]*'`;
  // A background job indexes blank ones again.
  for (const table of ["contact_submissions", "testimonials"])
    await sql.raw(`update ${table} set folded = '' where ${isAffected}`).execute(db);
}

const STATEMENTS = [
  "alter table contact_submissions add column text_hash text not null default ''",
  "alter table contact_submissions add column urgent_told integer not null default 0",
  "update contact_submissions set urgent_told = 1 where urgent = 1",
  "create index contact_submissions_by_text_hash on contact_submissions (text_hash, created_at) where text_hash <> ''",
  "create index contact_submissions_urgent_untold on contact_submissions (id) where urgent = 1 and urgent_told = 0",
  "create index contact_submissions_by_created on contact_submissions (created_at, state, kind, urgent, answered_at, id)",
  "create index testimonials_by_created on testimonials (created_at, status)",
  "alter table admins add column report_emails text not null default 'none'",
  "alter table admins add column report_told_at text not null default ''",
];
