import { type Kysely, sql } from "kysely";
import type { Database } from "../database/open.ts";
import {
  getFolded,
  INDEXED_CHARACTERS,
  indexOf,
  SEARCHED_TABLES,
  type SearchedTable,
} from "../database/searched-texts.ts";
import { inSnapshot } from "../database/snapshot.ts";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES } from "./backed-up-tables.ts";
import { getPages } from "./rows.ts";
import { wrongCounts } from "./stored-counts.ts";

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
  const { rows } = await sql<{ indexed: number; there: number }>`
    select (select count(*) from ${sql.table(`${indexOf(table)}_docsize`)}) as indexed,
           (select count(*) from ${sql.table(table)} where folded <> '') as there`.execute(on);
  const { indexed = 0, there = 0 } = rows[0] ?? {};
  return indexed === there ? [] : [`the search index has ${indexed} of ${there} rows of ${table}`];
}

async function foldedOtherwise(on: Kysely<Tables>, table: SearchedTable): Promise<string[]> {
  let otherwise = 0;
  for await (const rows of getPages(on, table, { by: "id" }))
    for (const row of rows as (Parameters<typeof getFolded>[1] & { folded: string })[])
      if (row.folded !== "" && !saysTheSame(row.folded, getFolded(table, row))) otherwise += 1;
  return otherwise === 0 ? [] : [`the search index is out of date for ${otherwise} rows of ${table}`];
}

/** The previous version indexes long texts whole and may still be running. */
const saysTheSame = (folded: string, expected: string): boolean => {
  const [found, wanted] = [withoutBlanks(folded), withoutBlanks(expected)];
  return wanted.length > INDEXED_CHARACTERS ? found.startsWith(wanted) : found === wanted;
};

/** Rows from before a field existed lack its blank line. */
const withoutBlanks = (text: string): string => text.split("\n").filter(Boolean).join("\n");

async function sqliteErrors(on: Kysely<Tables>): Promise<string[]> {
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(on);
  const references = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(on);
  return [
    ...whole.rows.map((row) => row.integrity_check).filter((said) => said !== "ok"),
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
