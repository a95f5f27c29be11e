import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { CLOCKS_DIFFER } from "../clock.ts";
import { isLeftBehind } from "./left-behind.ts";

/** For how many days, weeks and months the last backup of each is kept; periods without a backup do not count. */
export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

const DAY = 24 * 3_600_000;

const OURS = /^campaign-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/;
const BROKEN_OFF = /^campaign-\d{8}T\d{6}Z\.tar\.gz(\.age)?\.part$/;

/** What the backup of a moment is called; later ones sort behind earlier ones. */
export const backupName = (moment: Date, { encrypted }: { encrypted: boolean }): string =>
  `campaign-${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.tar.gz${encrypted ? ".age" : ""}`;

/** Names of the schedule's finished backups in a folder, in no order; one that is half made is none. */
export const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => OURS.test(name));

/**
 * Which of these backups are kept: all of the newest day, and the last one of each of so many days, weeks and months, in
 * UTC. Those whose name is of a day to come, made by a clock that went wrong, are kept by the same rule and take no
 * other's place.
 * @param names only those that are the schedule's count
 */
export function keptOf(names: readonly string[], { days, weeks, months }: Keep, now: Date): Set<string> {
  const made = names
    .map((name) => ({ name, at: momentIn(name) }))
    .filter((one): one is Made => !Number.isNaN(one.at))
    .toSorted((one, other) => other.at - one.at);
  const ahead = now.getTime() + CLOCKS_DIFFER;
  const kept = new Set<string>();
  for (const some of [made.filter(({ at }) => at <= ahead), made.filter(({ at }) => at > ahead)]) {
    for (const { name, at } of some) if (at > (some[0] as Made).at - DAY) kept.add(name);
    for (const [most, periodOf] of [
      [days, dayOf],
      [weeks, weekOf],
      [months, monthOf],
    ] as const)
      for (const name of lastOfEach(some, periodOf).slice(0, most)) kept.add(name);
  }
  return kept;
}

/** Removes the backups of the schedule that are kept no longer, and what others left that were killed while they made one. */
export async function removeOld(folder: string, keep: Keep, now: Date): Promise<void> {
  const names = await readdir(folder);
  const kept = keptOf(names, keep, now);
  for (const name of names) {
    const over = OURS.test(name) ? !kept.has(name) : BROKEN_OFF.test(name) && (await isLeftBehind(join(folder, name)));
    if (over) await rm(join(folder, name), { force: true });
  }
}

interface Made {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

function momentIn(name: string): number {
  const [, year, month, day, hour, minute, second] = OURS.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const dayOf = (at: number): number => Math.floor(at / DAY);
/** Weeks begin on Mondays; 1 January 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7);
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** The last name of each period, the newest period first. */
function lastOfEach(made: Made[], periodOf: (at: number) => number | string): string[] {
  const last = new Map<number | string, string>();
  for (const { name, at } of made) if (!last.has(periodOf(at))) last.set(periodOf(at), name);
  return [...last.values()];
}
