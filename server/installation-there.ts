import { existsSync, statSync } from "node:fs";
import type { Config } from "./config.ts";
import { appliedMigrations, isKnownMigration, NEWEST_MIGRATION } from "./database/migrate.ts";
import { openDatabase } from "./database/open.ts";

/** Where `docs/operating.md` puts the settings of a machine on which systemd runs the product. */
const SETTINGS_FILE = "/etc/drug-free-kerala/settings";

/**
 * Refuses a command that would not meet the installation that runs, but a new, empty one of its own making, about which
 * everything it says would be true and of no use; and one that would migrate a database on which a server of another version runs.
 * @param begins whether the command may be asked where nothing is installed yet
 * @throws Error in words for the operator; nothing was written then
 */
export async function expectInstallation(
  { DATABASE_URL, chosen }: Pick<Config, "DATABASE_URL" | "chosen">,
  { begins, settingsFile = SETTINGS_FILE }: { begins: boolean; settingsFile?: string },
): Promise<void> {
  if (!chosen && mayBeThere(settingsFile))
    throw new Error(
      `The product of this machine has its settings in ${settingsFile}, and this command was not given them. Ask as root: ` +
        "/opt/drug-free-kerala/deploy/admin, and the same words. For another installation name it: DATA_DIR=/its/folder script/admin …",
    );
  const applied = await migrationsOf(DATABASE_URL);
  if (applied.includes(NEWEST_MIGRATION ?? "")) return;
  // A newer one is told of by whoever opens it.
  if (applied.length > 0 && applied.every(isKnownMigration))
    throw new Error(
      "The database is of an earlier version than this program, and a server of that version may be running on it. Nothing was " +
        "done. Ask the command of the version that runs; or stop it and start this version's server, which migrates the database.",
    );
  if (applied.length > 0 || begins) return;
  const place = DATABASE_URL.startsWith("sqlite:")
    ? DATABASE_URL.slice("sqlite:".length)
    : "the database of DATABASE_URL";
  throw new Error(
    `There is no installation here: ${place} ${DATABASE_URL.startsWith("sqlite:") ? "does not exist" : "is empty"}. ` +
      "Give this command the settings of the server that runs (DATA_DIR, DATABASE_URL), or start the server first.",
  );
}

/** Whether a file is there, or lies where this user may not look. */
function mayBeThere(path: string): boolean {
  try {
    statSync(path);
    return true;
  } catch (fault) {
    return !["ENOENT", "ENOTDIR"].includes((fault as NodeJS.ErrnoException).code ?? "");
  }
}

async function migrationsOf(url: string): Promise<string[]> {
  if (url.startsWith("sqlite:") && !existsSync(url.slice("sqlite:".length))) return [];
  const database = openDatabase(url);
  try {
    return await appliedMigrations(database.db);
  } finally {
    await database.close();
  }
}
