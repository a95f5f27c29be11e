import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What rows are counted by, as SQL over `{row}`; `spans` are widths of id ranges. */
interface Counted {
  table: string;
  name: string;
  spans: number[];
  changes?: boolean;
}

const WIDE = 65536;
const NARROW = 256;

const COUNTED: Counted[] = [
  { table: "contact_submissions", name: "'contact submissions'", spans: [WIDE, NARROW] },
  {
    table: "testimonials",
    name: "'testimonials ' || {row}.status || ' ' || {row}.is_visible",
    spans: [WIDE, NARROW],
    changes: true,
  },
  { table: "brochures", name: "'brochures'", spans: [WIDE] },
  { table: "essential_links", name: "'essential links'", spans: [WIDE] },
  { table: "district_contacts", name: "'district contacts'", spans: [WIDE] },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("id", "integer", (id) =>
        (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
      );

  await table("contact_submissions")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await table("essential_links")
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .execute();
  await table("district_contacts")
    .addColumn("district", "text", (column) => column.notNull().unique())
    .addColumn("contacts", "text", (column) => column.notNull())
    .execute();
  await table("brochures")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("file_key", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("brochures_by_file").on("brochures").column("file_key").execute();
  await db.schema.createIndex("testimonials_by_status_alone").on("testimonials").columns(["status", "id"]).execute();

  await db.schema
    .createTable("counts")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("span", "integer", (column) => column.notNull())
    .addColumn("block", "integer", (column) => column.notNull())
    .addColumn("slot", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("counts_key", ["name", "span", "block", "slot"])
    .execute();
  for (const counted of COUNTED) {
    await sql.raw(`insert into counts ${changesOf(counted, [[counted.table, 1]], postgres)}`).execute(db);
    for (const statement of (postgres ? postgresTriggers : sqliteTriggers)(counted))
      await sql.raw(statement).execute(db);
  }
}

/** SQL: name, span, block, slot and signed amount for rows of the given tables. */
function changesOf(counted: Counted, rows: [table: string, sign: 1 | -1][], postgres: boolean): string {
  const parts = rows.flatMap(([table, sign]) =>
    partsOf(counted, "r", postgres).map((part) => `select ${part}, ${sign} as n from ${table} r`),
  );
  const slot = postgres ? "pg_backend_pid() % 16" : "0";
  return `select name, span, block, ${slot}, sum(n) from (${parts.join(" union all ")}) changed group by name, span, block having sum(n) <> 0 order by name, span, block`;
}

function partsOf({ table, name, spans }: Counted, row: string, postgres: boolean): string[] {
  const parts = spans.map(
    (span) => `${name.replaceAll("{row}", row)} as name, ${span} as span, ${row}.id / ${span} as block`,
  );
  if (table !== "contact_submissions") return parts;
  // Indian months as 202611.
  const month = postgres
    ? `to_char((${row}.created_at::timestamptz at time zone 'UTC') + interval '330 minutes', 'YYYYMM')::integer`
    : `cast(strftime('%Y%m', ${row}.created_at, '+330 minutes') as integer)`;
  return [...parts, `'contact submissions of a month' as name, 0 as span, ${month} as block`];
}

function sqliteTriggers(counted: Counted): string[] {
  const { table, changes } = counted;
  const add = (row: "new" | "old", sign: 1 | -1) =>
    partsOf(counted, row, false)
      .map(
        (part) =>
          `insert into counts (name, span, block, slot, count) select ${part}, 0, ${sign} where true on conflict do update set count = count + ${sign};`,
      )
      .join(" ");
  return [
    `create trigger ${table}_counted_in after insert on ${table} begin ${add("new", 1)} end`,
    `create trigger ${table}_counted_out after delete on ${table} begin ${add("old", -1)} end`,
    ...(changes
      ? [`create trigger ${table}_counted_anew after update on ${table} begin ${add("old", -1)} ${add("new", 1)} end`]
      : []),
  ];
}

/** Statement-level triggers. Connections use separate slots and never wait for each other. */
function postgresTriggers(counted: Counted): string[] {
  const { table, changes } = counted;
  const add = (rows: [string, 1 | -1][]) =>
    `insert into counts (name, span, block, slot, count) ${changesOf(counted, rows, true)} on conflict (name, span, block, slot) do update set count = counts.count + excluded.count`;
  const trigger = (act: string, event: string, tables: string, rows: [string, 1 | -1][]) => [
    `create function ${table}_${act}() returns trigger language plpgsql as $$ begin ${add(rows)}; return null; end $$`,
    `create trigger ${table}_${act} after ${event} on ${table} referencing ${tables} for each statement execute function ${table}_${act}()`,
  ];
  return [
    ...trigger("counted_in", "insert", "new table as new_rows", [["new_rows", 1]]),
    ...trigger("counted_out", "delete", "old table as old_rows", [["old_rows", -1]]),
    ...(changes
      ? trigger("counted_anew", "update", "old table as old_rows new table as new_rows", [
          ["old_rows", -1],
          ["new_rows", 1],
        ])
      : []),
  ];
}
