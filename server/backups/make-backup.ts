import { buffer } from "node:stream/consumers";
import type { Kysely } from "kysely";
import { appliedMigrations } from "../database/migrate.ts";
import { type Database, inSnapshot } from "../database/open.ts";
import type { Tables } from "../database/tables.ts";
import type { PickDeps } from "../deps.ts";
import { toTimestamp } from "../lib/clock.ts";
import type { Storage } from "../storage/storage.ts";
import { BACKED_UP_TABLES } from "./backed-up-tables.ts";
import { fileName, MANIFEST, type Manifest, partName } from "./manifest.ts";
import { sha256Of } from "./read-archive.ts";
import { contentsCounter, getPages, toLine } from "./rows.ts";
import { type ArchiveWriter, createArchive, toUnwritableError } from "./write-archive.ts";

/** Retries when a file disappeared between reading rows and files. */
const MAX_TRIES = 3;

interface Deps extends PickDeps<"clock" | "storage"> {
  database: Database;
  /** age recipients. */
  recipients?: readonly string[];
  installation?: Manifest["installation"];
}

/**
 * Writes rows of one snapshot and their files to an archive without blocking writers.
 * @throws Error in one line; no file is left then
 */
export async function makeBackup(deps: Deps, path: string): Promise<Manifest> {
  for (let tries = 1; ; tries += 1) {
    const writer = await createArchive(path, deps.recipients);
    try {
      const manifest = await fill(writer, deps, tries === MAX_TRIES);
      if (manifest) {
        await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
        await writer.finish();
        return manifest;
      }
    } catch (error) {
      await writer.abort();
      throw toUnwritableError(path, error);
    }
    await writer.abort();
  }
}

/** Null when a referenced file is missing, unless that is accepted. */
async function fill(
  writer: ArchiveWriter,
  { database, storage, clock, installation }: Deps,
  evenWithout: boolean,
): Promise<Manifest | null> {
  const made_at = toTimestamp(clock);
  const { keys, schema, tables } = await inSnapshot(database, (trx) => addRows(writer, trx));
  const files: Manifest["files"] = {};
  const missing: string[] = [];
  for (const key of [...keys].toSorted()) {
    const content = await getContent(storage, key);
    if (content) {
      await writer.add(fileName(key), content);
      files[key] = { size: content.length, sha256: sha256Of(content) };
    } else if (evenWithout) missing.push(key);
    else return null;
  }
  return { format: "drug-free-kerala backup", version: 1, made_at, schema, tables, files, missing, installation };
}

async function addRows(writer: ArchiveWriter, trx: Kysely<Tables>) {
  const schema = await appliedMigrations(trx);
  const tables: Manifest["tables"] = {};
  const keys = new Set<string>();
  // Older schemas lack newer tables.
  const existing = new Set((await trx.introspection.getTables()).map(({ name }) => name));
  for (const [table, rules] of BACKED_UP_TABLES) {
    if (!existing.has(table)) continue;
    const counter = contentsCounter();
    let part = 0;
    for await (const rows of getPages(trx, table, rules)) {
      const lines = rows.map(toLine).join("");
      counter.add(lines, rows.length);
      await writer.add(partName(table, (part += 1)), Buffer.from(lines));
      for (const row of rows) for (const key of rules.files?.(row) ?? []) keys.add(key);
    }
    tables[table] = { by: rules.by, ...counter.contents() };
  }
  return { keys, schema, tables };
}

/** Content of a stored file; null when it does not exist. */
export async function getContent(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.find(key);
  if (!file) return null;
  try {
    return await buffer(await file.open());
  } catch (error) {
    if ((await storage.find(key)) === null) return null;
    throw error;
  }
}
