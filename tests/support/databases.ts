import { randomUUID } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import pg from "pg";
import { describe, inject, onTestFinished } from "vitest";

/** One of the databases that every promise is asked on. */
export interface TestDatabase {
  kind: "sqlite" | "postgres";
  /** The address of a migrated, empty database of this test alone; it is gone when the test is over. */
  fresh(): Promise<string>;
  /** Starts something on a fresh database and closes it when the test is over. */
  use<T extends { close(): Promise<void> }, Options>(
    start: (url: string, options?: Options) => Promise<T>,
    options?: Options,
  ): Promise<T>;
}

/** Runs the same tests on SQLite and on a real PostgreSQL; `TEST_DATABASES=sqlite` narrows for a quick run. */
export function eachDatabase(tests: (database: TestDatabase) => void): void {
  describe("on SQLite", () => tests(databaseOf("sqlite", freshSqlite)));
  if (inject("postgresUrl") !== "") describe("on PostgreSQL", () => tests(databaseOf("postgres", freshPostgres)));
}

/** Runs tests of what only SQLite has, as the letters that stay in a file of a database. */
export function onSqliteAlone(tests: (database: TestDatabase) => void): void {
  describe("on SQLite", () => tests(databaseOf("sqlite", freshSqlite)));
}

function databaseOf(kind: TestDatabase["kind"], fresh: () => Promise<string>): TestDatabase {
  return {
    kind,
    fresh,
    async use(start, options) {
      const started = await start(await fresh(), options);
      onTestFinished(() => started.close());
      return started;
    },
  };
}

async function freshSqlite(): Promise<string> {
  const template = inject("sqliteTemplate");
  const file = template.replace("template", randomUUID());
  copyFileSync(template, file);
  onTestFinished(() => {
    for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
  });
  return `sqlite:${file}`;
}

async function freshPostgres(): Promise<string> {
  const name = `t${randomUUID().replaceAll("-", "")}`;
  // A copy of files: what PostgreSQL does of itself takes five times as long.
  await onServer(`create database ${name} template migrated strategy file_copy`);
  onTestFinished(() => onServer(`drop database if exists ${name} with (force)`));
  // Nobody waits for a connection here but for a busy machine.
  return inject("postgresUrl").replace(/postgres$/, `${name}?connect_timeout=60`);
}

/** One connection makes and drops the databases of all tests of a process. */
let server: Promise<pg.Client> | undefined;

async function onServer(statement: string): Promise<void> {
  server ??= connected();
  await (await server).query(statement);
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(inject("postgresUrl"));
  await client.connect();
  return client;
}
