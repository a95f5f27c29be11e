import { access, constants } from "node:fs/promises";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { Config } from "../config/config.ts";
import type { DescribedConfig } from "../config/describe-config.ts";
import { getRemovalCommand } from "../database/migration-marker.ts";
import type { AddCommands } from "../lib/cli-command.ts";
import { parseKeys } from "./age.ts";
import type { Backups } from "./backups.ts";
import { report } from "./check.ts";
import { counted, describeManifest, type Manifest } from "./manifest.ts";
import { verifyArchive } from "./read-archive.ts";

const TARGET_REQUIRED =
  "Pass the target in MOVE_TO_URL or on standard input: postgres://user:password@host/database. For example: script/admin move-to <FILE";
const NOT_AS_ARGUMENT =
  "A URL with a password on the command line is visible to all users of this machine in the process list. Nothing was changed. " +
  "Pass it in MOVE_TO_URL or on standard input, and change that password.";
const next = (left: string) => `The old database is now read-only, so that no changes are lost. Next steps:
1. Set DATABASE_URL to the new URL in the server's settings.
2. Restart every server. Until then visitors can read, but submissions fail with "try again in a moment".
3. Keep DATA_DIR and STORAGE_URL as they are: files stay where they are. All sessions, invitations and preview links have ended; create new ones.
4. Once the new database works well, within days: ${getRemovalCommand(left)}
   The old file still contains personal data, and erasure requests do not reach it.
To go back to the old database, before the new one is in use: script/admin move-to cancel.`;

export const addBackupCommands: AddCommands<{ backups: Backups }> = (cli, { run, runAlone }) => {
  const group = cli
    .command("backup <FILE>")
    .description("back up all rows and files to one archive while the server runs")
    .action(
      run(
        async ({ backups }, { CALLED_FROM }, path: string) => {
          const file = resolve(CALLED_FROM, path);
          return describeBackup(file, await backups.make(file));
        },
        { fromReadOnly: true },
      ),
    );
  archive(group.command("prove"))
    .description("verify a backup: restore it to a temporary folder and compare every row and file")
    .action(
      run(async ({ backups }, config, path: string, options: ArchiveOptions) => {
        const manifest = await backups.verify(...(await openArchive(config, path, options)));
        return `The backup of ${manifest.made_at} is valid: ${describeManifest(manifest)} restored and verified.`;
      }),
    );
  group
    .command("now")
    .description("run the scheduled backup now: create, verify, copy off-site, delete old ones")
    .action(
      run(async ({ backups }) => {
        const { file, manifest } = await backups.makeAndVerify();
        const copied = await backups.copyOffsite();
        return [describeBackup(file, manifest), ...(copied === null ? [] : [copied])].join("\n");
      }),
    );
  group
    .command("copy")
    .description("copy scheduled backups off-site, with BACKUP_COPY_URL or BACKUP_COPY_COMMAND")
    .action(
      run(async ({ backups }) => {
        const copied = await backups.copyOffsite();
        if (copied === null)
          throw new Error("No off-site copy is configured. Set BACKUP_COPY_URL or BACKUP_COPY_COMMAND.");
        return copied;
      }),
    );
  archive(group.command("settings"))
    .description("print the settings stored in a backup, without secrets, as a settings file")
    .action(
      runAlone(async (config, path: string, options: ArchiveOptions) => {
        const [file, keys] = await openArchive(config, path, options);
        const { made_at, installation } = await verifyArchive(file, keys);
        if (!installation) throw new Error(`${file} was made by an older version and contains no settings.`);
        return settingsLines(installation, `Settings from the backup of ${made_at}, version ${installation.program}.`);
      }),
    );
  archive(group.command("facts"))
    .description("print the contents of CAMPAIGN_FILE stored in a backup")
    .action(
      runAlone(async (config, path: string, options: ArchiveOptions) => {
        const [file, keys] = await openArchive(config, path, options);
        const { installation } = await verifyArchive(file, keys);
        if (typeof installation?.campaign !== "string")
          throw new Error(
            `${file} contains no CAMPAIGN_FILE. Campaign facts set in the admin are in its database rows.`,
          );
        return installation.campaign.trimEnd();
      }),
    );
  archive(cli.command("restore"))
    .option("--overwrite", "replace existing data")
    .description("replace all data with a backup; stop the server first")
    .action(
      run(
        async ({ backups }, config, path: string, options: ArchiveOptions & { overwrite?: true }) => {
          const [file, keys] = await openArchive(config, path, options);
          const manifest = await backups.restore(file, { overwrite: options.overwrite ?? false, keys });
          const lost =
            manifest.missing.length > 0
              ? ` These files were already missing when the backup was made: ${manifest.missing.join(", ")}.`
              : "";
          return (
            `The backup of ${manifest.made_at} was restored: ${describeManifest(manifest)}, all verified.${lost}\n` +
            "All users are logged out, and codes and invitations sent earlier are invalid. Start the server now, or restart it if it is running; then: admin check"
          );
        },
        { begins: true },
      ),
    );
  const moveTo = cli
    .command("move-to")
    .argument("[URL]", "only without a password; else set MOVE_TO_URL or use standard input")
    .description(
      "migrate a running SQLite installation to the empty PostgreSQL database in MOVE_TO_URL, and verify every row",
    )
    .action(
      run(async ({ backups }, { MOVE_TO_URL }, given: string | undefined) => {
        const url = await getTarget(given, MOVE_TO_URL);
        const { rows, files, left } = await backups.moveTo(url);
        return `${counted(rows, "row")} copied to the new database and verified; ${counted(files, "file")} checked.\n${next(left)}`;
      }),
    );
  moveTo
    .command("cancel")
    .description("cancel a move: allow writes to the old database again")
    .action(
      run(async ({ backups }) => {
        await backups.holdFolder();
        return "This database accepts writes again.";
      }),
    );
  cli
    .command("check")
    .description(
      "check database, files, counts, settings, mail, event feed and backups; exit 1 for warnings, 2 for problems",
    )
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
    .action(
      run(async ({ backups }) => {
        const { text, exitCode } = report(await backups.check());
        process.exitCode = exitCode;
        return text;
      }),
    );
};

interface ArchiveOptions {
  identity?: string;
}

const archive = (command: Command) =>
  command
    .argument("<FILE>")
    .option("--identity <KEY>", "file with the age key of an encrypted backup, or - for standard input");

/** @throws Error when stored files are missing: the archive exists but is incomplete */
function describeBackup(file: string, manifest: Manifest): string {
  const summary = `${file} contains ${describeManifest(manifest)}.`;
  if (manifest.missing.length === 0) return summary;
  throw new Error(
    `${summary} Files referenced by the database are missing from storage: ${manifest.missing.join(", ")}. Run script/admin check.`,
  );
}

const MAX_URL_LENGTH = 4096;

/** Target URL from the argument, the environment or standard input. */
async function getTarget(given: string | undefined, set: string | undefined): Promise<string> {
  if (given !== undefined && holdsPassword(given)) throw new Error(NOT_AS_ARGUMENT);
  const url = given ?? set ?? (await firstLine());
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url)) throw new Error(TARGET_REQUIRED);
  return url;
}

/** True if in doubt. */
function holdsPassword(address: string): boolean {
  const url = URL.parse(address);
  return url ? url.password !== "" || url.searchParams.has("password") : address.includes("@");
}

async function firstLine(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("Target database URL: ");
  let read = "";
  for await (const chunk of process.stdin.setEncoding("utf8")) {
    read += chunk;
    if (read.includes("\n") || read.length > MAX_URL_LENGTH) break;
  }
  return read.slice(0, MAX_URL_LENGTH).split("\n")[0]?.trim() ?? "";
}

/** The file of the archive, and the keys that open it. */
async function openArchive(
  { CALLED_FROM, DATA_DIR }: Config,
  path: string,
  { identity }: ArchiveOptions,
): Promise<[file: string, keys: string[]]> {
  const file = resolve(CALLED_FROM, path);
  await access(file, constants.R_OK).catch(({ code }: NodeJS.ErrnoException) => {
    if (code !== "EACCES") return;
    const { username } = userInfo();
    throw new Error(
      `${file} cannot be read by the user ${username}. As root, copy it, and use the copy: ` +
        `install -o ${username} -g ${username} -m 0600 ${file} ${DATA_DIR}/`,
    );
  });
  if (identity === undefined) return [file, []];
  return [file, await parseKeys(identity === "-" ? identity : resolve(CALLED_FROM, identity))];
}

/** Settings of a backup as an environment file, missing secrets as comments. */
function settingsLines({ settings, withheld }: DescribedConfig, head: string): string {
  const lacking = withheld.map((name) => `# ${name}=`);
  return [
    `# ${head}`,
    lacking.length > 0
      ? "# Backups contain no secrets. Set these again; here they were set directly, in files or as credentials:"
      : "# No secrets were set.",
    ...lacking,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ].join("\n");
}
