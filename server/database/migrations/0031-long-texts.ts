import { type Kysely, PostgresAdapter, sql } from "kysely";

/** The searched tables, each with the columns that are searched. */
const SEARCHED: Record<string, string[]> = {
  contact_submissions: ["name", "phone", "email", "message"],
  testimonials: ["name", "designation", "title", "description", "email"],
};

const INDEXED_CHARACTERS = 4000;
const BATCH_SIZE = 100;

type Row = Record<string, string> & { id: number };

/**
 * Long texts no longer cost a request their indexing: a blank `folded` waits for a background job, and only the first
 * 4,000 characters of a field are indexed. Enquiries that were deleted together are listed in `removed_enquiries`, which
 * hides them at once, and their rows are deleted in slices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const run = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  for (const table of Object.keys(SEARCHED)) {
    await run([`create index ${table}_unindexed on ${table} (id) where folded = ''`]);
    if (!postgres) await run(sqliteIndexTriggers(table));
  }
  await run([
    "create index contact_submissions_by_spam_since on contact_submissions (spam_since, id) where state = 'spam'",
    "create table removed_enquiries (id integer primary key, state text not null, created_at text not null)",
    ...(postgres ? POSTGRES_COUNTS : SQLITE_COUNTS),
  ]);
  for (const [table, fields] of Object.entries(SEARCHED)) await shorten(db, table, fields);
}

async function shorten(db: Kysely<unknown>, table: string, fields: string[]): Promise<void> {
  const isLong = sql.join(
    fields.map((field) => sql`length(${sql.ref(field)}) > ${INDEXED_CHARACTERS}`),
    sql` or `,
  );
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, ${sql.join(fields.map((field) => sql.ref(field)))} from ${sql.table(table)}
      where id > ${after} and (${isLong}) order by id limit ${BATCH_SIZE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    for (const row of rows) {
      const text = fields.map((field) => (row[field] ?? "").slice(0, INDEXED_CHARACTERS)).join("\n");
      await sql`update ${sql.table(table)} set folded = ${foldedThen(text)} where id = ${row.id}`.execute(db);
    }
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

/** As texts were folded on the day of this migration. */
const foldedThen = (text: string) => text.toLowerCase().replace(FOLDED_AWAY, (email) => SAME[email] ?? "");

/** A blank text is in no index, so that it can be put there later. */
const sqliteIndexTriggers = (table: string) => {
  const index = `${table}_text`;
  const enter = `insert into ${index}(rowid, folded) select new.id, new.folded where new.folded <> '';`;
  const leave = `insert into ${index}(${index}, rowid, folded) select 'delete', old.id, old.folded where old.folded <> '';`;
  return [
    ...["in", "out", "anew"].map((name) => `drop trigger ${index}_${name}`),
    `create trigger ${index}_in after insert on ${table} begin ${enter} end`,
    `create trigger ${index}_out after delete on ${table} begin ${leave} end`,
    `create trigger ${index}_anew after update of folded on ${table} begin ${leave} ${enter}
       update search_cleaning set deleted = deleted + 1 where old.folded <> ''; end`,
  ];
};

/** What a row is counted under, as SQL over `{row}` (migrations 0004 and 0016); spam is in no month. */
const STATE = "'contact submissions ' || {row}.state";
const MONTH = "case {row}.state when 'spam' then 'spam of a month' else 'contact submissions of a month' end";
const parts = (row: string, month: string) =>
  [
    ...[65536, 256].map((span) => `${STATE} as name, ${span} as span, {row}.id / ${span} as block`),
    `${MONTH} as name, 0 as span, ${month} as block`,
  ].map((part) => part.replaceAll("{row}", row));

const onSqlite = (row: "new" | "old", sign: 1 | -1) =>
  parts(row, "cast(strftime('%Y%m', {row}.created_at, '+330 minutes') as integer)")
    .map(
      (part) =>
        `insert into counts (name, span, block, slot, count) select ${part}, 0, ${sign} where true on conflict do update set count = count + ${sign};`,
    )
    .join(" ");

/** A removed enquiry has left the counts already. */
const IS_COUNTED = "old.id not in (select id from removed_enquiries)";

const SQLITE_COUNTS = [
  "drop trigger contact_submissions_counted_out",
  "drop trigger contact_submissions_counted_anew",
  `create trigger contact_submissions_counted_out after delete on contact_submissions
     when ${IS_COUNTED} begin ${onSqlite("old", -1)} end`,
  `create trigger contact_submissions_counted_anew after update of state on contact_submissions
     when old.state <> new.state and ${IS_COUNTED} begin ${onSqlite("old", -1)} ${onSqlite("new", 1)} end`,
  `create trigger removed_enquiries_counted after insert on removed_enquiries begin ${onSqlite("new", -1)} end`,
];

const inMonth =
  "to_char(({row}.created_at::timestamptz at time zone 'UTC') + interval '330 minutes', 'YYYYMM')::integer";

/** The function that adds up what a statement changed (migration 0016). */
function countOnPostgres(name: string, where: string, rows: [table: string, sign: 1 | -1][]): string {
  const changed = rows.flatMap(([table, sign]) =>
    parts("r", inMonth).map((part) => `select ${part}, ${sign} as n from ${table} r ${where}`),
  );
  return `create or replace function ${name}() returns trigger language plpgsql as $$ begin
    insert into counts (name, span, block, slot, count)
    select name, span, block, pg_backend_pid() % 16, sum(n) from (${changed.join(" union all ")}) changed
    group by name, span, block having sum(n) <> 0 order by name, span, block
    on conflict (name, span, block, slot) do update set count = counts.count + excluded.count;
    return null; end $$`;
}

const R_IS_COUNTED = "where r.id not in (select id from removed_enquiries)";
const POSTGRES_COUNTS = [
  countOnPostgres("contact_submissions_counted_out", R_IS_COUNTED, [["old_rows", -1]]),
  countOnPostgres("contact_submissions_counted_anew", R_IS_COUNTED, [
    ["old_rows", -1],
    ["new_rows", 1],
  ]),
  countOnPostgres("removed_enquiries_counted", "", [["new_rows", -1]]),
  `create trigger removed_enquiries_counted after insert on removed_enquiries
     referencing new table as new_rows for each statement execute function removed_enquiries_counted()`,
];
