import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { onSqliteAlone } from "../../tests/support/databases.ts";
import { TIMED } from "../../tests/support/timed.ts";
import { isDatabaseDown } from "./db-errors.ts";
import { openDatabase } from "./open.ts";

onSqliteAlone((database) => {
  /** The product's connection, and another process's, which holds the write lock. */
  const start = async () => {
    const url = await database.fresh();
    const { db, close } = openDatabase(url);
    const other = new SQLite(url.slice("sqlite:".length));
    onTestFinished(async () => {
      other.close();
      await close();
    });
    await sql`select 1`.execute(db);
    other.exec("begin immediate");
    const insert = (name: string) => db.insertInto("installation").values({ name, value: "1" }).execute();
    const insertInTransaction = (name: string) =>
      db.transaction().execute((trx) => trx.insertInto("installation").values({ name, value: "1" }).execute());
    const count = async () =>
      (await db.selectFrom("installation").select("name").where("name", "like", "row%").execute()).length;
    return { db, other, insert, insertInTransaction, count };
  };

  it("reads continue while writes wait for another process's write lock", async () => {
    const { other, insert, insertInTransaction, count } = await start();
    const writes = [insert("row1"), insertInTransaction("row2"), insertInTransaction("row3")];
    for (let reads = 0; reads < 20; reads += 1) {
      expect(await count()).toBe(0);
      await pause(5);
    }
    other.exec("commit");
    await Promise.all(writes);
    expect(await count()).toBe(3);
  });

  it("a write that waits five seconds fails as database unavailable, and later ones sooner", TIMED, async () => {
    const { other, insert, insertInTransaction, count } = await start();
    const getTime = async (write: Promise<unknown>) => {
      const began = performance.now();
      const error = await write.then(
        () => null,
        (error: unknown) => error,
      );
      expect(isDatabaseDown(error), String(error)).toBe(true);
      return performance.now() - began;
    };
    const [first = 0, second = 0] = await Promise.all([insert("row1"), insertInTransaction("row2")].map(getTime));
    for (const waited of [first, second]) {
      expect(waited).toBeGreaterThan(4900);
      expect(waited).toBeLessThan(7000);
    }
    expect(await getTime(insertInTransaction("row3"))).toBeLessThan(2000);
    other.exec("commit");
    await insertInTransaction("row4");
    expect(await count()).toBe(1);
  });
});
