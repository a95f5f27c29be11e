import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { ask } from "../../script/ask.ts";
import { getSite } from "../../script/site.ts";
import { ADMIN } from "../../script/start-server.ts";
import { verifyChain } from "../../server/audit-log/hash-chain.ts";
import { getAppSecret } from "../../server/database/app-metadata.ts";
import { openDatabase } from "../../server/database/open.ts";
import { eachDatabase } from "../support/databases.ts";

eachDatabase((database) => {
  it("reliability: a server killed during staff actions has each with its audit log row, or neither", async () => {
    const site = await getSite({ settings: { DATABASE_URL: await database.fresh() } });
    onTestFinished(() => site.remove());
    const acknowledged = new Set<number>();
    for (const round of [1, 2]) {
      await site.start();
      const { token } = (await ask(site.origin, "POST", "/api/admin/login", { json: ADMIN })).json;
      const act = async (writer: number) => {
        for (let count = 0; ; count += 1) {
          const number = `${round}${writer}${String(count).padStart(8, "0")}`;
          const json = { number, label: "telephone", description: "A counsellor" };
          const added = await ask(site.origin, "POST", "/api/essential-links/add", { token, json }).catch(() => null);
          if (added?.status !== 201) return;
          acknowledged.add(added.json.data.id);
        }
      };
      const writers = [1, 2, 3].map(act);
      await pause(700 + Math.random() * 400);
      await site.kill();
      await Promise.all(writers);
    }

    const { db, close } = openDatabase(site.databaseUrl);
    onTestFinished(close);
    const links = (await db.selectFrom("essential_links").select("id").orderBy("id").execute()).map(({ id }) => id);
    const rows = await db.selectFrom("history").select(["kind", "about"]).orderBy("about").execute();
    const ofLinks = rows.filter(({ kind }) => kind === "essential link");
    expect(rows).toHaveLength(ofLinks.length + 1);
    expect(ofLinks.map(({ about }) => about)).toEqual(links);
    expect(acknowledged.size).toBeGreaterThan(0);
    expect([...acknowledged].filter((id) => !links.includes(id))).toEqual([]);
    const secret = await getAppSecret(db, "history-secret");
    expect(await verifyChain(db, secret)).toEqual({ rows: links.length + 1, broken: null, cut: false });
  });
});
