import type { Command } from "../command.ts";
import { report } from "./check.ts";
import { inWords, type Manifest } from "./manifest.ts";

/** What an operator can do about backups. */
export const backupCommands: Record<string, Command> = {
  "backup prove": {
    usage: "backup prove FILE",
    does: "restore a backup into an empty folder, compare every row and file, and remove it again",
    run: async ({ backups }, words) => {
      const manifest = await backups.prove(fileIn("backup prove", words));
      return `The backup of ${manifest.made_at} is good: ${inWords(manifest)} were restored and compared.`;
    },
  },
  backup: {
    usage: "backup FILE",
    does: "write everything, rows and files, to one archive while the server goes on",
    run: async ({ backups }, words) => {
      const file = fileIn("backup", words);
      return saidOf(file, await backups.make(file));
    },
  },
  restore: {
    usage: "restore FILE [--overwrite]",
    does: "put a backup in place of everything; stop the server first",
    run: async ({ backups }, words) => {
      const file = fileIn(
        "restore",
        words.filter((word) => word !== "--overwrite"),
      );
      const manifest = await backups.restore(file, { overwrite: words.includes("--overwrite") });
      const lost = manifest.missing.length > 0 ? ` It was made without ${manifest.missing.join(", ")}.` : "";
      return (
        `The backup of ${manifest.made_at} is in place: ${inWords(manifest)}, each compared.${lost}\n` +
        "Everybody is logged out, and codes that were sent hold no more. Start the server now; one that still runs must be restarted."
      );
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

/** @throws Error when the installation itself lacks files: the archive is there, and yet something is wrong. */
function saidOf(file: string, manifest: Manifest): string {
  const said = `${file} holds ${inWords(manifest)}.`;
  if (manifest.missing.length === 0) return said;
  throw new Error(
    `${said} The installation itself lacks files that its rows name: ${manifest.missing.join(", ")}. Ask script/admin check.`,
  );
}

function fileIn(command: string, [path, ...more]: string[]): string {
  if (path === undefined || more.length > 0) throw new Error(`Say one file: script/admin ${command} FILE.`);
  return path;
}
