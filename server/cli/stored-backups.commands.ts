import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { listBackups } from "../backups/retention.ts";
import type { Config } from "../config/config.ts";
import type { CommandRunner } from "../lib/cli-command.ts";

interface KeyOption {
  key?: string;
}

/** `backup list` and `backup fetch`, which also work before anything is restored. */
export function addStoredBackupCommands(cli: Command, { runAlone }: Pick<CommandRunner<unknown>, "runAlone">): void {
  const group = cli.commands.find((command) => command.name() === "backup") ?? cli.command("backup");
  const withKey = (command: Command) =>
    command.option(
      "--key <FILE>",
      "- : read another key for the bucket from standard input, its name and its secret in two lines",
    );
  withKey(group.command("list"))
    .description("list the scheduled backups in BACKUP_DIR and in the bucket of BACKUP_COPY_URL")
    .action(
      runAlone(async (config, { key }: KeyOption) => {
        const folder = getBackupFolder(config);
        const names = (await listBackups(folder).catch(() => [])).toSorted();
        const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
        const lines = [`In ${folder}:`, ...toLines(names.map((name, at) => [name, sizes[at] ?? 0]))];
        if (config.BACKUP_COPY_URL === undefined) return lines.join("\n");
        const { bucket, listBucket } = await openBucket(config, key);
        return [...lines, `In the bucket ${bucket.name}:`, ...toLines([...(await listBucket(bucket))])].join("\n");
      }),
    );
  withKey(group.command("fetch [NAME]"))
    .description("download a backup, the newest by default, from the bucket of BACKUP_COPY_URL to the data folder")
    .action(
      runAlone(async (config, name: string | undefined, { key }: KeyOption) => {
        const { bucket, fetchFromBucket } = await openBucket(config, key);
        const file = await fetchFromBucket(bucket, resolve(config.DATA_DIR), name);
        const identity = file.endsWith(".age") ? " --identity -" : "";
        return [
          `${file} was fetched. Next steps:`,
          `1. Compare the settings: admin backup settings ${file}${identity}`,
          `2. With the server stopped: admin restore ${file}${identity}`,
        ].join("\n");
      }),
    );
}

const getBackupFolder = ({ BACKUP_DIR, DATA_DIR }: Config): string => resolve(BACKUP_DIR ?? join(DATA_DIR, "backups"));

const toLines = (backups: [name: string, bytes: number][]): string[] =>
  backups.length === 0
    ? ["  none"]
    : backups.toSorted().map(([name, bytes]) => `  ${name}  ${(bytes / 1e6).toFixed(1)} MB`);

/**
 * The bucket and what reads it, loaded on demand: large.
 * @throws Error without a bucket in the settings, or without a key on standard input
 */
async function openBucket(config: Config, key: string | undefined) {
  const given = key === undefined ? [] : (await text(process.stdin)).trim().split(/\s+/);
  if (key !== undefined && given.length !== 2)
    throw new Error("Standard input must have two lines: the name of the key, then its secret.");
  const { openBackupBucket } = await import("../storage/backup-bucket.ts");
  return { bucket: openBackupBucket(config, given), ...(await import("../backups/fetch-from-bucket.ts")) };
}
