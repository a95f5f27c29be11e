import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES, type BackedUpTable } from "./backed-up-tables.ts";
import { getPages, getRows, insertRows, type Key, type Row, removeRows, rowsBetween } from "./rows.ts";

interface Change {
  table: string;
  rules: BackedUpTable;
  put: Key[];
  /** Deleted or replaced rows. */
  removed: number;
}

/**
 * Copies all differences to the other database, possibly while the source changes. Returns the number of rows
 * changed.
 */
export async function replicateChanges(from: Kysely<Tables>, to: Transaction<Tables>): Promise<number> {
  const changes = await copyRows(from, to);
  return changes.reduce((sum, { put, removed }) => sum + put.length + removed, 0);
}

/**
 * The same for a source that takes no more writes, followed by a full comparison. Returns the number of rows.
 * @throws Error when a row still differs
 */
export async function replicateFinalChanges(from: Kysely<Tables>, to: Transaction<Tables>): Promise<number> {
  let rows = 0;
  const changes = await copyRows(from, to, (page) => (rows += page.length));
  for (const { table, rules, put } of changes)
    for (const keys of inBatches(put)) {
      const existing = byKey(await getRows(to, table, rules, keys), rules);
      for (const row of await getRows(from, table, rules, keys))
        if (!isSame(row, existing.get(getKey(row, rules))))
          throw new Error(
            `Table ${table} differs in the target database: the row with ${rules.by} ${getKey(row, rules)}.`,
          );
    }
  return rows;
}

async function copyRows(
  from: Kysely<Tables>,
  to: Transaction<Tables>,
  saw: (page: Row[]) => void = () => {},
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [table, rules] of BACKED_UP_TABLES) {
    const { put, gone } = await differences(from, to, table, rules, saw);
    // Deletes first: a unique value may have moved to another row.
    for (const keys of inBatches(gone)) await removeRows(to, table, rules, keys);
    for (const keys of inBatches(put)) await insertRows(to, table, await getRows(from, table, rules, keys));
    changes.push({ table, rules, put, removed: gone.length });
  }
  return changes;
}

async function differences(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: string,
  rules: BackedUpTable,
  saw: (page: Row[]) => void,
): Promise<{ put: Key[]; gone: Key[] }> {
  const [put, gone]: [Key[], Key[]] = [[], []];
  const compare = (rows: Row[], others: Row[]) => {
    const existing = byKey(others, rules);
    for (const row of rows) {
      const key = getKey(row, rules);
      if (isSame(row, existing.get(key))) existing.delete(key);
      else put.push(key);
    }
    gone.push(...existing.keys());
  };
  let after: Key | undefined;
  for await (const rows of getPages(from, table, rules)) {
    saw(rows);
    const upTo = getKey(rows.at(-1) as Row, rules);
    compare(rows, await rowsBetween(to, table, rules, { after, upTo }));
    after = upTo;
  }
  compare([], await rowsBetween(to, table, rules, { after }));
  return { put, gone };
}

const getKey = (row: Row, { by }: BackedUpTable): Key => row[by] as Key;
const byKey = (rows: Row[], rules: BackedUpTable) => new Map(rows.map((row) => [getKey(row, rules), row]));

function isSame(row: Row, other: Row | undefined): boolean {
  if (!other) return false;
  const columns = Object.keys(row);
  return columns.length === Object.keys(other).length && columns.every((column) => row[column] === other[column]);
}

/** Per query. */
const KEYS_PER_QUERY = 500;

function* inBatches(keys: Key[]): Generator<Key[]> {
  for (let from = 0; from < keys.length; from += KEYS_PER_QUERY) yield keys.slice(from, from + KEYS_PER_QUERY);
}
