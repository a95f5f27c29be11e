import { type Kysely, PostgresAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const added = [
    "state text not null default 'new'",
    "owner_id integer",
    "answered_at text",
    "answered_how text",
    "reopened_at text",
    "spam_since text",
    "urgent integer not null default 0",
    "version integer not null default 1",
  ];
  for (const column of added) await sql.raw(`alter table contact_submissions add column ${column}`).execute(db);
  for (const statement of [...INDEXES, ...(postgres ? POSTGRES : SQLITE)]) await sql.raw(statement).execute(db);
  await sql`update counts set name = 'contact submissions new' where name = 'contact submissions'`.execute(db);

  await db.schema
    .createTable("case_notes")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("enquiry_id", "integer", (column) =>
      column.notNull().references("contact_submissions.id").onDelete("cascade"),
    )
    .addColumn("who_id", "integer", (column) => column.notNull())
    .addColumn("who_name", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("case_notes_by_enquiry").on("case_notes").columns(["enquiry_id", "id"]).execute();
}

/** One index per list of the admin. */
const INDEXES = [
  "create index contact_submissions_by_state on contact_submissions (state, id)",
  `create index contact_submissions_by_waiting
     on contact_submissions (state, urgent desc, coalesce(reopened_at, created_at), id)`,
  "create index contact_submissions_by_day on contact_submissions (state, created_at, id)",
  `create index contact_submissions_by_owner on contact_submissions (owner_id, state, id)
     where owner_id is not null`,
];

const OUT_AND_IN = ["contact_submissions_counted_in", "contact_submissions_counted_out"];

/** As in migration 0004; spam counts in no month. */
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

const SQLITE = [
  ...OUT_AND_IN.map((trigger) => `drop trigger ${trigger}`),
  `create trigger contact_submissions_counted_in after insert on contact_submissions begin ${onSqlite("new", 1)} end`,
  `create trigger contact_submissions_counted_out after delete on contact_submissions begin ${onSqlite("old", -1)} end`,
  `create trigger contact_submissions_counted_anew after update of state on contact_submissions
     when old.state <> new.state begin ${onSqlite("old", -1)} ${onSqlite("new", 1)} end`,
];

const inMonth =
  "to_char(({row}.created_at::timestamptz at time zone 'UTC') + interval '330 minutes', 'YYYYMM')::integer";

/** Statement-level trigger. */
function onPostgres(act: string, event: string, tables: string, rows: [table: string, sign: 1 | -1][]): string[] {
  const changed = rows.flatMap(([table, sign]) =>
    parts("r", inMonth).map((part) => `select ${part}, ${sign} as n from ${table} r`),
  );
  const name = `contact_submissions_${act}`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin
       insert into counts (name, span, block, slot, count)
       select name, span, block, pg_backend_pid() % 16, sum(n) from (${changed.join(" union all ")}) changed
       group by name, span, block having sum(n) <> 0 order by name, span, block
       on conflict (name, span, block, slot) do update set count = counts.count + excluded.count;
       return null; end $$`,
    `create or replace trigger ${name} after ${event} on contact_submissions
       referencing ${tables} for each statement execute function ${name}()`,
  ];
}

const POSTGRES = [
  ...onPostgres("counted_in", "insert", "new table as new_rows", [["new_rows", 1]]),
  ...onPostgres("counted_out", "delete", "old table as old_rows", [["old_rows", -1]]),
  ...onPostgres("counted_anew", "update", "old table as old_rows new table as new_rows", [
    ["old_rows", -1],
    ["new_rows", 1],
  ]),
];
