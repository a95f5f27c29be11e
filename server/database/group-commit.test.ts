import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { AppError } from "../lib/app-error.ts";
import { createGroupCommit, type StoreBatch } from "./group-commit.ts";
import { openDatabase } from "./open.ts";

eachDatabase((database) => {
  const open = async (url: string) => {
    const [product, beside] = [openDatabase(url), openDatabase(url)];
    const sizes: number[] = [];
    const storeNames: StoreBatch<string, string> = async (trx, names) => {
      sizes.push(names.length);
      if (names.includes("row of a full disk")) {
        await sql`rollback`.execute(trx);
        throw Object.assign(new Error("the disk is full"), { code: "SQLITE_FULL" });
      }
      if (names.includes("row of an orphan")) await sql`insert into children values ('nobody')`.execute(trx);
      if (names.includes("row that breaks")) throw new Error("broken");
      const stored = names.filter((name) => !name.startsWith("refused"));
      if (stored.length > 0)
        await trx
          .insertInto("installation")
          .values(stored.map((name) => ({ name, value: "1" })))
          .execute();
      return names.map((name) =>
        stored.includes(name) ? `stored ${name}` : new AppError("too-many", "too-many-requests"),
      );
    };
    return {
      sizes,
      beside: beside.db,
      write: createGroupCommit(product)(storeNames),
      writeBySize: (getBytes: (name: string) => number) => createGroupCommit(product)(storeNames, getBytes),
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
  const getStatuses = async (works: Promise<unknown>[]) =>
    (await Promise.allSettled(works)).map(({ status }) => status === "fulfilled");

  it("returns each caller its own value, after the commit", async () => {
    const site = await start();
    const told = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const said = await site.write(`row${number}`);
        return said === `stored row${number}` && (await site.committed()).includes(`row${number}`);
      }),
    );
    expect(told.every(Boolean)).toBe(true);
    expect(await site.committed()).toHaveLength(50);
    expect(site.sizes).toEqual([50]);
  });

  it("groups values that arrive during a commit, a hundred at most", async () => {
    const site = await start();
    const first = site.write("row0");
    await pause(0);
    await Promise.all([first, ...Array.from({ length: 150 }, (_, number) => site.write(`row${number + 1}`))]);
    expect(await site.committed()).toHaveLength(151);
    expect(site.sizes.length).toBeLessThanOrEqual(4);
    expect(Math.max(...site.sizes)).toBe(100);
  });

  it("commits long values alone after short ones, and limits the bytes of a group", async () => {
    const site = await start();
    const write = site.writeBySize((name) => Number(name.split(" ")[1]));
    const names = ["row1 10000", "row2 10", "row3 63000", "row4 20"];
    const ended: string[] = [];
    await Promise.all(names.map(async (name) => ended.push(await write(name))));
    expect(site.sizes).toEqual([2, 1, 1]);
    expect(ended).toEqual(["row2 10", "row4 20", "row1 10000", "row3 63000"].map((name) => `stored ${name}`));
    await Promise.all(Array.from({ length: 40 }, (_, number) => write(`row${number} 8000`)));
    expect(site.sizes.slice(3)).toEqual([16, 16, 8]);
  });

  it("rejects one and stores the others", async () => {
    const site = await start();
    expect(await getStatuses(["row1", "refused", "row2"].map(site.write))).toEqual([true, false, true]);
    await expect(site.write("refused")).rejects.toBeInstanceOf(AppError);
    expect(await site.committed()).toEqual(["row1", "row2"]);
    expect(site.sizes).toEqual([3, 1]);
  });

  it("stores the others once where one cannot be stored with them", async () => {
    const site = await start();
    await site.write("row2");
    const works = ["row1", "row2", "row3", "row that breaks", "row4"].map(site.write);
    expect(await getStatuses(works)).toEqual([true, false, true, false, true]);
    await expect(works[1]).rejects.toThrow(/unique/i);
    await expect(works[3]).rejects.toThrow("broken");
    expect(await site.committed()).toEqual(["row1", "row2", "row3", "row4"]);
    expect(await site.write("row5")).toBe("stored row5");
  });

  it("rejects all when the commit fails, and stores nothing twice", async () => {
    const site = await start();
    await sql`create table children (parent text references installation (name) deferrable initially deferred)`.execute(
      site.beside,
    );
    const outcomes = await Promise.allSettled(["row1", "row of an orphan", "row2"].map(site.write));
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(site.sizes).toEqual([3]);
    expect(await site.committed()).toEqual([]);
    expect(await site.write("row3")).toBe("stored row3");
  });

  if (database.kind === "sqlite")
    it("rejects all when the transaction is aborted, and continues with the next", async () => {
      const site = await start();
      const outcomes = await Promise.allSettled(["row1", "row of a full disk", "row2"].map(site.write));
      expect(outcomes).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { message: "the disk is full" } })));
      expect(await site.committed()).toEqual([]);
      expect(await site.write("row3")).toBe("stored row3");
      expect(await site.committed()).toEqual(["row3"]);
    });
  else {
    it("retries each value alone when a group takes too long", async () => {
      const site = await start();
      await sql`create function slow() returns trigger language plpgsql as $$ begin
        if (select count(*) from new_rows) > 1 then perform pg_sleep(30); end if; return null; end $$`.execute(
        site.beside,
      );
      await sql`create trigger slow after insert on installation referencing new table as new_rows
        for each statement execute function slow()`.execute(site.beside);
      expect(await Promise.all(["row1", "row2"].map(site.write))).toEqual(["stored row1", "stored row2"]);
      expect(site.sizes).toEqual([2, 1, 1]);
    });

    it("delays only values that need a locked row", async () => {
      const site = await start();
      const other = await site.beside.startTransaction().execute();
      await other.insertInto("installation").values({ name: "row2", value: "0" }).execute();
      const [row1, row2, row3] = ["row1", "row2", "row3"].map(site.write);
      await Promise.all([row1, row3]);
      expect(await site.write("row4")).toBe("stored row4");
      expect(await site.committed()).toEqual(["row1", "row3", "row4"]);
      const refusal = expect(row2).rejects.toThrow(/unique/i);
      await other.commit().execute();
      await refusal;
    });
  }
});
