import { mkdir, readFile, realpath, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { BackupState } from "../../domain/backups.ts";
import { type Clock, momentOf } from "../clock.ts";
import { firstMigration } from "../database/migrate.ts";
import type { SettingsTold } from "../settings-told.ts";
import { passingKey } from "./age.ts";
import { allowWrites } from "./block-writes.ts";
import { type CheckNeeds, check, type Finding } from "./check.ts";
import type { Copies } from "./copies.ts";
import { backupName, type Keep, removeOld } from "./keep-backups.ts";
import { makeBackup } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { type Moved, moveTo } from "./move-to.ts";
import { backupRecord, noteBackup } from "./record.ts";
import { restore } from "./restore.ts";
import { prove } from "./stage.ts";
import { NameTaken, unwritable } from "./write-archive.ts";

/** Archives of everything that the installation holds: rows and files. Faults are told in words for an operator. */
export interface Backups {
  /** Writes one while others go on writing. */
  make(path: string): Promise<Manifest>;
  /** Restores one into an empty folder, compares every row and file, and removes it again. Keys of age open it. */
  prove(path: string, keys?: readonly string[]): Promise<Manifest>;
  /** Puts one in place of everything; into an installation that is not empty only where told to. */
  restore(path: string, how: { overwrite: boolean; keys?: readonly string[] }): Promise<Manifest>;
  /** Makes one for the schedule, proves it, and removes what is kept no longer. Resolves to where it is. */
  makeAndProve(): Promise<{ file: string; manifest: Manifest }>;
  /** Brings the schedule's backups to another place, where one is set; resolves to what was done, or null without one. */
  copyAway(): Promise<string | null>;
  /** Whether another place is set. */
  copies: boolean;
  state(): Promise<BackupState>;
  /** When the installation began: its first migration, ISO 8601 in UTC. */
  begun(): Promise<string>;
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
  /** Where the schedule keeps its backups, how many hours lie between two (absent: none are made), and which are kept. */
  scheduled: { folder: string; everyHours: number | undefined; keep: Keep; copies: Copies | null };
  /** Public keys of age for which all archives are encrypted; none: they are not. */
  recipients: readonly string[];
  outside: SettingsTold & { program: string; campaignFile: string | undefined };
}

export function createBackups(needs: Needs): Backups {
  const { database, storage, clock, folder, served, scheduled, outside } = needs;
  const { db } = database;

  async function make(path: string, recipients = needs.recipients): Promise<Manifest> {
    const file = resolve(path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch((fault: unknown) => {
      throw unwritable(file, fault);
    });
    await refuseServed(file, served);
    const { campaignFile, ...told } = outside;
    const campaign = campaignFile === undefined ? null : await readFile(campaignFile, "utf8");
    const installation = { ...told, campaign };
    const manifest = await makeBackup({ database, storage, clock, recipients, installation }, file);
    await noteBackup(db, { made_at: manifest.made_at });
    return manifest;
  }

  /** What fails for the schedule is told of until it succeeds. */
  const noted = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch(async (fault: unknown) => {
      await noteBackup(db, { failed_at: momentOf(clock) });
      throw fault;
    });

  /** One that is encrypted is opened in the installation's own folder: where backups are kept, another may read. */
  async function makeProven(file: string): Promise<Manifest> {
    const { recipients, keys } = await passingKey(needs.recipients);
    const manifest = await make(file, recipients);
    await prove(file, keys.length > 0 ? folder : scheduled.folder, keys).catch(async (fault: unknown) => {
      await rm(file, { force: true });
      throw fault;
    });
    return manifest;
  }

  /** Of two that are begun in one second, by the schedule and by hand, each has a name. */
  async function makeNamed(moment: Date): Promise<{ file: string; manifest: Manifest }> {
    const file = join(resolve(scheduled.folder), backupName(moment, { encrypted: needs.recipients.length > 0 }));
    try {
      return { file, manifest: await makeProven(file) };
    } catch (fault) {
      if (!(fault instanceof NameTaken)) throw fault;
      return makeNamed(new Date(moment.getTime() + 1000));
    }
  }

  return {
    make: (path) => make(path),

    makeAndProve: () =>
      noted(async () => {
        const { file, manifest } = await makeNamed(clock());
        const { made_at } = manifest;
        await noteBackup(db, { scheduled_at: made_at, proven_at: momentOf(clock), failed_at: null });
        await removeOld(scheduled.folder, scheduled.keep, clock());
        return { file, manifest };
      }),

    copyAway: () =>
      noted(async () => {
        if (!scheduled.copies) return null;
        const { scheduled_at } = await backupRecord(db);
        const done = await scheduled.copies.bring(resolve(scheduled.folder), clock());
        await noteBackup(db, { copied_at: scheduled_at, failed_at: null });
        return done;
      }),

    copies: scheduled.copies !== null,

    async state() {
      const { made_at, proven_at, failed_at, copied_at } = await backupRecord(db);
      return { made_at, proven_at, failed_at, copied_at, every_hours: scheduled.everyHours ?? null };
    },

    begun: () => firstMigration(db),

    async prove(path, keys) {
      const manifest = await prove(resolve(path), folder, keys);
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
      await allowWrites(db);
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
