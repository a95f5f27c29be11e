import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { firstMigration } from "../database/migrate.ts";
import type { Database } from "../database/open.ts";
import type { Clock } from "../lib/clock.ts";
import { backupRecord } from "./record.ts";
import { listBackups } from "./retention.ts";

/** Of a finding: `note` needs no action, `warning` needs one soon, `wrong` now. */
export type Level = "good" | "note" | "warning" | "wrong";

/** One line of the report. */
export interface Finding {
  level: Level;
  message: string;
}

export interface BackupPlaces {
  database: Database;
  scheduled: { folder: string; everyHours: number | undefined; copies: object | null };
  /** The data folder. */
  folder: string;
  clock: Clock;
}

const HOUR_MS = 3_600_000;

/** Where scheduled backups and their off-site copies are, and how old the newest is. */
export async function findBackups({ database, scheduled, folder: data, clock }: BackupPlaces): Promise<Finding[]> {
  const { folder, everyHours, copies } = scheduled;
  if (everyHours === undefined)
    return [{ level: "note", message: "no backups are scheduled: set BACKUP_EVERY_HOURS and BACKUP_DIR" }];
  const getHours = (since: number) => Math.max(0, (clock().getTime() - since) / HOUR_MS);
  const lack = async (message: string): Promise<Finding> => {
    const hours = getHours(Date.parse(await firstMigration(database.db)));
    return { level: hours > everyHours ? "warning" : "note", message };
  };
  const describeAge = (what: string, since: number): Finding => {
    const age = `newest ${what} is ${getHours(since).toFixed(1)} hours old`;
    return getHours(since) <= 2 * everyHours
      ? { level: "good", message: `The ${age}.` }
      : { level: "warning", message: `the ${age}; one is due every ${everyHours} hours` };
  };
  const newest = (await listBackups(folder).catch(() => [])).toSorted().at(-1);
  const findings = [
    newest === undefined
      ? await lack(`there is no backup in ${folder}: run admin backup now`)
      : describeAge(`backup in ${folder}`, (await stat(join(folder, newest))).mtimeMs),
  ];
  if (await isSameDisk(folder, data))
    findings.push({
      level: "warning",
      message: `${folder} (BACKUP_DIR) is on the disk of the data, ${data}: a broken disk takes both. Is the backup disk mounted?`,
    });
  if (newest === undefined || copies === null) return findings;
  const { copied_at } = await backupRecord(database.db);
  const copied =
    copied_at === null
      ? await lack("no backup was copied off-site yet: run admin backup copy")
      : describeAge("backup copied off-site", Date.parse(copied_at));
  return [...findings, copied];
}

/** False in doubt. */
async function isSameDisk(backups: string, data: string): Promise<boolean> {
  const [one, other] = await Promise.all([backups, data].map(getDisk));
  return one !== undefined && one === other;
}

/** Of a missing folder, the disk on which it would be created. */
async function getDisk(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(({ code }: NodeJS.ErrnoException) => (code === "ENOENT" ? null : undefined));
  return found === null && dirname(path) !== path ? getDisk(dirname(path)) : found?.dev;
}
