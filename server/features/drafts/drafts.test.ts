import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct } from "../../../tests/support/product.ts";

const NOW = "2026-11-22T10:00:00.000Z";
const DRAFT = { name: "pages:7", device: "a-phone-1", fields: { title: "Camps", body: "# ഓട്ടം" }, version: 3 };

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    site.now = new Date(NOW);
    const token = await site.token("editor");
    const save = (over: object = {}, by = token) =>
      site.ask("PUT", "/api/admin/drafts", { token: by, json: { ...DRAFT, ...over } });
    const list = async (name = "pages:7", by = token) =>
      (await site.ask("GET", `/api/admin/drafts?name=${encodeURIComponent(name)}`, { token: by })).json.data;
    return { site, save, list };
  };

  it("keeps one draft per device, of oneself alone", async () => {
    const { site, save, list } = await start();
    const saved = await save();
    const stored = { ...DRAFT, browser: expect.any(String), at: NOW };
    expect([saved.status, saved.json.data]).toEqual([200, stored]);
    site.now = new Date("2026-11-22T10:01:00.000Z");
    await save({ device: "a-desktop", fields: { title: "Runs" } });
    await save({ fields: { title: "Camps in May" } });
    expect(await list()).toMatchObject([{ device: "a-desktop" }, { device: "a-phone-1" }]);
    expect((await list())[1].fields).toEqual({ title: "Camps in May" });
    expect([await list("pages:8"), await list("pages:7", await site.token("owner"))]).toEqual([[], []]);
    expect((await save({ fields: {} })).json.data).toBeNull();
    expect(await list()).toMatchObject([{ device: "a-desktop" }]);
    site.now = new Date("2026-12-22T10:02:00.000Z");
    await site.cleanup();
    expect(await site.database.db.selectFrom("staff_drafts").selectAll().execute()).toEqual([]);
  });

  it("is limited to 30 drafts, of which the oldest goes first", async () => {
    const { site, save, list } = await start();
    for (let id = 1; id <= 31; id += 1) {
      site.now = new Date(Date.parse(NOW) + id * 1000);
      await save({ name: `pages:${id}` });
    }
    expect([await list("pages:1"), (await list("pages:2")).length]).toEqual([[], 1]);
  });

  database.itOnce.each([
    ["another name", { name: "<b>" }],
    ["no device", { device: "" }],
    ["a field that is no text", { fields: { title: 7 } }],
    ["a long field", { fields: { body: "x".repeat(20_001) } }],
    ["many fields", { fields: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, ""])) }],
    ["an odd version", { version: -1 }],
  ])("refuses %s", async (_title, over) => {
    const { save } = await start();
    const refused = await save(over);
    expect([refused.status, refused.json.message]).toEqual([422, "The draft cannot be stored."]);
  });
});
