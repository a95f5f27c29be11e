import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { getRemovalCommand } from "../database/migration-marker.ts";
import type { Command, StandaloneCommand } from "../lib/cli-command.ts";
import { parseKeys } from "./age.ts";
import type { Backups } from "./backups.ts";
import { report } from "./check.ts";
import { counted, describeManifest, type Manifest } from "./manifest.ts";
import { verifyArchive } from "./read-archive.ts";
import { settingsLines } from "./settings-lines.ts";

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

export const backupCommands: Record<string, Command<{ backups: Backups }> | StandaloneCommand> = {
  "backup prove": {
    usage: "backup prove FILE [--identity KEY]",
    does: "verify a backup: restore it to a temporary folder and compare every row and file",
    run: async ({ backups }, words, config) => {
      const manifest = await backups.verify(...(await archiveIn("backup prove", words, config)));
      return `The backup of ${manifest.made_at} is valid: ${describeManifest(manifest)} restored and verified.`;
    },
  },
  "backup now": {
    usage: "backup now",
    does: "run the scheduled backup now: create, verify, copy off-site, delete old ones",
    run: async ({ backups }) => {
      const { file, manifest } = await backups.makeAndVerify();
      const copied = await backups.copyOffsite();
      return [describeBackup(file, manifest), ...(copied === null ? [] : [copied])].join("\n");
    },
  },
  "backup copy": {
    usage: "backup copy",
    does: "copy scheduled backups off-site, with BACKUP_COPY_URL or BACKUP_COPY_COMMAND",
    run: async ({ backups }) => {
      const copied = await backups.copyOffsite();
      if (copied === null)
        throw new Error("No off-site copy is configured. Set BACKUP_COPY_URL or BACKUP_COPY_COMMAND.");
      return copied;
    },
  },
  "backup settings": {
    usage: "backup settings FILE [--identity KEY]",
    does: "print the settings stored in a backup, without secrets, as a settings file",
    runAlone: async (words, config) => {
      const [file, keys] = await archiveIn("backup settings", words, config);
      const { made_at, installation } = await verifyArchive(file, keys);
      if (!installation) throw new Error(`${file} was made by an older version and contains no settings.`);
      return settingsLines(installation, `Settings from the backup of ${made_at}, version ${installation.program}.`);
    },
  },
  "backup facts": {
    usage: "backup facts FILE [--identity KEY]",
    does: "print the contents of CAMPAIGN_FILE stored in a backup",
    runAlone: async (words, config) => {
      const [file, keys] = await archiveIn("backup facts", words, config);
      const { installation } = await verifyArchive(file, keys);
      if (typeof installation?.campaign !== "string")
        throw new Error(`${file} contains no CAMPAIGN_FILE. Campaign facts set in the admin are in its database rows.`);
      return installation.campaign.trimEnd();
    },
  },
  backup: {
    usage: "backup FILE",
    does: "back up all rows and files to one archive while the server runs",
    run: async ({ backups }, words, config) => {
      const file = resolve(config.CALLED_FROM, fileIn("backup", words));
      return describeBackup(file, await backups.make(file));
    },
  },
  restore: {
    begins: true,
    usage: "restore FILE [--overwrite] [--identity KEY]",
    does: "replace all data with a backup; stop the server first",
    run: async ({ backups }, words, config) => {
      const named = words.filter((word) => word !== "--overwrite");
      const [file, keys] = await archiveIn("restore", named, config);
      const manifest = await backups.restore(file, { overwrite: words.includes("--overwrite"), keys });
      const lost =
        manifest.missing.length > 0
          ? ` These files were already missing when the backup was made: ${manifest.missing.join(", ")}.`
          : "";
      return (
        `The backup of ${manifest.made_at} was restored: ${describeManifest(manifest)}, all verified.${lost}\n` +
        "All users are logged out, and codes and invitations sent earlier are invalid. Start the server now, or restart it if it is running."
      );
    },
  },
  "move-to cancel": {
    usage: "move-to cancel",
    does: "cancel a move: allow writes to the old database again",
    run: async ({ backups }) => {
      await backups.holdFolder();
      return "This database accepts writes again.";
    },
  },
  "move-to": {
    usage: "move-to",
    does: "migrate a running SQLite installation to the empty PostgreSQL database in MOVE_TO_URL, and verify every row",
    run: async ({ backups }, words, { MOVE_TO_URL }) => {
      const url = await addressIn(words, MOVE_TO_URL);
      const { rows, files, left } = await backups.moveTo(url);
      return `${counted(rows, "row")} copied to the new database and verified; ${counted(files, "file")} checked.\n${next(left)}`;
    },
  },
  check: {
    usage: "check",
    does: "check database, files, counts, settings, mail and event feed; exit 1 if there are problems",
    run: async ({ backups }, words) => {
      if (words.length > 0) throw new Error("This command takes no arguments: script/admin check.");
      const findings = await backups.check();
      if (findings.some(({ good }) => !good)) throw new Error(report(findings));
      return report(findings);
    },
  },
};

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
async function addressIn([word, ...more]: string[], set: string | undefined): Promise<string> {
  if (more.length > 0) throw new Error(TARGET_REQUIRED);
  if (word !== undefined && holdsPassword(word)) throw new Error(NOT_AS_ARGUMENT);
  const url = word ?? set ?? (await firstLine());
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

/** The archive and its keys (`--identity=FILE`). */
async function archiveIn(
  command: string,
  words: string[],
  { CALLED_FROM }: Config,
): Promise<[file: string, keys: string[]]> {
  const flag = "--identity=";
  const [named] = words.filter((word) => word.startsWith(flag)).map((word) => word.slice(flag.length));
  const rest = words.filter((word) => !word.startsWith(flag));
  const file = resolve(CALLED_FROM, fileIn(command, rest));
  if (named === undefined) return [file, []];
  return [file, await parseKeys(named === "-" ? named : resolve(CALLED_FROM, named))];
}

function fileIn(command: string, [path, ...more]: string[]): string {
  if (path === undefined || more.length > 0) throw new Error(`Specify one file: script/admin ${command} FILE.`);
  return path;
}
