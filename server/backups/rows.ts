import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "../database/is-postgres.ts";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES, type BackedUpTable } from "./backed-up-tables.ts";

/** A row of any table that is backed up: its columns hold text, whole numbers or nothing. */
export type Row = Record<string, string | number | null>;
/** A value of the column that orders a table's rows (`BackedUpTable.by`). */
export type Key = string | number;

/** What a table holds: how many rows, and one SHA-256 over all of them in their order. */
export interface Contents {
  rows: number;
  sha256: string;
}

/** Rows that are read at once, and lie in one part of an archive. */
export const AT_ONCE = 500;
/** Most rows, and characters of them, that one statement writes: PostgreSQL works long on the search of each. */
const WRITTEN = { rows: 100, characters: 200_000 };

/** The same database, seen as tables that differ in nothing but their names. */
const plain = (db: Kysely<Tables>) => db as unknown as Kysely<Record<string, Row>>;

/** The column that orders the rows, by which they are in the same order on both databases. */
const keyOf = (db: Kysely<Tables>, { by, text }: BackedUpTable) =>
  text && isPostgres(db) ? sql<Key>`${sql.ref(by)} collate "C"` : sql<Key>`${sql.ref(by)}`;

/** The rows of a table a page at a time, in the order of its key, alike on both databases. */
export async function* pagesOf(db: Kysely<Tables>, table: string, rules: BackedUpTable): AsyncGenerator<Row[]> {
  const { by } = rules;
  const key = keyOf(db, rules);
  const page = plain(db).selectFrom<string>(table).selectAll().orderBy(key).limit(AT_ONCE);
  let rows = (await page.execute()) as Row[];
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1)?.[by] ?? null;
    rows = rows.length < AT_ONCE ? [] : ((await page.where(key, ">", last as Key).execute()) as Row[]);
  }
}

/** The rows whose keys lie above one and not above another, in any order; a bound that is not given does not bind. */
export async function rowsBetween(
  db: Kysely<Tables>,
  table: string,
  rules: BackedUpTable,
  { after, upTo }: { after?: Key | undefined; upTo?: Key },
): Promise<Row[]> {
  const key = keyOf(db, rules);
  let rows = plain(db).selectFrom<string>(table).selectAll();
  if (after !== undefined) rows = rows.where(key, ">", after);
  if (upTo !== undefined) rows = rows.where(key, "<=", upTo);
  return (await rows.execute()) as Row[];
}

/** The rows of these keys that are still there, in no order. */
export const rowsOf = async (db: Kysely<Tables>, table: string, { by }: BackedUpTable, keys: Key[]): Promise<Row[]> =>
  (await plain(db)
    .selectFrom<string>(table)
    .selectAll()
    .where(sql<Key>`${sql.ref(by)}`, "in", keys)
    .execute()) as Row[];

export async function removeRows(db: Kysely<Tables>, table: string, { by }: BackedUpTable, keys: Key[]): Promise<void> {
  await plain(db)
    .deleteFrom<string>(table)
    .where(sql<Key>`${sql.ref(by)}`, "in", keys)
    .execute();
}

/** A row as one line of JSON, its columns in the order of their names. */
export const lineOf = (row: Row): string => `${JSON.stringify(row, Object.keys(row).toSorted())}\n`;

/** Adds up what a table holds, a line at a time. */
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

/** What a table holds by now; all its rows are read for it, a page at a time. */
export async function contentsOf(db: Kysely<Tables>, table: string, rules: BackedUpTable): Promise<Contents> {
  const counter = contentsCounter();
  for await (const rows of pagesOf(db, table, rules)) counter.add(rows.map(lineOf).join(""), rows.length);
  return counter.contents();
}

/** Keys of all stored files that rows name. */
export async function namedFiles(db: Kysely<Tables>): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const [table, rules] of BACKED_UP_TABLES) {
    if (!rules.files) continue;
    for await (const rows of pagesOf(db, table, rules))
      for (const row of rows) for (const key of rules.files(row)) keys.add(key);
  }
  return keys;
}

/** Puts rows in with the ids that they bring, some in each statement. */
export async function insertRows(db: Kysely<Tables>, table: string, rows: Row[]): Promise<void> {
  let some: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    some.push(row);
    characters += lineOf(row).length;
    if (some.length < WRITTEN.rows && characters < WRITTEN.characters && row !== rows.at(-1)) continue;
    await plain(db).insertInto<string>(table).values(some).execute();
    some = [];
    characters = 0;
  }
}

/**
 * Whether nothing was ever entered: a fresh schema has rows about itself alone.
 * @param tables those that are there, where the schema may be of an earlier day
 */
export async function isEmpty(db: Kysely<Tables>, tables?: string[]): Promise<boolean> {
  for (const [table] of BACKED_UP_TABLES) {
    if (table === "installation" || table === "event_feed" || tables?.includes(table) === false) continue;
    if (await plain(db).selectFrom<string>(table).selectAll().limit(1).executeTakeFirst()) return false;
  }
  return true;
}

export const sameContents = (one: Contents, other: Contents): boolean =>
  one.rows === other.rows && one.sha256 === other.sha256;
