import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { parseQuery } from "../../shared/search/search-query.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct } from "../../tests/support/product.ts";
import { rowsHolding } from "./text-search.ts";

eachDatabase((database) => {
  it.runIf(database.kind === "postgres")("a search waits for texts that another process is indexing", async () => {
    const site = await database.use(startProduct);
    const { db } = site.database;
    await site.textWork.stop();
    const enquiry = { name: "Suma", phone: "9876543210", email: "suma@example.org", message: "A needle" };
    expect((await site.ask("POST", "/api/contact", { json: enquiry })).status).toBe(201);
    const indexing = await db.startTransaction().execute();
    onTestFinished(async () => {
      if (!indexing.isCommitted) await indexing.rollback().execute();
    });
    await indexing.selectFrom("contact_submissions").select("id").forUpdate().execute();
    const search = rowsHolding(site.database, "contact_submissions", parseQuery("needle"), ["id"]);
    const lockWaits = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await lockWaits.execute(db)).rows).toHaveLength(1);
    await indexing.updateTable("contact_submissions").set({ folded: "a needle" }).execute();
    await indexing.commit().execute();
    expect(await search).toEqual([{ id: 1 }]);
  });
});
