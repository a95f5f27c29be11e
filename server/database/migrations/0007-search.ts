import { type Kysely, PostgresAdapter, sql } from "kysely";

const FIELDS = ["name", "phone", "email", "message"];

/** Trigram index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of postgres ? POSTGRES : SQLITE) await sql.raw(statement).execute(db);
}

const values = (row: string) => FIELDS.map((field) => `${row}.${field}`).join(", ");

const SQLITE = [
  `create virtual table contact_submissions_text using fts5(${FIELDS.join(", ")},
     content='contact_submissions', content_rowid='id', tokenize='trigram')`,
  `create trigger contact_submissions_text_in after insert on contact_submissions begin
     insert into contact_submissions_text(rowid, ${FIELDS.join(", ")}) values (new.id, ${values("new")}); end`,
  `create trigger contact_submissions_text_out after delete on contact_submissions begin
     insert into contact_submissions_text(contact_submissions_text, rowid, ${FIELDS.join(", ")})
     values ('delete', old.id, ${values("old")}); end`,
  `insert into contact_submissions_text(contact_submissions_text) values ('rebuild')`,
];

/**
 * `pg_trgm` depends on the locale; under C it ignores Malayalam. The cost keeps the planner from calling the
 * functions per row.
 */
const POSTGRES = [
  `create function submission_text(name text, phone text, email text, message text) returns text
     language sql immutable parallel safe as $$
     select lower((name || chr(10) || phone || chr(10) || email || chr(10) || message) collate "C") $$`,
  `create function substrings_of_three(whole text) returns text[] language sql immutable parallel safe cost 10000 as $$
     select coalesce(array_agg(distinct three), '{}') from (
       select one || lead(one, 1) over place || lead(one, 2) over place as three
       from unnest(string_to_array(whole, null)) with ordinality as letters(one, number)
       window place as (order by number)) windows where three is not null $$`,
  `create index contact_submissions_by_text on contact_submissions
     using gin (substrings_of_three(submission_text(${FIELDS.join(", ")})))`,
];
