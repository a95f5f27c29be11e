import { existsSync, statSync } from "node:fs";
import type { Config } from "../config/config.ts";
import { appliedMigrations, isKnownMigration, NEWEST_MIGRATION } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";

/** Path used by the systemd unit. */
const SETTINGS_FILE = "/etc/drug-free-kerala/settings";

/**
 * Refuses a command that would create a new, empty installation by mistake, or migrate a database that a
 * server of another version uses.
 * @param begins the command may run before the installation exists
 * @throws Error in plain words; nothing was written
 */
export async function requireInstallation(
  config: Pick<Config, "DATABASE_URL" | "chosen">,
  { begins, settingsFile }: { begins: boolean; settingsFile?: string },
): Promise<void> {
  requireOwnSettings(config, settingsFile);
  const applied = begins ? await getMigrations(config.DATABASE_URL) : await requireSomeMigration(config);
  if (applied.includes(NEWEST_MIGRATION ?? "")) return;
  // A newer schema is reported when it is opened.
  if (applied.length > 0 && applied.every(isKnownMigration))
    throw new Error(
      "The database is older than this program, and a server of that version may be using it. Nothing was " +
        "changed. Use the command of the running version, or stop that server and start this version, which migrates the database (or: admin migrate --dry-run).",
    );
}

/** @throws Error for a command without the settings of the installation on this machine */
export function requireOwnSettings({ chosen }: Pick<Config, "chosen">, settingsFile = SETTINGS_FILE): void {
  if (!chosen && mayExist(settingsFile))
    throw new Error(
      `The settings of this machine are in ${settingsFile}, but this command runs without them. Run as root: ` +
        "/opt/drug-free-kerala/deploy/admin with the same arguments. For another installation: DATA_DIR=/its/folder script/admin …",
    );
}

/**
 * Migrations of an existing database.
 * @throws Error when there is none
 */
export async function requireSomeMigration({ DATABASE_URL }: Pick<Config, "DATABASE_URL">): Promise<string[]> {
  const applied = await getMigrations(DATABASE_URL);
  if (applied.length > 0) return applied;
  const place = DATABASE_URL.startsWith("sqlite:")
    ? DATABASE_URL.slice("sqlite:".length)
    : "the database of DATABASE_URL";
  throw new Error(
    `There is no installation here: ${place} ${DATABASE_URL.startsWith("sqlite:") ? "does not exist" : "is empty"}. ` +
      "Run this command with the settings of the running server (DATA_DIR, DATABASE_URL), or start the server first.",
  );
}

/** True also if this user may not read it. */
function mayExist(path: string): boolean {
  try {
    statSync(path);
    return true;
  } catch (error) {
    return !["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");
  }
}

async function getMigrations(url: string): Promise<string[]> {
  if (url.startsWith("sqlite:") && !existsSync(url.slice("sqlite:".length))) return [];
  const database = openDatabase(url);
  try {
    return await appliedMigrations(database.db);
  } finally {
    await database.close();
  }
}
