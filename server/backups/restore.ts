import { advanceVersion, storedVersion } from "../database/content-version.ts";
import type { Database } from "../database/open.ts";
import type { Storage } from "../storage/storage.ts";
import { copyFinalChanges, emptyTables } from "./copy-rows.ts";
import type { Manifest } from "./manifest.ts";
import { isEmpty, namedFiles } from "./rows.ts";
import { type Staged, stageBackup, storeFiles } from "./staging.ts";

interface Deps {
  database: Database;
  storage: Storage;
  /** Where archives are unpacked. */
  folder: string;
}

/**
 * Replaces all data: verifies the archive, stores files, then swaps rows in one transaction. Sessions, codes,
 * emails and rate limits end.
 * @throws Error in one line; only unreferenced files may have been added then
 */
export function restore(
  { database, storage, folder }: Deps,
  path: string,
  { overwrite, keys = [] }: { overwrite: boolean; keys?: readonly string[] },
): Promise<Manifest> {
  const replace = async ({ manifest, database: source }: Staged) => {
    if (!overwrite && !(await isEmpty(database.db)))
      throw new Error("This installation is not empty. Add --overwrite to replace its data with the backup.");
    const before = await namedFiles(database.db);
    const version = await storedVersion(database.db);
    await storeFiles(path, manifest, storage, keys);
    await database.db.transaction().execute(async (trx) => {
      await emptyTables(trx);
      await copyFinalChanges(source.db, trx);
      await advanceVersion(trx, version);
      await database.signal.notify(trx);
    });
    const after = await namedFiles(database.db);
    for (const key of before) if (!after.has(key)) await storage.remove(key).catch(() => {});
    return manifest;
  };
  return stageBackup(path, folder, replace, keys);
}
