import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, it, onTestFinished } from "vitest";
import { killMigrations } from "../../bench/faults/migrations.ts";

/** `script/bench faults` covers all statements. */
const some = (statements: number) => [
  1,
  5,
  ...[0.3, 0.6, 0.9].map((share) => Math.round(statements * share)),
  statements,
];

it("reliability: a migration that is killed leaves the old schema or the new one, on SQLite", async () => {
  const { killed, held } = await killMigrations(async () => {
    const file = join(tmpdir(), `campaign-migration-${randomUUID()}.sqlite`);
    onTestFinished(() => {
      for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
    });
    return `sqlite:${file}`;
  }, some);
  console.log(`figures: SQLite: ${held} of ${killed} killed migrations left the old schema or the new one`);
  expect({ killed, held }).toEqual({ killed: 6, held: 6 });
});

it.skipIf(inject("postgresUrl") === "")(
  "reliability: a migration that is killed leaves the old schema or the new one, on PostgreSQL",
  async () => {
    const server = inject("postgresUrl");
    const onServer = async (statement: string) => {
      const client = new pg.Client(server);
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    const { killed, held } = await killMigrations(async () => {
      const name = `t${randomUUID().replaceAll("-", "")}`;
      await onServer(`create database ${name}`);
      onTestFinished(() => onServer(`drop database if exists ${name} with (force)`));
      return server.replace(/postgres$/, name);
    }, some);
    console.log(`figures: PostgreSQL: ${held} of ${killed} killed migrations left the old schema or the new one`);
    expect({ killed, held }).toEqual({ killed: 6, held: 6 });
  },
);
