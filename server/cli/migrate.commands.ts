import type { Config } from "../config/config.ts";
import { appliedMigrations, listMigrations, migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import type { AddCommands } from "../lib/cli-command.ts";
import { requireOwnSettings, requireSomeMigration } from "./require-installation.ts";

export const addMigrateCommand: AddCommands<unknown> = (cli, { runAlone }) => {
  cli
    .command("migrate")
    .option("--dry-run", "only list the migrations that would run")
    .description("migrate the database to this version, all or nothing; the server also does so when it starts")
    .action(runAlone((config, { dryRun }: { dryRun?: true }) => migrateNow(config, { dryRun: dryRun ?? false })));
};

async function migrateNow(config: Config, { dryRun }: { dryRun: boolean }): Promise<string> {
  requireOwnSettings(config);
  await requireSomeMigration(config);
  const database = openDatabase(config.DATABASE_URL);
  try {
    const applied = await appliedMigrations(database.db);
    // Refuses a newer database, also in a dry run.
    const ran = dryRun && applied.every((name) => listMigrations().includes(name)) ? [] : await migrate(database);
    const missing = listMigrations().filter((name) => !applied.includes(name));
    if (missing.length === 0)
      return `The database has all ${applied.length} migrations of this version. Nothing to do.`;
    if (ran.length > 0) return `The database was migrated: ${ran.join(", ")}. Now restart every server.`;
    return `These migrations would run: ${missing.join(", ")}. Nothing was changed. Make a backup first: admin backup FILE`;
  } finally {
    await database.close();
  }
}
