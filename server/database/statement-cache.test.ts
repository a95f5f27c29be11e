import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { CampaignSqliteDialect } from "./sqlite-dialect.ts";

interface Tables {
  runners: { id: number; name: string };
}

async function open() {
  const path = join(tmpdir(), `campaign-statements-${randomUUID()}.sqlite`);
  const [file, other] = [new SQLite(path), new SQLite(path)];
  const preparedOf: string[] = [];
  const prepare = file.prepare.bind(file);
  file.prepare = ((source: string) => {
    preparedOf.push(source);
    return prepare(source);
  }) as typeof file.prepare;
  const db = new Kysely<Tables>({ dialect: new CampaignSqliteDialect(file) });
  onTestFinished(async () => {
    other.close();
    await db.destroy();
    rmSync(path);
  });
  await sql`create table runners (id integer primary key, name text unique not null)`.execute(db);
  await db
    .insertInto("runners")
    .values([
      { id: 1, name: "Anu" },
      { id: 2, name: "Binu" },
      { id: 3, name: "Sanu" },
    ])
    .execute();
  preparedOf.length = 0;
  return {
    db,
    other,
    preparedOf,
    named: (name: string) => db.selectFrom("runners").selectAll().where("name", "=", name).execute(),
  };
}

it("prepares a repeated statement once, whatever its parameters", async () => {
  const { named, preparedOf } = await open();
  expect(await named("Anu")).toEqual([{ id: 1, name: "Anu" }]);
  expect(await named("Nobody")).toEqual([]);
  expect(await named("Binu")).toEqual([{ id: 2, name: "Binu" }]);
  expect(preparedOf).toHaveLength(1);
});

it("sees a column that another process has added", async () => {
  const { named, other, preparedOf } = await open();
  await named("Anu");
  other.exec("alter table runners add column club text default 'Kochi'");
  expect(await named("Anu")).toEqual([{ id: 1, name: "Anu", club: "Kochi" }]);
  expect(preparedOf).toHaveLength(1);
});

it("reports a missing table, and recovers when it exists again", async () => {
  const { db, named } = await open();
  await named("Anu");
  await sql`alter table runners rename to walkers`.execute(db);
  await expect(named("Anu")).rejects.toThrow("no such table: runners");
  await sql`alter table walkers rename to runners`.execute(db);
  expect(await named("Anu")).toHaveLength(1);
});

it("returns the result of each of several equal changes, also after a rejected one", async () => {
  const { db } = await open();
  const rename = (id: number, name: string) =>
    db.updateTable("runners").set({ name }).where("id", "=", id).executeTakeFirst();
  expect((await rename(1, "Manu")).numUpdatedRows).toBe(1n);
  await expect(rename(2, "Manu")).rejects.toThrow("UNIQUE");
  expect((await rename(2, "Tinu")).numUpdatedRows).toBe(1n);
  expect((await rename(9, "Rinu")).numUpdatedRows).toBe(0n);
});

it("runs a query while the same one is being iterated", async () => {
  const { db } = await open();
  const all = db.selectFrom("runners").selectAll().orderBy("id");
  await all.execute();
  const seen: number[] = [];
  const answers: Promise<unknown[]>[] = [];
  for await (const { id } of all.stream()) {
    seen.push(id);
    answers.push(all.execute());
  }
  expect(seen).toEqual([1, 2, 3]);
  for (const answer of await Promise.all(answers)) expect(answer).toHaveLength(3);
});

it("prepares pragmas each time, as some take effect when prepared", async () => {
  const { db, preparedOf } = await open();
  for (const level of [1, 2]) {
    await sql`pragma synchronous = ${sql.lit(level)}`.execute(db);
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: level }]);
  }
  expect(preparedOf).toHaveLength(4);
});

it("evicts the least recently used and very long statements", async () => {
  const { db, named, preparedOf } = await open();
  await named("Anu");
  for (let number = 0; number < 1000; number += 1) {
    await sql`select ${sql.lit(number)}`.execute(db);
    if (number < 500) await named("Anu");
  }
  const times = (part: string) => preparedOf.filter((source) => source.includes(part)).length;
  expect(times("runners")).toBe(1);
  await named("Anu");
  expect(times("runners")).toBe(2);
  const ids = Array.from({ length: 3000 }, (_, id) => id);
  for (const _ of [1, 2]) await db.selectFrom("runners").select("id").where("id", "in", ids).execute();
  expect(times('"id" in')).toBe(2);
});
