import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { migrate } from "../../server/database/migrate.ts";
import { openDatabase } from "../../server/database/open.ts";
import { startPostgres } from "../support/postgres.ts";

/**
 * Kills the migration of an empty database at its statements, on SQLite and PostgreSQL, and completes it.
 * @param shares which statements, as shares of all; default: all
 */
export async function killMigrations(_rounds?: number, shares?: number[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-migrations-"));
  const postgres = await startPostgres();
  const client = new pg.Client(postgres.url);
  let created = 0;
  try {
    await client.connect();
    const onSqlite = await killOn(async () => `sqlite:${folder}/${created++}.sqlite`, shares);
    const onPostgres = await killOn(async () => {
      const name = `migrated${created++}`;
      await client.query(`create database ${name}`);
      return postgres.url.replace(/postgres$/, name);
    }, shares);
    return `killed at ${onSqlite} statements on SQLite, ${onPostgres} on PostgreSQL: old or new schema each time`;
  } finally {
    await client.end();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killOn(fresh: () => Promise<string>, shares?: number[]): Promise<number> {
  const whole = await fresh();
  const statements = Number((await migrateIn(whole, 0)).stdout);
  const wanted = await getSchema(whole);
  const all = Array.from({ length: statements }, (_, place) => place + 1);
  const chosen = shares ? shares.map((share) => Math.max(1, Math.round(statements * share))) : all;
  for (const statement of chosen) {
    const url = await fresh();
    await assert.rejects(migrateIn(url, statement), { signal: "SIGKILL" });
    const found = await getSchema(url);
    assert.ok(found === "" || found === wanted, `statement ${statement} left ${found}`);
    const database = openDatabase(url);
    await migrate(database);
    await database.close();
    assert.equal(await getSchema(url), wanted);
  }
  return chosen.length;
}

const migrateIn = (url: string, killedAt: number) =>
  promisify(execFile)("node_modules/.bin/node", ["tests/faults/migrating.ts", url, String(killedAt)]);

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
