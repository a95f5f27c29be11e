import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate, NEWEST_MIGRATION } from "../database/migrate.ts";
import { type Database, openDatabase } from "../database/open.ts";
import { createFolderStorage } from "../storage/folder.ts";
import type { Storage } from "../storage/storage.ts";
import { wrongCounts } from "./kept-counts.ts";
import { isLeftBehind } from "./left-behind.ts";
import { contentOf } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { readArchive, sha256Of, verifyArchive } from "./read-archive.ts";
import { contentsOf, insertRows, namedFiles, sameContents } from "./rows.ts";
import { withoutSearch } from "./without-search.ts";

/** How the folders are called in which backups are restored to be looked at. */
const PREFIX = ".restored-";

/** An archive that was restored into an empty database of its own, and what it says of itself. */
export interface Staged {
  manifest: Manifest;
  /** With the schema of this code. */
  database: Database;
  folder: string;
}

/**
 * Verifies an archive, restores its rows into an empty SQLite database of the schema that they had, compares every row
 * and brings them to the schema of this code; then does `work`. Nothing is left of it afterwards.
 * @param within the folder in which there is room for it
 * @param keys of age, one of which opens it where it is encrypted
 * @throws Error in one line
 */
export async function staged<T>(
  path: string,
  within: string,
  work: (staged: Staged) => Promise<T>,
  keys: readonly string[] = [],
): Promise<T> {
  const manifest = await verifyArchive(path, keys);
  await removeLeft(within);
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

async function removeLeft(within: string): Promise<void> {
  for (const name of await readdir(within)) {
    const path = join(within, name);
    if (name.startsWith(PREFIX) && (await isLeftBehind(path))) await rm(path, { recursive: true, force: true });
  }
}

/** @throws Error in one line when a row names a file of which the archive knows nothing. */
async function expectFiles(path: string, { files, missing }: Manifest, { db }: Database): Promise<void> {
  const known = new Set([...Object.keys(files), ...missing]);
  for (const key of await namedFiles(db))
    if (!known.has(key)) throw new Error(`${path} lacks the file ${key}, which one of its rows names.`);
}

async function fillFrom(
  path: string,
  { schema, tables }: Manifest,
  database: Database,
  keys: readonly string[],
): Promise<void> {
  await migrate(database, schema.at(-1));
  const there = new Set((await database.db.introspection.getTables()).map(({ name }) => name));
  const strange = Object.keys(tables).find((table) => !there.has(table));
  if (strange) throw new Error(`${path} holds a table that its schema does not have: ${strange}.`);
  await database.db.transaction().execute(async (trx) => {
    // What a fresh schema holds by itself is in the archive too.
    for (const table of Object.keys(tables)) await sql`delete from ${sql.table(table)}`.execute(trx);
    await withoutSearch(trx, { complete: schema.at(-1) !== NEWEST_MIGRATION }, () =>
      readArchive(path, { rows: (table, rows) => insertRows(trx, table, rows) }, keys),
    );
    for (const [table, expected] of Object.entries(tables))
      if (!sameContents(await contentsOf(trx, table, { by: expected.by }), expected))
        throw new Error(`Table ${table} of ${path} came out differently when it was restored.`);
  });
  await migrate(database);
  const [wrong] = await wrongCounts(database.db);
  if (wrong) throw new Error(`The kept counts differ from the rows of ${path}: ${wrong}.`);
}

/**
 * Stores every file of a verified archive and reads each back.
 * @throws Error in one line when one cannot be stored or reads differently.
 */
export async function storeFiles(
  path: string,
  { files }: Manifest,
  storage: Storage,
  keys: readonly string[],
): Promise<void> {
  const same = async (key: string) => {
    const content = await contentOf(storage, key);
    return content !== null && sha256Of(content) === files[key]?.sha256;
  };
  const store = async (key: string, content: Buffer) => {
    if (await same(key)) return;
    await storage.put(key, content);
    if (!(await same(key))) throw new Error(`The file ${key} differs on the other side.`);
  };
  await readArchive(path, { file: store }, keys);
}

/**
 * Restores an archive into an empty folder, rows and files, compares all of it and throws it away again.
 * @throws Error in one line when anything differs.
 */
export const prove = (path: string, within: string, keys: readonly string[] = []): Promise<Manifest> => {
  const compare = async ({ manifest, folder }: Staged) => {
    await storeFiles(path, manifest, createFolderStorage(join(folder, "files")), keys);
    return manifest;
  };
  return staged(path, within, compare, keys);
};
