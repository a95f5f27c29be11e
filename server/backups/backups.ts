import { mkdir, realpath } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { BackupState } from "../../domain/backups.ts";
import { type Clock, momentOf } from "../clock.ts";
import { type CheckNeeds, check, type Finding } from "./check.ts";
import { liftFence } from "./fence.ts";
import { backupName, keepNewest } from "./keep-backups.ts";
import { makeBackup } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { type Moved, moveTo } from "./move-to.ts";
import { backupRecord, noteBackup } from "./record.ts";
import { restore } from "./restore.ts";
import { prove } from "./stage.ts";
import { unwritable } from "./write-archive.ts";

/** Archives of everything that the installation holds: rows and files. Faults are told in words for an operator. */
export interface Backups {
  /** Writes one while others go on writing. */
  make(path: string): Promise<Manifest>;
  /** Restores one into an empty folder, compares every row and file, and removes it again. */
  prove(path: string): Promise<Manifest>;
  /** Puts one in place of everything; into an installation that is not empty only where told to. */
  restore(path: string, how: { overwrite: boolean }): Promise<Manifest>;
  /** Makes one for the schedule, proves it, and keeps the newest. Resolves to where it is. */
  makeAndProve(): Promise<{ file: string; manifest: Manifest }>;
  /** When one was made and proven. */
  state(): Promise<BackupState>;
  /** Looks at everything that the installation stands on; changes nothing. */
  check(): Promise<Finding[]>;
  /** Moves a living SQLite installation to an empty PostgreSQL database. */
  moveTo(url: string): Promise<Moved>;
  /** Stays, after all, with a database that a move, ended or cut short, keeps from taking changes. */
  stay(): Promise<void>;
}

interface Needs extends CheckNeeds {
  clock: Clock;
  /** The installation's own folder, in which archives are unpacked to be looked at. */
  folder: string;
  /** Folders whose files anybody may ask for. */
  served: string[];
  /** Where the schedule keeps its backups, and how many hours lie between two; absent: none are made. */
  scheduled: { folder: string; everyHours: number | undefined };
}

export function createBackups(needs: Needs): Backups {
  const { database, storage, clock, folder, served, scheduled } = needs;
  const { db } = database;

  async function make(path: string): Promise<Manifest> {
    const file = resolve(path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch((fault: unknown) => {
      throw unwritable(file, fault);
    });
    await refuseServed(file, served);
    const manifest = await makeBackup({ database, storage, clock }, file);
    await noteBackup(db, { made_at: manifest.made_at });
    return manifest;
  }

  return {
    make,

    async makeAndProve() {
      const file = join(resolve(scheduled.folder), backupName(clock()));
      try {
        const manifest = await make(file);
        await prove(file, scheduled.folder);
        const { made_at } = manifest;
        await noteBackup(db, { scheduled_at: made_at, proven_at: momentOf(clock), failed_at: null });
        await keepNewest(scheduled.folder);
        return { file, manifest };
      } catch (fault) {
        await noteBackup(db, { failed_at: momentOf(clock) });
        throw fault;
      }
    },

    async state() {
      const { made_at, proven_at, failed_at } = await backupRecord(db);
      return { made_at, proven_at, failed_at, every_hours: scheduled.everyHours ?? null };
    },

    async prove(path) {
      const manifest = await prove(resolve(path), folder);
      await noteBackup(db, { proven_at: momentOf(clock) });
      return manifest;
    },

    async restore(path, how) {
      const manifest = await restore({ database, storage, folder }, resolve(path), how);
      await noteBackup(db, { proven_at: momentOf(clock) });
      return manifest;
    },

    check: () => check(needs),
    moveTo: (url) => moveTo(database, storage, url),

    async stay() {
      if (database.kind !== "sqlite") throw new Error("Only a move away from SQLite can be called off.");
      await liftFence(db);
    },
  };
}

/** @throws Error in one line when the file would lie where the server hands files out, by whatever way. */
async function refuseServed(file: string, served: string[]): Promise<void> {
  const folder = join(await realpath(dirname(file)), sep);
  for (const open of served) {
    const root = join(await realpath(open).catch(() => resolve(open)), sep);
    if (folder.startsWith(root)) throw new Error(`${file} would lie in a folder that is handed out. Choose another.`);
  }
}
