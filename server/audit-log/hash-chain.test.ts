import { sql } from "kysely";
import { expect, it } from "vitest";
import { LINK, startWithHistory } from "../../tests/support/audit-log.ts";
import { eachDatabase } from "../../tests/support/databases.ts";

eachDatabase((database) => {
  it("security 93: finds the first audit log row that was changed, inserted or removed", async () => {
    const { site, ask } = await startWithHistory(database);
    const { db } = site.database;
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ask("POST", "/api/essential-links/add", { ...LINK, number: `0471000000${n}` }),
      ),
    );
    expect(await site.history.verify()).toEqual({ rows: 8, broken: null, cut: false });
    const broken = async () => (await site.history.verify()).broken?.id;
    const rows = await db.selectFrom("history").selectAll().orderBy("id").execute();
    const { id: _, ...copy } = rows[3] ?? ({} as never);

    const tamper = async (statement: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await statement.execute(db);
      const found = await broken();
      await back.execute(db);
      expect(await broken()).toBeUndefined();
      return found;
    };
    expect(
      await tamper(
        sql`update history set who_name = 'Somebody else' where id = 5`,
        sql`update history set who_name = 'Admin' where id = 5`,
      ),
    ).toBe(5);
    await db
      .insertInto("history")
      .values({ ...copy })
      .execute();
    expect(await broken()).toBe(9);
    await sql`delete from history where id = 9`.execute(db);
    await sql`delete from history where id = 8`.execute(db);
    expect(await site.history.verify()).toEqual({ rows: 7, broken: null, cut: true });
    await sql`delete from history where id = 3`.execute(db);
    expect(await broken()).toBe(4);
  });
});
