import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { runFirstStart } from "../../server/bootstrap/first-run.ts";
import { readConfig } from "../../server/config/config.ts";
import { type Container, createContainer } from "../../server/container/container.ts";
import { createLog } from "../../server/lib/logger.ts";
import { eachDatabase } from "../support/databases.ts";

eachDatabase((database) => {
  it("reliability: servers started together on an empty database create one administrator and one sample", async () => {
    const folder = mkdtempSync(join(tmpdir(), "campaign-together-"));
    const settings = { DATA_DIR: folder, DATABASE_URL: await database.fresh(), SAMPLE_CONTENT: "1" };
    const config = readConfig(settings);
    const products: Container[] = [];
    for (let server = 0; server < 3; server += 1)
      products.push(await createContainer(config, { log: createLog("silent") }));
    onTestFinished(async () => {
      for (const product of products) await product.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const words = await Promise.all(products.map((product) => runFirstStart(product, config)));
    expect(words.filter((said) => said.includes("Password:"))).toHaveLength(1);
    const [first] = products;
    expect(await first?.admins.exists()).toBe(true);
    const rows = await first?.database.db.selectFrom("brochures").select("id").execute();
    expect(rows).toHaveLength(1);
    const told = await first?.database.db.selectFrom("history").select(["act", "who_name", "label"]).execute();
    expect(told, "the first account is in the audit log").toEqual([
      { act: "make account", who_name: "Operator", label: "Admin" },
    ]);
  });
});

it("reliability: processes started together on a missing SQLite file all find the new schema", async () => {
  const folder = mkdtempSync(join(tmpdir(), "campaign-together-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const migrate = ["tests/faults/migrating.ts", `sqlite:${folder}/new.sqlite`];
  await Promise.all([1, 2, 3].map(() => promisify(execFile)("node_modules/.bin/node", migrate)));
});
