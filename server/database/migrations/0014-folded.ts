import { type Kysely, PostgresAdapter, sql } from "kysely";

const SEARCHED: Record<string, string[]> = {
  contact_submissions: ["name", "phone", "email", "message"],
  testimonials: ["name", "designation", "title", "description", "email"],
};

const AT_ONCE = 2000;

type Row = Record<string, string> & { id: number };

/**
 * Stores normalised text next to each row and indexes that: FTS5 trigrams on SQLite, groups of three
 * characters on PostgreSQL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const run = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  await run(postgres ? POSTGRES_BEFORE : SQLITE_BEFORE);
  for (const [table, fields] of Object.entries(SEARCHED)) {
    await run([`alter table ${table} add column folded text not null default ''`]);
    for (let after = 0; ; ) {
      const { rows } = await sql<Row>`
        select id, ${sql.join(fields.map((field) => sql.ref(field)))} from ${sql.table(table)}
        where id > ${after} order by id limit ${AT_ONCE}`.execute(db);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      const made = rows.map((row) => ({
        id: row.id,
        folded: foldedThen(fields.map((field) => row[field]).join("\n")),
      }));
      await (postgres ? POSTGRES_FILL : SQLITE_FILL)(table, JSON.stringify(made)).execute(db);
    }
    await run((postgres ? postgresIndex : sqliteIndex)(table));
  }
}

const SAME: Record<string, string> = {
  "\u0D7A": "\u0D23",
  "\u0D7B": "\u0D28",
  "\u0D7C": "\u0D30",
  "\u0D7D": "\u0D32",
  "\u0D7E": "\u0D33",
  "\u0D7F": "\u0D15",
  "\u0D54": "\u0D2E",
  "\u0D55": "\u0D2F",
  "\u0D56": "\u0D34",
  "\u0D4E": "\u0D30",
  "\u0D31": "\u0D30",
  "\u0D4C": "\u0D57",
  "\u03C2": "\u03C3",
};
const FOLDED_AWAY = /[\u0D7A-\u0D7F\u0D54-\u0D56\u0D4E\u0D31\u0D4C\u03C2\u0D4D\u0D3B\u0D3C\u00AD\u200B-\u200D\u2060]/gu;

/** Normalisation as of this migration. */
const foldedThen = (text: string) => text.toLowerCase().replace(FOLDED_AWAY, (email) => SAME[email] ?? "");

const SQLITE_FILL = (table: string, made: string) => sql`
  update ${sql.table(table)} set folded = made.value ->> 'folded' from json_each(${made}) as made
  where ${sql.table(table)}.id = made.value ->> 'id'`;

const POSTGRES_FILL = (table: string, made: string) => sql`
  update ${sql.table(table)} set folded = made.folded
  from jsonb_to_recordset(${made}::jsonb) as made(id integer, folded text) where ${sql.table(table)}.id = made.id`;

const SQLITE_BEFORE = [
  "drop trigger contact_submissions_text_in",
  "drop trigger contact_submissions_text_out",
  "drop trigger contact_submissions_text_deleted",
  "drop table contact_submissions_text",
  "update search_cleaning set merging = null",
];

const sqliteIndex = (table: string) => [
  `create virtual table ${table}_text using fts5(folded,
     content='${table}', content_rowid='id', tokenize='trigram case_sensitive 1')`,
  `create trigger ${table}_text_in after insert on ${table} begin
     insert into ${table}_text(rowid, folded) values (new.id, new.folded); end`,
  `create trigger ${table}_text_out after delete on ${table} begin
     insert into ${table}_text(${table}_text, rowid, folded) values ('delete', old.id, old.folded); end`,
  `create trigger ${table}_text_anew after update of folded on ${table} begin
     insert into ${table}_text(${table}_text, rowid, folded) values ('delete', old.id, old.folded);
     insert into ${table}_text(rowid, folded) values (new.id, new.folded);
     update search_cleaning set deleted = deleted + 1; end`,
  `create trigger ${table}_text_deleted after delete on ${table} begin
     update search_cleaning set deleted = deleted + 1; end`,
  // With the default of 4 a merge pauses as soon as a few new rows exist, and looks finished.
  `insert into ${table}_text(${table}_text, rank) values ('usermerge', 2)`,
  `insert into ${table}_text(${table}_text) values ('rebuild')`,
];

const POSTGRES_BEFORE = [
  "drop index contact_submissions_by_text",
  "drop function submission_text(text, text, text, text)",
];

const postgresIndex = (table: string) => [
  `create index ${table}_by_text on ${table} using gin (substrings_of_three(folded))`,
];
