import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Backups of the schedule that are kept. */
export const KEPT = 14;
/** What is younger may still be in use, in milliseconds. */
const OLD = 24 * 3_600_000;

const OURS = /^campaign-\d{8}T\d{6}Z\.tar\.gz$/;
const BROKEN_OFF = /^campaign-\d{8}T\d{6}Z\.tar\.gz\.part$/;

/** What the backup of a moment is called; later ones sort behind earlier ones. */
export const backupName = (moment: Date): string =>
  `campaign-${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.tar.gz`;

/** Removes all backups of the schedule but the newest, and what others left that were killed while they made one. */
export async function keepNewest(folder: string): Promise<void> {
  const names = (await readdir(folder)).toSorted();
  for (const name of names.filter((one) => OURS.test(one)).slice(0, -KEPT)) await rm(join(folder, name));
  for (const name of names)
    if (BROKEN_OFF.test(name) && (await isOld(join(folder, name)))) await rm(join(folder, name), { force: true });
}

const isOld = async (path: string) => Date.now() - (await stat(path)).mtimeMs > OLD;
