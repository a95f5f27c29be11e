import { mkdir, readFile, realpath, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { BackupState } from "../../shared/backups/backups.ts";
import type { DescribedConfig } from "../config/describe-config.ts";
import { advanceVersion, storedVersion } from "../database/content-version.ts";
import { firstMigration } from "../database/migrate.ts";
import type { Database } from "../database/open.ts";
import { type Clock, toTimestamp } from "../lib/clock.ts";
import type { Storage } from "../storage/storage.ts";
import { passingKey } from "./age.ts";
import { type CheckDeps, check } from "./check.ts";
import { copyFinalChanges, emptyTables } from "./copy-rows.ts";
import type { Finding } from "./find-backups.ts";
import { makeBackup } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { allowWrites, type Moved, moveTo } from "./move-to.ts";
import type { OffsiteCopies } from "./offsite-copies.ts";
import { backupRecord, noteBackup } from "./record.ts";
import { backupName, type RetentionPolicy, removeExpired } from "./retention.ts";
import { isEmpty, namedFiles } from "./rows.ts";
import { prove, type Staged, stageBackup, storeFiles } from "./staging.ts";
import { NameTaken, toUnwritableError } from "./write-archive.ts";

/** Backups of rows and files. Errors are in plain words for operators. */
export interface Backups {
  /** Writes an archive without blocking writers. */
  make(path: string): Promise<Manifest>;
  /**
   * Restores into an empty folder, compares everything and deletes it again.
   * @param keys age identities
   */
  verify(path: string, keys?: readonly string[]): Promise<Manifest>;
  /** Replaces all data. */
  restore(path: string, how: { overwrite: boolean; keys?: readonly string[] }): Promise<Manifest>;
  /** For the schedule: makes, proves and prunes. Returns the file. */
  makeAndVerify(): Promise<{ file: string; manifest: Manifest }>;
  /** Copies scheduled backups off-site; returns a summary, or null when that is not configured. */
  copyOffsite(): Promise<string | null>;
  copies: boolean;
  state(): Promise<BackupState>;
  /** Time of the first migration, ISO 8601 in UTC. */
  installedAt(): Promise<string>;
  /** Read-only health check of the whole installation. */
  check(): Promise<Finding[]>;
  /** Moves a live SQLite installation to an empty PostgreSQL database. */
  moveTo(url: string): Promise<Moved>;
  /** Cancels a move: writes are allowed again. */
  holdFolder(): Promise<void>;
}

interface Deps extends CheckDeps {
  clock: Clock;
  /** Where archives are unpacked. */
  folder: string;
  /** Public folders. */
  served: string[];
  /** Absent `everyHours`: no schedule. */
  scheduled: { folder: string; everyHours: number | undefined; keep: RetentionPolicy; copies: OffsiteCopies | null };
  /** age recipients; empty: not encrypted. */
  recipients: readonly string[];
  outside: DescribedConfig & { program: string; campaignFile: string | undefined };
}

export function createBackups(deps: Deps): Backups {
  const { database, storage, clock, folder, served, scheduled, outside } = deps;
  const { db } = database;

  async function make(path: string, recipients = deps.recipients): Promise<Manifest> {
    const file = resolve(path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw toUnwritableError(file, error);
    });
    await refuseServed(file, served);
    const { campaignFile, ...reported } = outside;
    const campaign = campaignFile === undefined ? null : await readFile(campaignFile, "utf8");
    const installation = { ...reported, campaign };
    const manifest = await makeBackup({ database, storage, clock, recipients, installation }, file);
    await noteBackup(db, { made_at: manifest.made_at });
    return manifest;
  }

  /** Records the failure until the next success. */
  const noted = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch(async (error: unknown) => {
      await noteBackup(db, { failed_at: toTimestamp(clock) });
      throw error;
    });

  /** Unpacked in the data folder: the backup folder may be readable by others. */
  async function makeProven(file: string): Promise<Manifest> {
    const { recipients, keys } = await passingKey(deps.recipients);
    const manifest = await make(file, recipients);
    await prove(file, keys.length > 0 ? folder : scheduled.folder, keys).catch(async (error: unknown) => {
      await rm(file, { force: true });
      throw error;
    });
    return manifest;
  }

  /** Retries with another name if one was made in the same second. */
  async function makeNamed(moment: Date): Promise<{ file: string; manifest: Manifest }> {
    const file = join(resolve(scheduled.folder), backupName(moment, { encrypted: deps.recipients.length > 0 }));
    try {
      return { file, manifest: await makeProven(file) };
    } catch (error) {
      if (!(error instanceof NameTaken)) throw error;
      return makeNamed(new Date(moment.getTime() + 1000));
    }
  }

  return {
    make: (path) => make(path),

    makeAndVerify: () =>
      noted(async () => {
        const { file, manifest } = await makeNamed(clock());
        const { made_at } = manifest;
        await noteBackup(db, { scheduled_at: made_at, proven_at: toTimestamp(clock), failed_at: null });
        await removeExpired(scheduled.folder, scheduled.keep, clock());
        return { file, manifest };
      }),

    copyOffsite: () =>
      noted(async () => {
        if (!scheduled.copies) return null;
        const { scheduled_at } = await backupRecord(db);
        const copied = await scheduled.copies.copy(resolve(scheduled.folder), clock());
        await noteBackup(db, { copied_at: scheduled_at, failed_at: null });
        return copied;
      }),

    copies: scheduled.copies !== null,

    async state() {
      const { made_at, proven_at, failed_at, copied_at } = await backupRecord(db);
      return { made_at, proven_at, failed_at, copied_at, every_hours: scheduled.everyHours ?? null };
    },

    installedAt: () => firstMigration(db),

    async verify(path, keys) {
      const manifest = await prove(resolve(path), folder, keys);
      await noteBackup(db, { proven_at: toTimestamp(clock) });
      return manifest;
    },

    async restore(path, how) {
      const manifest = await restore({ database, storage, folder }, resolve(path), how);
      await noteBackup(db, { proven_at: toTimestamp(clock) });
      return manifest;
    },

    check: () => check(deps),
    moveTo: (url) => moveTo(database, storage, url),

    async holdFolder() {
      if (database.kind !== "sqlite") throw new Error("Only a migration from SQLite can be cancelled.");
      await allowWrites(db);
    },
  };
}

/** @throws Error when the file would be in a public folder, symbolic links resolved */
async function refuseServed(file: string, served: string[]): Promise<void> {
  const folder = join(await realpath(dirname(file)), sep);
  for (const open of served) {
    const root = join(await realpath(open).catch(() => resolve(open)), sep);
    if (folder.startsWith(root)) throw new Error(`${file} is in a folder served to the public. Choose another path.`);
  }
}

interface RestoreDeps {
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
function restore(
  { database, storage, folder }: RestoreDeps,
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
