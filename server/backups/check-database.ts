import { type Kysely, sql } from "kysely";
import { type Database, inSnapshot } from "../database/open.ts";
import { isPostgres } from "../database/postgres-dialect.ts";
import {
  getFolded,
  INDEXED_CHARACTERS,
  indexOf,
  SEARCHED_TABLES,
  type SearchedTable,
} from "../database/searched-texts.ts";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES } from "./backed-up-tables.ts";
import { getPages } from "./rows.ts";

/** Problems of the database itself, in words. Reads every row. */
export function databaseErrors(database: Database): Promise<string[]> {
  return inSnapshot(database, async (on) => [
    ...(database.kind === "sqlite" ? await sqliteErrors(on) : await postgresErrors(on)),
    ...(await unreadable(on)),
  ]);
}

/** Problems of derived data: counts and search index. */
export function derivedErrors(database: Database): Promise<string[]> {
  return inSnapshot(database, async (on) => {
    const faults = (await wrongCounts(on)).map((wrong) => `stored counts differ from the rows: ${wrong}`);
    for (const table of SEARCHED_TABLES) {
      if (database.kind === "sqlite") faults.push(...(await unindexed(on, table)));
      faults.push(...(await foldedOtherwise(on, table)));
    }
    return faults;
  });
}

async function unindexed(on: Kysely<Tables>, table: SearchedTable): Promise<string[]> {
  const { rows } = await sql<{ indexed: number; existing: number }>`
    select (select count(*) from ${sql.table(`${indexOf(table)}_docsize`)}) as indexed,
           (select count(*) from ${sql.table(table)} where folded <> '') as existing`.execute(on);
  const { indexed = 0, existing = 0 } = rows[0] ?? {};
  return indexed === existing ? [] : [`the search index has ${indexed} of ${existing} rows of ${table}`];
}

async function foldedOtherwise(on: Kysely<Tables>, table: SearchedTable): Promise<string[]> {
  let otherwise = 0;
  for await (const rows of getPages(on, table, { by: "id" }))
    for (const row of rows as (Parameters<typeof getFolded>[1] & { folded: string })[])
      if (row.folded !== "" && !hasSameText(row.folded, getFolded(table, row))) otherwise += 1;
  return otherwise === 0 ? [] : [`the search index is out of date for ${otherwise} rows of ${table}`];
}

/** The previous version indexes long texts whole and may still be running. */
const hasSameText = (folded: string, expected: string): boolean => {
  const [found, required] = [withoutBlanks(folded), withoutBlanks(expected)];
  return required.length > INDEXED_CHARACTERS ? found.startsWith(required) : found === required;
};

/** Rows from before a field existed lack its blank line. */
const withoutBlanks = (text: string): string => text.split("\n").filter(Boolean).join("\n");

async function sqliteErrors(on: Kysely<Tables>): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(on);
  const references = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(on);
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((result) => result !== "ok"),
    ...references.rows.map(({ table, rowid }) => `row ${rowid} of ${table} has a broken reference`),
  ];
}

/** PostgreSQL enforces references itself; this reports invalid indexes and constraints. */
async function postgresErrors(on: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid
    union all select conname from pg_constraint where not convalidated`.execute(on);
  return rows.map(({ name }) => `${name} is not valid`);
}

async function unreadable(on: Kysely<Tables>): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, rules] of BACKED_UP_TABLES) {
    for await (const rows of getPages(on, table, rules))
      for (const row of rows) {
        try {
          rules.files?.(row);
        } catch {
          faults.push(`row ${row[rules.by]} of ${table} has invalid contents`);
        }
      }
  }
  return faults;
}

const ENQUIRIES = "(select * from contact_submissions where id not in (select id from removed_enquiries)) enquiries";

/** Counts per range of ids: table, SQL of the name, widths of the ranges. */
const COUNTED_TABLES: [table: string, name: string, spans: number[]][] = [
  [ENQUIRIES, "'contact submissions ' || state", [65536, 256]],
  ["testimonials", "'testimonials ' || status || ' ' || is_visible", [65536, 256]],
  ["brochures", "'brochures'", [65536]],
  ["essential_links", "'essential links'", [65536]],
  ["district_contacts", "'district contacts'", [65536]],
];

interface Count {
  name: string;
  span: number;
  block: number;
  count: number;
}

/** Recounts and describes differences. */
export async function wrongCounts(db: Kysely<Tables>): Promise<string[]> {
  const month = isPostgres(db)
    ? "to_char((created_at::timestamptz at time zone 'UTC') + interval '330 minutes', 'YYYYMM')::integer"
    : "cast(strftime('%Y%m', created_at, '+330 minutes') as integer)";
  const parts = COUNTED_TABLES.flatMap(([table, name, spans]) =>
    spans.map((span) => `select ${name} as name, ${span} as span, id / ${span} as block from ${table}`),
  );
  parts.push(
    `select case state when 'spam' then 'spam of a month' else 'contact submissions of a month' end, 0, ${month} from ${ENQUIRIES}`,
  );
  const counted = await sql<Count>`
    select name, span, block, count(*) as count from (${sql.raw(parts.join(" union all "))}) counted
    group by name, span, block`.execute(db);
  const counts = await sql<Count>`
    select name, span, block, sum(count) as count from counts
    group by name, span, block having sum(count) <> 0`.execute(db);
  const byRange = ({ name, span, block }: Count) => `${name}, range ${block} of ${span}`;
  const existing = new Map(counted.rows.map((row) => [byRange(row), Number(row.count)]));
  const stored = new Map(counts.rows.map((row) => [byRange(row), Number(row.count)]));
  return [...new Set([...existing.keys(), ...stored.keys()])]
    .filter((range) => (existing.get(range) ?? 0) !== (stored.get(range) ?? 0))
    .map((range) => `${range}: ${stored.get(range) ?? 0} counted, ${existing.get(range) ?? 0} found`);
}
