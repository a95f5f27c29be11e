import { buffer } from "node:stream/consumers";
import type { Kysely } from "kysely";
import { momentOf } from "../clock.ts";
import { appliedMigrations } from "../database/migrate.ts";
import type { Database } from "../database/open.ts";
import { inSnapshot } from "../database/snapshot.ts";
import type { Tables } from "../database/tables.ts";
import type { CommonNeeds } from "../needs.ts";
import type { Storage } from "../storage/storage.ts";
import { BACKED_UP_TABLES } from "./backed-up-tables.ts";
import { fileName, MANIFEST, type Manifest, partName } from "./manifest.ts";
import { sha256Of } from "./read-archive.ts";
import { contentsCounter, lineOf, pagesOf } from "./rows.ts";
import { type ArchiveWriter, createArchive, unwritable } from "./write-archive.ts";

/** A file that goes between the rows and the files is looked for in newer rows, this often. */
const TRIES = 3;

interface Needs extends CommonNeeds<"clock" | "storage"> {
  database: Database;
  /** Public keys of age for which it is encrypted; none: it is not. */
  recipients?: readonly string[];
  installation?: Manifest["installation"];
}

/**
 * Writes all rows, as they were at one moment, and the files that they name to an archive, while others go on writing.
 * @throws Error in one line; nothing is left under the name then.
 */
export async function makeBackup(needs: Needs, path: string): Promise<Manifest> {
  for (let tries = 1; ; tries += 1) {
    const writer = await createArchive(path, needs.recipients);
    try {
      const manifest = await fill(writer, needs, tries === TRIES);
      if (manifest) {
        await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
        await writer.finish();
        return manifest;
      }
    } catch (fault) {
      await writer.abandon();
      throw unwritable(path, fault);
    }
    await writer.abandon();
  }
}

/** Resolves to null when a file is not there that rows name, unless that is to be put up with. */
async function fill(
  writer: ArchiveWriter,
  { database, storage, clock, installation }: Needs,
  evenWithout: boolean,
): Promise<Manifest | null> {
  const made_at = momentOf(clock);
  const { keys, schema, tables } = await inSnapshot(database, (trx) => addRows(writer, trx));
  const files: Manifest["files"] = {};
  const missing: string[] = [];
  for (const key of [...keys].toSorted()) {
    const content = await contentOf(storage, key);
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
  // A schema of an earlier day lacks what came later.
  const there = new Set((await trx.introspection.getTables()).map(({ name }) => name));
  for (const [table, rules] of BACKED_UP_TABLES) {
    if (!there.has(table)) continue;
    const counter = contentsCounter();
    let part = 0;
    for await (const rows of pagesOf(trx, table, rules)) {
      const lines = rows.map(lineOf).join("");
      counter.add(lines, rows.length);
      await writer.add(partName(table, (part += 1)), Buffer.from(lines));
      for (const row of rows) for (const key of rules.files?.(row) ?? []) keys.add(key);
    }
    tables[table] = { by: rules.by, ...counter.contents() };
  }
  return { keys, schema, tables };
}

/** The bytes of a stored file, or null when it is not, or no longer, there. */
export async function contentOf(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.find(key);
  if (!file) return null;
  try {
    return await buffer(await file.open());
  } catch (fault) {
    if ((await storage.find(key)) === null) return null;
    throw fault;
  }
}
