import { stat } from "node:fs/promises";
import { join } from "node:path";
import { firstMigration } from "../database/migrate.ts";
import type { Database } from "../database/open.ts";
import type { Clock } from "../lib/clock.ts";
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
  scheduled: { folder: string; everyHours: number | undefined };
  /** The data folder. */
  folder: string;
  clock: Clock;
}

const HOUR_MS = 3_600_000;

/** Where scheduled backups are and how old the newest is. */
export async function findBackups({ database, scheduled, folder: data, clock }: BackupPlaces): Promise<Finding[]> {
  const { folder, everyHours } = scheduled;
  if (everyHours === undefined)
    return [{ level: "note", message: "no backups are scheduled: set BACKUP_EVERY_HOURS and BACKUP_DIR" }];
  const newest = (await listBackups(folder).catch(() => [])).toSorted().at(-1);
  if (newest === undefined) {
    const age = clock().getTime() - Date.parse(await firstMigration(database.db));
    const message = `there is no backup in ${folder}: run admin backup now`;
    return [{ level: age > everyHours * HOUR_MS ? "warning" : "note", message }];
  }
  const { mtimeMs } = await stat(join(folder, newest));
  const hours = Math.max(0, (clock().getTime() - mtimeMs) / HOUR_MS);
  const age = `the newest backup in ${folder} is ${hours.toFixed(1)} hours old`;
  const findings: Finding[] = [
    hours <= 2 * everyHours
      ? { level: "good", message: `${age.replace(/^t/, "T")}.` }
      : { level: "warning", message: `${age}; one is due every ${everyHours} hours` },
  ];
  if (await isSameDisk(folder, data))
    findings.push({
      level: "warning",
      message: `${folder} (BACKUP_DIR) is on the disk of the data, ${data}: a broken disk takes both. Is the backup disk mounted?`,
    });
  return findings;
}

/** False in doubt. */
async function isSameDisk(backups: string, data: string): Promise<boolean> {
  const [one, other] = await Promise.all([backups, data].map((path) => stat(path).catch(() => null)));
  return one !== null && one !== undefined && other !== null && other !== undefined && one.dev === other.dev;
}
