import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct } from "../../tests/support/product.ts";

eachDatabase((database) => {
  it("fills an empty database once, and leaves what an administrator has changed", async () => {
    const site = await database.use(startProduct);
    expect(await site.sampleContent.fillIfEmpty()).toBe(true);
    expect(await site.sampleContent.fillIfEmpty()).toBe(false);
    expect(await site.sampleContent.isThere()).toBe(true);
    const districts = (await site.ask("GET", "/api/district-contacts")).json;
    expect([districts[0].district, districts.at(-1).district]).toEqual(["Thiruvananthapuram", "Kasaragod"]);
    expect((await site.ask("GET", "/api/essential-links")).json).toHaveLength(8);
    const { file_url } = (await site.ask("GET", "/api/brochures")).json[0];
    expect((await site.ask("GET", file_url)).text).toMatch(/^%PDF/);
    const { data: events } = (await site.ask("GET", "/api/events?limit=50")).json;
    const states = Map.groupBy(events as { status: string; was: object | null }[], ({ status }) => status);
    expect([...states].map(([status, { length }]) => [status, length]).toSorted()).toEqual([
      ["cancelled", 1],
      ["moved", 1],
      ["planned", 17],
      ["postponed", 1],
    ]);
    expect(states.get("moved")?.[0]?.was).not.toBeNull();
    const token = await site.token();
    const { json } = await site.ask("GET", "/api/contact", { token });
    expect(json.meta.total).toBe(40);
    const moments = json.data.map(({ created_at }: { created_at: string }) => created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());

    const contacts = ["9847000000"];
    const { id, district } = districts[3];
    await site.ask("PUT", `/api/district-contacts/update/${id}`, { token, json: { district, contacts } });
    await site.ask("PUT", "/api/testimonials/visibility/1", { token, json: { is_visible: 0 } });
    await site.sampleContent.remove();
    expect(await site.sampleContent.isThere()).toBe(false);
    expect((await site.ask("GET", "/api/district-contacts")).json).toEqual([{ id, district, contacts }]);
    expect((await site.ask("GET", "/api/essential-links")).json).toEqual([]);
    expect((await site.ask("GET", "/api/contact", { token })).json.meta.total).toBe(0);
    expect((await site.ask("GET", "/api/brochures")).json).toEqual([]);
    expect((await site.ask("GET", file_url)).status).toBe(404);
    for (const status of ["pending", "approved", "rejected"])
      expect((await site.ask("GET", `/api/testimonials?status=${status}`, { token })).json.data).toEqual([]);
  });
});
