import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MAX_CLOCK_SKEW_MS } from "../lib/clock.ts";

/** Number of days, weeks and months whose last backup is retained; periods without a backup do not count. */
export interface RetentionPolicy {
  days: number;
  weeks: number;
  months: number;
}

const DAY_MS = 24 * 3_600_000;

const OWN_BACKUP_NAME = /^campaign-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/;
const INCOMPLETE_NAME = /^campaign-\d{8}T\d{6}Z\.tar\.gz(\.age)?\.part$/;

/** File name of a backup; sorts by time. */
export const backupName = (moment: Date, { encrypted }: { encrypted: boolean }): string =>
  `campaign-${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.tar.gz${encrypted ? ".age" : ""}`;

/** Finished scheduled backups in a folder, unordered. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => OWN_BACKUP_NAME.test(name));

/**
 * Names to retain: all of the newest day and the last of each period (UTC). Backups dated in the future
 * (wrong clock) are counted separately.
 */
export function selectRetained(
  names: readonly string[],
  { days, weeks, months }: RetentionPolicy,
  now: Date,
): Set<string> {
  const backups = names
    .map((name) => ({ name, at: parseTimestamp(name) }))
    .filter((item): item is BackupFile => !Number.isNaN(item.at))
    .toSorted((a, b) => b.at - a.at);
  const ahead = now.getTime() + MAX_CLOCK_SKEW_MS;
  const retained = new Set<string>();
  for (const batch of [backups.filter(({ at }) => at <= ahead), backups.filter(({ at }) => at > ahead)]) {
    for (const { name, at } of batch) if (at > (batch[0] as BackupFile).at - DAY_MS) retained.add(name);
    for (const [most, getPeriod] of [
      [days, getDay],
      [weeks, getWeek],
      [months, getMonth],
    ] as const)
      for (const name of newestPerPeriod(batch, getPeriod).slice(0, most)) retained.add(name);
  }
  return retained;
}

/** Deletes expired backups and files left by killed processes. */
export async function removeExpired(folder: string, policy: RetentionPolicy, now: Date): Promise<void> {
  const names = await readdir(folder);
  const retained = selectRetained(names, policy, now);
  for (const name of names) {
    const over = OWN_BACKUP_NAME.test(name)
      ? !retained.has(name)
      : INCOMPLETE_NAME.test(name) && (await isLeftover(join(folder, name)));
    if (over) await rm(join(folder, name), { force: true });
  }
}

interface BackupFile {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

function parseTimestamp(name: string): number {
  const [, year, month, day, hour, minute, second] = OWN_BACKUP_NAME.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const getDay = (at: number): number => Math.floor(at / DAY_MS);
/** Weeks start on Monday; 1970-01-01 was a Thursday. */
const getWeek = (at: number): number => Math.floor((getDay(at) + 3) / 7);
const getMonth = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Newest period first. */
function newestPerPeriod(backups: BackupFile[], getPeriod: (at: number) => number | string): string[] {
  const last = new Map<number | string, string>();
  for (const { name, at } of backups) if (!last.has(getPeriod(at))) last.set(getPeriod(at), name);
  return [...last.values()];
}

/** Older files were left by a killed process. */
const MAX_AGE_MS = 24 * 3_600_000;

/** True for an abandoned partial file. A file that has disappeared was finished by its owner. */
export const isLeftover = async (path: string): Promise<boolean> => {
  const { mtimeMs } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return { mtimeMs: Number.POSITIVE_INFINITY };
  });
  return Date.now() - mtimeMs > MAX_AGE_MS;
};
