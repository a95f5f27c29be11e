import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "../database/postgres-dialect.ts";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES, type BackedUpTable } from "./backed-up-tables.ts";

export type Row = Record<string, string | number | null>;
/** Value of the ordering column. */
export type Key = string | number;

/** Row count and SHA-256 over all rows in order. */
export interface Contents {
  rows: number;
  sha256: string;
}

/** Rows per page and per archive part. */
export const BATCH_SIZE = 500;
/** Limit per insert: PostgreSQL's search index makes large ones slow. */
const WRITTEN_COLUMNS = { rows: 100, characters: 200_000 };

const untypedTables = (db: Kysely<Tables>) => db as unknown as Kysely<Record<string, Row>>;

/** Same order on both databases. */
const getKey = (db: Kysely<Tables>, { by, text }: BackedUpTable) =>
  text && isPostgres(db) ? sql<Key>`${sql.ref(by)} collate "C"` : sql<Key>`${sql.ref(by)}`;

/** Pages of a table in key order. */
export async function* getPages(db: Kysely<Tables>, table: string, rules: BackedUpTable): AsyncGenerator<Row[]> {
  const { by } = rules;
  const key = getKey(db, rules);
  const page = untypedTables(db).selectFrom<string>(table).selectAll().orderBy(key).limit(BATCH_SIZE);
  let rows = (await page.execute()) as Row[];
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1)?.[by] ?? null;
    rows = rows.length < BATCH_SIZE ? [] : ((await page.where(key, ">", last as Key).execute()) as Row[]);
  }
}

/** Rows with keys above the first and up to the second bound, unordered. */
export async function rowsBetween(
  db: Kysely<Tables>,
  table: string,
  rules: BackedUpTable,
  { after, upTo }: { after?: Key | undefined; upTo?: Key },
): Promise<Row[]> {
  const key = getKey(db, rules);
  let rows = untypedTables(db).selectFrom<string>(table).selectAll();
  if (after !== undefined) rows = rows.where(key, ">", after);
  if (upTo !== undefined) rows = rows.where(key, "<=", upTo);
  return (await rows.execute()) as Row[];
}

/** Existing rows with these keys, unordered. */
export const getRows = async (db: Kysely<Tables>, table: string, { by }: BackedUpTable, keys: Key[]): Promise<Row[]> =>
  (await untypedTables(db)
    .selectFrom<string>(table)
    .selectAll()
    .where(sql<Key>`${sql.ref(by)}`, "in", keys)
    .execute()) as Row[];

export async function removeRows(db: Kysely<Tables>, table: string, { by }: BackedUpTable, keys: Key[]): Promise<void> {
  await untypedTables(db)
    .deleteFrom<string>(table)
    .where(sql<Key>`${sql.ref(by)}`, "in", keys)
    .execute();
}

/** One line of JSON, columns sorted by name. */
export const toLine = (row: Row): string => `${JSON.stringify(row, Object.keys(row).toSorted())}\n`;

export function contentsCounter() {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(lines: string, count: number) {
      hash.update(lines);
      rows += count;
    },
    contents: (): Contents => ({ rows, sha256: hash.copy().digest("hex") }),
  };
}

/** Reads the whole table. */
export async function getContents(db: Kysely<Tables>, table: string, rules: BackedUpTable): Promise<Contents> {
  const counter = contentsCounter();
  for await (const rows of getPages(db, table, rules)) counter.add(rows.map(toLine).join(""), rows.length);
  return counter.contents();
}

/** Storage keys referenced by any row. */
export async function namedFiles(db: Kysely<Tables>): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const [table, rules] of BACKED_UP_TABLES) {
    if (!rules.files) continue;
    for await (const rows of getPages(db, table, rules))
      for (const row of rows) for (const key of rules.files(row)) keys.add(key);
  }
  return keys;
}

/** Inserts rows with their ids. */
export async function insertRows(db: Kysely<Tables>, table: string, rows: Row[]): Promise<void> {
  let some: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    some.push(row);
    characters += toLine(row).length;
    if (some.length < WRITTEN_COLUMNS.rows && characters < WRITTEN_COLUMNS.characters && row !== rows.at(-1)) continue;
    await untypedTables(db).insertInto<string>(table).values(some).execute();
    some = [];
    characters = 0;
  }
}

/**
 * True if nothing was ever entered; a fresh schema has some rows of its own.
 * @param tables existing ones, for an older schema
 */
export async function isEmpty(db: Kysely<Tables>, tables?: string[]): Promise<boolean> {
  for (const [table] of BACKED_UP_TABLES) {
    if (table === "installation" || table === "event_feed" || tables?.includes(table) === false) continue;
    if (await untypedTables(db).selectFrom<string>(table).selectAll().limit(1).executeTakeFirst()) return false;
  }
  return true;
}

export const sameContents = (a: Contents, b: Contents): boolean => a.rows === b.rows && a.sha256 === b.sha256;
