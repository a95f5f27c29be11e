import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../server/database/migrate.ts";
import { openDatabase } from "../../server/database/open.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    sqliteTemplate: string;
    /** With a template database `migrated`; empty when narrowed to SQLite. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-sqlite-"));
  const template = join(folder, "template.sqlite");
  await migrated(`sqlite:${template}`);
  project.provide("sqliteTemplate", template);

  const postgres = process.env["TEST_DATABASES"] === "sqlite" ? null : await startPostgres();
  if (postgres) {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query("create database migrated");
    await client.end();
    await migrated(postgres.url.replace(/postgres$/, "migrated"));
  }
  project.provide("postgresUrl", postgres?.url ?? "");
  return () => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function migrated(url: string): Promise<void> {
  const database = openDatabase(url);
  await migrate(database);
  await database.close();
}
