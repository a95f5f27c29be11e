import { type Insertable, sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { groupCommits, type StoreAll } from "./group-commit.ts";
import { openDatabase } from "./open.ts";
import type { Tables } from "./tables.ts";

eachDatabase((database) => {
  /** A database with rows by name, and a second connection that sees only what is committed. */
  const open = async (url: string) => {
    const [product, beside] = [openDatabase(url), openDatabase(url)];
    const groupCommit = groupCommits(product);
    return {
      groupCommit,
      write: (name: string, then = () => {}) =>
        groupCommit(async (trx) => {
          await trx.insertInto("installation").values({ name, value: "1" }).execute();
          then();
          return name;
        }),
      async committed() {
        const rows = await beside.db.selectFrom("installation").select("name").where("name", "like", "row%").execute();
        return rows.map(({ name }) => name).toSorted();
      },
      async close() {
        await Promise.all([product.close(), beside.close()]);
      },
    };
  };
  const start = () => database.use(open);
  const refuse = () => {
    throw new Error("refused");
  };

  it("tells each of many its own value, and only once the value is committed", async () => {
    const site = await start();
    const seen = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        const name = await site.write(`row${number}`);
        return number % 10 === 0 ? (await site.committed()).includes(name) : name === `row${number}`;
      }),
    );
    expect(seen.every(Boolean)).toBe(true);
    expect(await site.committed()).toHaveLength(40);
  });

  it("undoes the one that fails, and tells only that one", async () => {
    const site = await start();
    const outcomes = await Promise.allSettled([
      site.write("row1"),
      site.write("row2", refuse),
      site.write("row1"),
      site.write("row3"),
      site.write("row4", refuse),
    ]);
    const [first, refused, second, ...others] = outcomes.map(({ status }) => status);
    // Of the two that write the same, either may come first: PostgreSQL does them side by side.
    expect([first, second].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect([refused, ...others]).toEqual(["rejected", "fulfilled", "rejected"]);
    expect(outcomes[1]).toMatchObject({ reason: { message: "refused" } });
    expect(await site.committed()).toEqual(["row1", "row3"]);
    expect(await site.write("row5")).toBe("row5");
  });

  it("stores together what many have made, and tells each once that is committed", async () => {
    const site = await start();
    const { storeAll, sizes } = installationRows();
    const names = Array.from({ length: 50 }, (_, number) => `row${number}`);
    const told = await Promise.all(
      names.map(async (name) => {
        const { name: said } = await site.groupCommit(async () => ({ name, value: "1" }), storeAll);
        return said === name && (await site.committed()).includes(name);
      }),
    );
    expect(told.every(Boolean)).toBe(true);
    expect(await site.committed()).toHaveLength(50);
    expect(sizes).toEqual(database.kind === "sqlite" ? [50] : Array(50).fill(1));
  });

  it("refuses alone the one that cannot be stored with the others, and undoes what it did before", async () => {
    const site = await start();
    const { storeAll } = installationRows();
    await site.write("row2");
    const add = (name: string) =>
      site.groupCommit(async (trx) => {
        await trx
          .insertInto("installation")
          .values({ name: `${name} did before`, value: "1" })
          .execute();
        return { name, value: "1" };
      }, storeAll);
    const outcomes = await Promise.allSettled([add("row1"), add("row2"), site.write("row3"), add("row4")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
    expect(outcomes[1]).toMatchObject({ reason: { message: expect.stringMatching(/unique/i) } });
    expect(await site.committed()).toEqual(["row1", "row1 did before", "row2", "row3", "row4", "row4 did before"]);
  });

  it("stores nothing of one that throws before", async () => {
    const site = await start();
    const { storeAll } = installationRows();
    const row = (name: string, then = () => {}) =>
      site.groupCommit(async () => {
        then();
        return { name, value: "1" };
      }, storeAll);
    const outcomes = await Promise.allSettled([row("row1"), row("row2", refuse), row("row3")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await site.committed()).toEqual(["row1", "row3"]);
  });

  if (database.kind === "sqlite")
    it("tells all that nothing is stored when the whole transaction ends by itself, and goes on with the next", async () => {
      const site = await start();
      const full = site.groupCommit(async (trx) => {
        await sql`rollback`.execute(trx);
        throw new Error("the disk is full");
      });
      const outcomes = await Promise.allSettled([site.write("row1"), full, site.write("row2")]);
      expect(outcomes).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { message: "the disk is full" } })));
      expect(await site.committed()).toEqual([]);
      expect(await site.write("row3")).toBe("row3");
      expect(await site.committed()).toEqual(["row3"]);
    });
});

/** Adds rows to a table that holds each name once, and remembers how many came at a time. */
function installationRows() {
  const sizes: number[] = [];
  const storeAll: StoreAll<Insertable<Tables["installation"]>> = (trx, rows) => {
    sizes.push(rows.length);
    return trx.insertInto("installation").values(rows).execute();
  };
  return { storeAll, sizes };
}
