import { existsSync } from "node:fs";
import type { Config } from "./config.ts";
import { appliedMigrations } from "./database/migrate.ts";
import { openDatabase } from "./database/open.ts";

/** Where `docs/operating.md` puts the settings of a machine on which systemd runs the product. */
const SETTINGS_FILE = "/etc/drug-free-kerala/settings";

/**
 * Refuses a command that would not meet the installation that runs, but a new, empty one of its own making, about which
 * everything it says would be true and of no use.
 * @param begins whether the command may be asked where nothing is installed yet
 * @throws Error in words for the operator; nothing was written then
 */
export async function expectInstallation(
  { DATABASE_URL, chosen }: Pick<Config, "DATABASE_URL" | "chosen">,
  { begins, settingsFile = SETTINGS_FILE }: { begins: boolean; settingsFile?: string },
): Promise<void> {
  if (!chosen && existsSync(settingsFile))
    throw new Error(
      `The product of this machine has its settings in ${settingsFile}, and this command was not given them. Ask as root: ` +
        "/opt/drug-free-kerala/deploy/admin, and the same words. For another installation name it: DATA_DIR=/its/folder script/admin …",
    );
  if (begins || (await isInstalled(DATABASE_URL))) return;
  const place = DATABASE_URL.startsWith("sqlite:")
    ? DATABASE_URL.slice("sqlite:".length)
    : "the database of DATABASE_URL";
  throw new Error(
    `There is no installation here: ${place} ${DATABASE_URL.startsWith("sqlite:") ? "does not exist" : "is empty"}. ` +
      "Give this command the settings of the server that runs (DATA_DIR, DATABASE_URL), or start the server first.",
  );
}

async function isInstalled(url: string): Promise<boolean> {
  if (url.startsWith("sqlite:") && !existsSync(url.slice("sqlite:".length))) return false;
  const database = openDatabase(url);
  try {
    return (await appliedMigrations(database.db)).length > 0;
  } finally {
    await database.close();
  }
}
