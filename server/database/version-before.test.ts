import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import SQLite from "better-sqlite3";
import { CompiledQuery, sql } from "kysely";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { fillInstallation } from "../../tests/support/installation.ts";
import { startProduct } from "../../tests/support/product.ts";
import { appliedMigrations, migrate } from "./migrate.ts";
import { type Database, openDatabase } from "./open.ts";

// During rolling upgrades the previous version runs on the migrated schema. Its queries, recorded at release,
// are replayed here.

interface Recording {
  schema: string;
  statements: [text: string, values: Value[]][];
}
type Value = string | number | boolean | null;

const getPath = (kind: string) => `server/database/version-before.${kind}.json.gz`;
/** Set at release to record this version's queries. */
const RECORD = process.env["RECORD_VERSION"] === "1";

/** Connection or schema statements, not the product's queries. */
const PASSED_OVER =
  /^\s*(begin|commit|rollback|savepoint|release|start|set|show|listen|unlisten|pragma|create|alter|drop|vacuum)\b|kysely_|sqlite_master|sqlite_|pg_catalog|pg_class|pg_notify|advisory|information_schema/i;
const READS = /^\s*select\b/i;

function recorder(): Recording["statements"] {
  const statements: Recording["statements"] = [];
  const seen = new Set<string>();
  const note = (text: string, values: unknown) => {
    const given = (Array.isArray(values) ? values : []) as Value[];
    if (PASSED_OVER.test(text) || given.some((value) => value !== null && typeof value === "object")) return;
    if (READS.test(text) && seen.has(text)) return;
    seen.add(text);
    statements.push([text, given]);
  };
  const statement = Object.getPrototypeOf(new SQLite(":memory:").prepare("select 1"));
  for (const [owner, name, getText] of [
    [statement, "all", (self: { source: string }) => self.source],
    [statement, "run", (self: { source: string }) => self.source],
    [pg.Client.prototype, "query", (_: unknown, text: unknown) => (typeof text === "string" ? text : "begin")],
  ] as const) {
    const before = owner[name];
    owner[name] = function noted(this: never, ...words: unknown[]) {
      note(getText(this, words[0]), owner === statement ? words[0] : words[1]);
      return before.apply(this, words);
    };
    onTestFinished(() => {
      owner[name] = before;
    });
  }
  return statements;
}

const getRecording = (kind: string): Recording => JSON.parse(gunzipSync(readFileSync(getPath(kind))).toString("utf8"));

async function asItWas(database: TestDatabase, schema: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-before-"));
  const url = database.kind === "sqlite" ? `sqlite:${join(folder, "one.sqlite")}` : await database.fresh();
  const opened = openDatabase(url);
  onTestFinished(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });
  if (database.kind === "postgres") {
    await sql`drop schema public cascade`.execute(opened.db);
    await sql`create schema public`.execute(opened.db);
  }
  await migrate(opened, schema);
  return opened;
}

/** Migrates part-way through. @returns the result of each statement */
async function replay(
  { db }: Database,
  { statements }: Recording,
  { at: share = 0, change = async () => {} }: { at?: number; change?(): Promise<unknown> } = {},
): Promise<{ text: string; rows: Record<string, unknown>[] | string }[]> {
  const answers = [];
  for (const [at, [text, values]] of statements.entries()) {
    if (at === Math.floor(statements.length * share)) await change();
    const rows = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)).then(
      (result) => result.rows,
      (error: Error) => error.message,
    );
    answers.push({ text, rows });
  }
  return answers;
}

function differences(before: Awaited<ReturnType<typeof replay>>, after: typeof before): string[] {
  return before.flatMap(({ text, rows }, at) => {
    const later = after[at]?.rows;
    if (typeof rows === "string") return [`${text}: ${rows}`];
    if (typeof later === "string" || later === undefined) return [`${text}: ${later}`];
    const columns = Object.keys(rows[0] ?? {});
    const told = (all: typeof rows) => all.map((row) => JSON.stringify(columns.map((name) => row[name]))).toSorted();
    return JSON.stringify(told(rows)) === JSON.stringify(told(later)) ? [] : [`${text}: answers otherwise`];
  });
}

eachDatabase((database) => {
  if (RECORD)
    it("queries of this version are recorded", async () => {
      const statements = recorder();
      const site = await database.use(startProduct);
      await fillInstallation(site);
      const schema = (await appliedMigrations(site.database.db)).at(-1);
      writeFileSync(getPath(database.kind), gzipSync(JSON.stringify({ schema, statements })));
      expect(statements.length).toBeGreaterThan(100);
    });

  it("the previous version works on a database that this version has migrated", async () => {
    expect(existsSync(getPath(database.kind))).toBe(true);
    const recording = getRecording(database.kind);
    const before = await replay(await asItWas(database, recording.schema), recording);
    for (const at of [0, 0.5]) {
      const living = await asItWas(database, recording.schema);
      const after = await replay(living, recording, { at, change: () => migrate(living) });
      expect(differences(before, after)).toEqual([]);
    }
    expect(before.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(50);
  });

  it("detects a change that breaks the previous version", async () => {
    const recording = getRecording(database.kind);
    const [whole, living] = [await asItWas(database, recording.schema), await asItWas(database, recording.schema)];
    const rename = () => sql`alter table essential_links rename column description to told`.execute(living.db);
    const seen = differences(await replay(whole, recording), await replay(living, recording, { change: rename }));
    expect(seen.filter((item) => item.includes("essential_links")).length).toBeGreaterThan(0);
  });
});
