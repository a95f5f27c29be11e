import { randomUUID } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import pg from "pg";
import { describe, inject, it, onTestFinished } from "vitest";

export interface TestDatabase {
  kind: "sqlite" | "postgres";
  /** URL of a migrated, empty database, dropped after the test. */
  fresh(): Promise<string>;
  /** Closes it after the test. */
  use<T extends { close(): Promise<void> }, Options>(
    start: (url: string, options?: Options) => Promise<T>,
    options?: Options,
  ): Promise<T>;
  /** For rules that no database takes part in: asked on SQLite alone. */
  itOnce: typeof it;
  describeOnce: typeof describe;
}

const notAgain = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof it & typeof describe;

/** Runs the tests on SQLite and PostgreSQL; `TEST_DATABASES=sqlite` and `TEST_DATABASES=postgres` narrow. */
export function eachDatabase(tests: (database: TestDatabase) => void): void {
  if (process.env["TEST_DATABASES"] !== "postgres")
    describe("on SQLite", () => tests(getDatabase("sqlite", freshSqlite)));
  if (inject("postgresUrl") !== "") describe("on PostgreSQL", () => tests(getDatabase("postgres", freshPostgres)));
}

/** For behaviour that only SQLite has, or that no database takes part in. */
export function onSqliteAlone(tests: (database: TestDatabase) => void): void {
  describe("on SQLite", () => tests(getDatabase("sqlite", freshSqlite)));
}

function getDatabase(kind: TestDatabase["kind"], fresh: () => Promise<string>): TestDatabase {
  return {
    kind,
    fresh,
    async use(start, options) {
      const started = await start(await fresh(), options);
      onTestFinished(() => started.close());
      return started;
    },
    itOnce: kind === "sqlite" ? it : notAgain,
    describeOnce: kind === "sqlite" ? describe : notAgain,
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
  // The default strategy is five times slower.
  await onServer(`create database ${name} template migrated strategy file_copy`);
  onTestFinished(() => onServer(`drop database if exists ${name} with (force)`));
  // Connections are slow only on busy machines.
  return inject("postgresUrl").replace(/postgres$/, `${name}?connect_timeout=60`);
}

/** One connection per process. */
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
