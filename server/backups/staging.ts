import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql, type Transaction } from "kysely";
import { migrate, NEWEST_MIGRATION } from "../database/migrate.ts";
import { type Database, openDatabase } from "../database/open.ts";
import { indexOf, SEARCHED_TABLES, type SearchedTable } from "../database/searched-texts.ts";
import type { Tables } from "../database/tables.ts";
import { createFolderStorage } from "../storage/folder.ts";
import type { Storage } from "../storage/storage.ts";
import { wrongCounts } from "./check-database.ts";
import { getContent } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { readArchive, sha256Of, verifyArchive } from "./read-archive.ts";
import { isLeftover } from "./retention.ts";
import { getContents, insertRows, namedFiles, sameContents } from "./rows.ts";

const PREFIX = ".restored-";

/** An archive restored into a temporary database. */
export interface Staged {
  manifest: Manifest;
  /** Migrated to the current schema. */
  database: Database;
  folder: string;
}

/**
 * Verifies an archive, restores it into a temporary SQLite database of its own schema, compares, migrates,
 * and runs `work`. Cleans up afterwards.
 * @param within parent folder with enough free space
 * @param keys age identities
 * @throws Error in one line
 */
export async function stageBackup<T>(
  path: string,
  within: string,
  work: (staged: Staged) => Promise<T>,
  keys: readonly string[] = [],
): Promise<T> {
  const manifest = await verifyArchive(path, keys);
  await removeLeftover(within);
  const folder = await mkdtemp(join(within, PREFIX));
  try {
    const database = openDatabase(`sqlite:${join(folder, "database.sqlite")}`);
    try {
      await fillFrom(path, manifest, database, keys);
      await expectFiles(path, manifest, database);
      return await work({ manifest, database, folder });
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeftover(within: string): Promise<void> {
  for (const name of await readdir(within)) {
    const path = join(within, name);
    if (name.startsWith(PREFIX) && (await isLeftover(path))) await rm(path, { recursive: true, force: true });
  }
}

/** @throws Error when a row references a file that the archive does not list */
async function expectFiles(path: string, { files, missing }: Manifest, { db }: Database): Promise<void> {
  const known = new Set([...Object.keys(files), ...missing]);
  for (const key of await namedFiles(db))
    if (!known.has(key)) throw new Error(`${path} lacks the file ${key}, which its rows reference.`);
}

async function fillFrom(
  path: string,
  { schema, tables }: Manifest,
  database: Database,
  keys: readonly string[],
): Promise<void> {
  await migrate(database, schema.at(-1));
  const existing = new Set((await database.db.introspection.getTables()).map(({ name }) => name));
  const strange = Object.keys(tables).find((table) => !existing.has(table));
  if (strange) throw new Error(`${path} contains a table that its schema does not define: ${strange}.`);
  await database.db.transaction().execute(async (trx) => {
    // Rows that migrations insert are in the archive too.
    for (const table of Object.keys(tables)) await sql`delete from ${sql.table(table)}`.execute(trx);
    await withoutSearch(trx, { complete: schema.at(-1) !== NEWEST_MIGRATION }, () =>
      readArchive(path, { rows: (table, rows) => insertRows(trx, table, rows) }, keys),
    );
    for (const [table, expected] of Object.entries(tables))
      if (!sameContents(await getContents(trx, table, { by: expected.by }), expected))
        throw new Error(`Table ${table} of ${path} differs after the restore.`);
  });
  await migrate(database);
  const [wrong] = await wrongCounts(database.db);
  if (wrong) throw new Error(`The stored counts differ from the rows of ${path}: ${wrong}.`);
}

/**
 * Stores every file of a verified archive and reads it back.
 * @throws Error when one differs
 */
export async function storeFiles(
  path: string,
  { files }: Manifest,
  storage: Storage,
  keys: readonly string[],
): Promise<void> {
  const same = async (key: string) => {
    const content = await getContent(storage, key);
    return content !== null && sha256Of(content) === files[key]?.sha256;
  };
  const store = async (key: string, content: Buffer) => {
    if (await same(key)) return;
    await storage.put(key, content);
    if (!(await same(key))) throw new Error(`The stored file ${key} differs from the backup.`);
  };
  await readArchive(path, { file: store }, keys);
}

/**
 * Restores into an empty folder, compares everything, and deletes it again.
 * @throws Error when anything differs
 */
export const prove = (path: string, within: string, keys: readonly string[] = []): Promise<Manifest> => {
  const compare = async ({ manifest, folder }: Staged) => {
    await storeFiles(path, manifest, createFolderStorage(join(folder, "files")), keys);
    return manifest;
  };
  return stageBackup(path, within, compare, keys);
};

/** Insert trigger of the search index (migrations 0007 and 0014). */
const enters = (table: SearchedTable) => `${indexOf(table)}_in`;

/**
 * Inserts rows without the SQLite search index, which takes nine tenths of the time.
 * @param complete build the index afterwards, for later migrations
 */
async function withoutSearch(
  trx: Transaction<Tables>,
  { complete }: { complete: boolean },
  work: () => Promise<void>,
): Promise<void> {
  const triggers: { table: SearchedTable; made: string }[] = [];
  for (const table of SEARCHED_TABLES) {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where type = 'trigger' and name = ${enters(table)}`.execute(trx);
    // Older schemas index less.
    for (const row of rows) triggers.push({ table, made: row.sql });
  }
  for (const { table } of triggers) await sql`drop trigger ${sql.id(enters(table))}`.execute(trx);
  await work();
  for (const { table, made } of triggers) {
    await sql.raw(made).execute(trx);
    const index = sql.table(indexOf(table));
    if (!complete) continue;
    await sql`insert into ${index}(${index}) values ('rebuild')`.execute(trx);
    // Those that wait to be indexed are in no index, since migration 0031.
    if (made.includes("folded <> ''"))
      await sql`insert into ${index}(${index}, rowid, folded)
      select 'delete', id, folded from ${sql.table(table)} where folded = ''`.execute(trx);
  }
}
