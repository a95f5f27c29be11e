import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/open.ts";

type Settings = Pick<
  Config,
  | "DATA_DIR"
  | "BACKUP_DIR"
  | "BACKUP_EVERY_HOURS"
  | "BACKUP_KEEP"
  | "BACKUP_COPY_URL"
  | "BACKUP_COPY_COMMAND"
  | "STORAGE_URL"
>;

/** Where erased data remains, and until when: one line each. */
export async function describeRemainingCopies(settings: Settings, kind: Database["kind"]): Promise<string> {
  const { DATA_DIR, BACKUP_DIR, BACKUP_EVERY_HOURS, BACKUP_KEEP, BACKUP_COPY_URL, BACKUP_COPY_COMMAND, STORAGE_URL } =
    settings;
  const { days, weeks, months } = BACKUP_KEEP;
  const longest = months > 0 ? `${months} months` : weeks > 0 ? `${weeks} weeks` : `${days} days`;
  const names = (await readdir(DATA_DIR).catch(() => [])).filter((name) => name.includes(".backup"));
  const lines = [
    ...(BACKUP_EVERY_HOURS === undefined
      ? []
      : [`backups in ${BACKUP_DIR ?? join(DATA_DIR, "backups")}: deleted within ${longest} (BACKUP_KEEP)`]),
    ...(BACKUP_COPY_URL === undefined
      ? []
      : [
          `copies in ${BACKUP_COPY_URL.replace(/\?.*/, "")}: as long, if the key may delete; else until you delete them`,
        ]),
    ...(BACKUP_COPY_COMMAND === undefined ? [] : [`copies made by ${BACKUP_COPY_COMMAND}: until you delete them`]),
    ...(STORAGE_URL?.startsWith("s3:")
      ? [
          `older versions of files in ${STORAGE_URL.replace(/\?.*/, "")}, if the bucket has versions: until you delete them`,
        ]
      : []),
    ...names.map((name) => `the backup ${join(DATA_DIR, name)}: until you delete it`),
    ...(kind === "postgres"
      ? [
          "the files of PostgreSQL: until its pages are reused, or vacuumdb --full rewrites them now (locks each table)",
          "archived journals and base backups of PostgreSQL, if you make them: until you delete them",
        ]
      : ["copies by Litestream, if you use it: for its retention, 30 days unless you changed it"]),
    "files moved away by a rollback or a move (/root/migrated, moving.tar.gz), exports: until you delete them",
    "the static copy of the site, if it showed a testimonial: until its next run",
    "emails that were sent: with their recipients",
  ];
  return ["It remains in:", ...lines.map((line) => `  ${line}`)].join("\n");
}
