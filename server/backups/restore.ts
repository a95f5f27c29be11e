import type { Database } from "../database/open.ts";
import { movePast, storedVersion } from "../database/public-content.ts";
import type { Storage } from "../storage/storage.ts";
import { replaceRows } from "./copy-rows.ts";
import type { Manifest } from "./manifest.ts";
import { isEmpty, namedFiles } from "./rows.ts";
import { type Staged, staged, storeFiles } from "./stage.ts";

interface Needs {
  database: Database;
  storage: Storage;
  /** A folder in which the archive is unpacked to be looked at. */
  folder: string;
}

/**
 * Puts a backup in place of everything: the whole archive is verified, files come first, and the rows are switched in
 * one transaction. Whoever was logged in is not any more; codes, letters and counted limits are gone.
 * @throws Error in one line; nothing has changed then but files that no row names.
 */
export function restore(
  { database, storage, folder }: Needs,
  path: string,
  { overwrite, keys = [] }: { overwrite: boolean; keys?: readonly string[] },
): Promise<Manifest> {
  const replace = async ({ manifest, database: source }: Staged) => {
    if (!overwrite && !(await isEmpty(database.db)))
      throw new Error("This installation is not empty. Add --overwrite to put the backup in place of what is there.");
    const before = await namedFiles(database.db);
    const version = await storedVersion(database.db);
    await storeFiles(path, manifest, storage, keys);
    await database.db.transaction().execute(async (trx) => {
      await replaceRows(source.db, trx);
      await movePast(trx, version);
      await database.signal.tell(trx);
    });
    const after = await namedFiles(database.db);
    for (const key of before) if (!after.has(key)) await storage.remove(key).catch(() => {});
    return manifest;
  };
  return staged(path, folder, replace, keys);
}
