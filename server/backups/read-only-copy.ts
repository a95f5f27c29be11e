import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { getWriteError } from "../lib/write-error.ts";

/**
 * SQLite cannot open a database in a folder that is read-only, so a backup is made of a copy next to the archive.
 * @param archive of a command that makes one
 * @returns the settings to use, and how to remove the copy
 */
export async function copyReadOnlyDatabase(
  config: Config,
  archive: string | undefined,
): Promise<{ config: Config; remove(): Promise<void> }> {
  const file = config.DATABASE_URL.replace(/^sqlite:/, "");
  if (
    archive === undefined ||
    file === config.DATABASE_URL ||
    !existsSync(file) ||
    getWriteError(dirname(file)) === undefined
  )
    return { config, remove: async () => {} };
  const folder = await mkdtemp(join(dirname(resolve(config.CALLED_FROM, archive)), ".read-only-"));
  for (const end of ["", "-wal"])
    if (existsSync(file + end)) await copyFile(file + end, join(folder, `copy.sqlite${end}`));
  return {
    config: { ...config, DATABASE_URL: `sqlite:${join(folder, "copy.sqlite")}` },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
