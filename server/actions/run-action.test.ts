import { expect, it } from "vitest";
import { can, PERMISSIONS, type Role, type WriteAction } from "../../shared/permissions/permissions.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct } from "../../tests/support/product.ts";
import { getEndpoints } from "../app.ts";
import { createAuditWriter } from "../audit-log/write-audit-entry.ts";
import { createLog } from "../lib/logger.ts";
import { createActionRunner } from "./run-action.ts";

const LINK = { number: "04710000001", label: "telephone", description: "A counsellor who listens." } as const;

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const lines: string[] = [];
    const actions = createActionRunner({
      db: site.database.db,
      publicContent: site.publicContent,
      writeAuditEntry: createAuditWriter({ clock: () => site.now, secret: "a secret" }),
      log: createLog("info", { write: (line) => void lines.push(line) }),
    });
    const by = { id: 1, name: "Anu", role: "owner" as Role };
    const links = async () => (await site.ask("GET", "/api/essential-links")).json.length;
    const rows = () => site.database.db.selectFrom("history").select(["who_name", "act", "kind", "about"]).execute();
    return { site, actions, by, lines, links, rows };
  };

  it("applies an action completely or not at all, and logs actor, action and target without content", async () => {
    const { site, actions, by, lines, links, rows } = await start();
    await expect(
      actions.run(by, "add essential link", [], async (trx) => {
        await trx.insertInto("essential_links").values(LINK).execute();
        throw new Error("half way");
      }),
    ).rejects.toThrow("half way");
    expect([await links(), lines, await rows()]).toEqual([0, [], []]);

    const before = site.publicContent.version();
    await actions.run(by, "change essential link", [7], (trx) =>
      trx.insertInto("essential_links").values(LINK).execute(),
    );
    expect(await links()).toBe(1);
    expect(site.publicContent.version()).toBeGreaterThan(before);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ act: "change essential link", by: 1, about: [7] }]);
    expect(await rows()).toEqual([{ who_name: "Anu", act: "change essential link", kind: "essential link", about: 7 }]);
    expect(lines.join()).not.toContain(LINK.description);
  });

  it("does not count internal changes as public ones", async () => {
    const { site, actions, by } = await start();
    const before = site.publicContent.version();
    await actions.run(by, "change own name", [1], async () => {});
    expect(site.publicContent.version()).toBe(before);
  });

  it("checks the actor's role before doing anything", async () => {
    const { actions, by, lines, links, rows } = await start();
    const stranger = { ...by, role: "stranger" as Role };
    for (const act of Object.keys(PERMISSIONS) as WriteAction[]) {
      expect(can("stranger" as Role, act)).toBe(false);
      const insert = actions.run(stranger, act, [], (trx) => trx.insertInto("essential_links").values(LINK).execute());
      await expect(insert).rejects.toMatchObject({ kind: "forbidden", message: "Your role does not allow this." });
    }
    expect([await links(), lines, await rows()]).toEqual([0, [], []]);
  });

  it("has an endpoint for each action", async () => {
    const { site } = await start();
    const done = new Set(getEndpoints(site, "http://localhost").map(({ act }) => act));
    expect(Object.keys(PERMISSIONS).filter((act) => !done.has(act as WriteAction))).toEqual([]);
  });
});
