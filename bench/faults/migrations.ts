import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { migrate } from "../../server/database/migrate.ts";
import { openDatabase } from "../../server/database/open.ts";
import { startPostgres } from "../../tests/support/postgres.ts";

const run = promisify(execFile);

export interface KilledMigrations {
  statements: number;
  killed: number;
  /** How many left the old or new schema, and were then completed. */
  held: number;
}

/**
 * Kills the migration of an empty database, then completes it.
 * @param fresh creates an empty database
 * @param chosen statements to test; default: all
 */
export async function killMigrations(
  fresh: () => Promise<string>,
  chosen: (statements: number) => number[] = (statements) => Array.from({ length: statements }, (_, at) => at + 1),
): Promise<KilledMigrations> {
  const whole = await fresh();
  const statements = Number((await migrating(whole, 0)).stdout);
  const wanted = await getSchema(whole);
  const result: KilledMigrations = { statements, killed: 0, held: 0 };
  for (const at of chosen(statements)) {
    const url = await fresh();
    const left = await migrating(url, at).catch((error: { signal?: string }) => error);
    if (!("signal" in left) || left.signal !== "SIGKILL") throw new Error(`It was not killed at statement ${at}.`);
    result.killed += 1;
    const found = await getSchema(url);
    const database = openDatabase(url);
    await migrate(database);
    await database.close();
    if ((found === "" || found === wanted) && (await getSchema(url)) === wanted) result.held += 1;
  }
  return result;
}

export async function killAllMigrations(): Promise<(KilledMigrations & { kind: string })[]> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-migrations-"));
  const postgres = await startPostgres();
  const client = new pg.Client(postgres.url);
  let made = 0;
  try {
    await client.connect();
    const onSqlite = await killMigrations(async () => `sqlite:${folder}/${made++}.sqlite`);
    const onPostgres = await killMigrations(async () => {
      const name = `migrated${made++}`;
      await client.query(`create database ${name}`);
      return postgres.url.replace(/postgres$/, name);
    });
    return [
      { kind: "SQLite", ...onSqlite },
      { kind: "PostgreSQL", ...onPostgres },
    ];
  } finally {
    await client.end();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const migrating = (url: string, at: number) =>
  run("node_modules/.bin/node", ["bench/faults/migrating.ts", url, String(at)]);

/** Without the migrator's tables. */
async function getSchema(url: string): Promise<string> {
  const { db, close } = openDatabase(url);
  try {
    const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith("sqlite_"));
    return tables
      .map(({ name, columns }) => `${name}(${columns.map((column) => `${column.name} ${column.dataType}`).join()})`)
      .toSorted()
      .join("\n");
  } finally {
    await close();
  }
}
