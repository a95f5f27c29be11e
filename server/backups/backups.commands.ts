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
  "Say where to, in MOVE_TO_URL or on standard input: postgres://user:password@host/database. For example: script/admin move-to <FILE";
const NOT_AS_ARGUMENT =
  "An address with a password stands in the list of processes, where everybody on this machine reads it. Nothing was done. " +
  "Give it in MOVE_TO_URL or on standard input, and change that password.";
const next = (left: string) => `The old database takes no more changes, so that nothing is lost. Do this now:
1. Set DATABASE_URL to the new address, wherever the server gets its settings.
2. Restart every server. Until then visitors can read, and what they send is answered with "try again in a moment".
3. Keep DATA_DIR and STORAGE_URL as they are: files stay where they are. Everybody logs in anew; invitations and links of previews are made anew too.
4. Once the new database serves well, within days: ${getRemovalCommand(left)}
   The old file still holds all that visitors sent, and erasing somebody does not reach it.
To stay with the old database instead, before anybody uses the new one: script/admin move-to cancel.`;

export const backupCommands: Record<string, Command<{ backups: Backups }> | StandaloneCommand> = {
  "backup prove": {
    usage: "backup prove FILE [--identity KEY]",
    does: "restore a backup into an empty folder, compare every row and file, and remove it again",
    run: async ({ backups }, words, config) => {
      const manifest = await backups.verify(...(await archiveIn("backup prove", words, config)));
      return `The backup of ${manifest.made_at} is good: ${describeManifest(manifest)} were restored and compared.`;
    },
  },
  "backup now": {
    usage: "backup now",
    does: "make the backup that the schedule makes, prove it, copy it away, and remove old ones",
    run: async ({ backups }) => {
      const { file, manifest } = await backups.makeAndVerify();
      const copied = await backups.copyOffsite();
      return [describeBackup(file, manifest), ...(copied === null ? [] : [copied])].join("\n");
    },
  },
  "backup copy": {
    usage: "backup copy",
    does: "bring the schedule's backups to the place of BACKUP_COPY_URL or by BACKUP_COPY_COMMAND",
    run: async ({ backups }) => {
      const copied = await backups.copyOffsite();
      if (copied === null) throw new Error("Neither BACKUP_COPY_URL nor BACKUP_COPY_COMMAND says where to.");
      return copied;
    },
  },
  "backup settings": {
    usage: "backup settings FILE [--identity KEY]",
    does: "show the settings that a backup holds, without secrets, as lines of a settings file",
    runAlone: async (words, config) => {
      const [file, keys] = await archiveIn("backup settings", words, config);
      const { made_at, installation } = await verifyArchive(file, keys);
      if (!installation) throw new Error(`${file} is of an earlier day and holds no settings.`);
      return settingsLines(installation, `Settings of the backup of ${made_at}, by version ${installation.program}.`);
    },
  },
  "backup facts": {
    usage: "backup facts FILE [--identity KEY]",
    does: "show what CAMPAIGN_FILE held when a backup was made",
    runAlone: async (words, config) => {
      const [file, keys] = await archiveIn("backup facts", words, config);
      const { installation } = await verifyArchive(file, keys);
      if (typeof installation?.campaign !== "string")
        throw new Error(`${file} holds no CAMPAIGN_FILE. Facts that the office set are among its rows.`);
      return installation.campaign.trimEnd();
    },
  },
  backup: {
    usage: "backup FILE",
    does: "write everything, rows and files, to one archive while the server goes on",
    run: async ({ backups }, words, config) => {
      const file = resolve(config.CALLED_FROM, fileIn("backup", words));
      return describeBackup(file, await backups.make(file));
    },
  },
  restore: {
    begins: true,
    usage: "restore FILE [--overwrite] [--identity KEY]",
    does: "put a backup in place of everything; stop the server first",
    run: async ({ backups }, words, config) => {
      const named = words.filter((word) => word !== "--overwrite");
      const [file, keys] = await archiveIn("restore", named, config);
      const manifest = await backups.restore(file, { overwrite: words.includes("--overwrite"), keys });
      const lost = manifest.missing.length > 0 ? ` It was made without ${manifest.missing.join(", ")}.` : "";
      return (
        `The backup of ${manifest.made_at} is in place: ${describeManifest(manifest)}, each compared.${lost}\n` +
        "Everybody is logged out, and codes and invitations that were sent hold no more. Start the server now; one that still runs must be restarted."
      );
    },
  },
  "move-to cancel": {
    usage: "move-to cancel",
    does: "stay with the old database: let it take changes again",
    run: async ({ backups }) => {
      await backups.holdFolder();
      return "This database takes changes again.";
    },
  },
  "move-to": {
    usage: "move-to",
    does: "move a living SQLite installation to the empty PostgreSQL database of MOVE_TO_URL, and compare every row",
    run: async ({ backups }, words, { MOVE_TO_URL }) => {
      const url = await addressIn(words, MOVE_TO_URL);
      const { rows, files, left } = await backups.moveTo(url);
      return `${counted(rows, "row")} are in the new database, each compared; ${counted(files, "file")} were read.\n${next(left)}`;
    },
  },
  check: {
    usage: "check",
    does: "look at database, files, counts, settings, mail and feed; leaves with 1 when something is wrong",
    run: async ({ backups }, words) => {
      if (words.length > 0) throw new Error("Say nothing more: script/admin check.");
      const findings = await backups.check();
      if (findings.some(({ good }) => !good)) throw new Error(report(findings));
      return report(findings);
    },
  },
};

/** @throws Error when stored files are missing: the archive exists but is incomplete */
function describeBackup(file: string, manifest: Manifest): string {
  const summary = `${file} holds ${describeManifest(manifest)}.`;
  if (manifest.missing.length === 0) return summary;
  throw new Error(
    `${summary} The installation itself lacks files that its rows name: ${manifest.missing.join(", ")}. Ask script/admin check.`,
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
  if (process.stdin.isTTY) process.stderr.write("The address to move to: ");
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
  if (path === undefined || more.length > 0) throw new Error(`Say one file: script/admin ${command} FILE.`);
  return path;
}
