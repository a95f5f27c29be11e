import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct } from "../../tests/support/product.ts";

eachDatabase((database) => {
  it("fills an empty database once, and preserves an administrator's changes", async () => {
    const site = await database.use(startProduct);
    expect(await site.sampleContent.fillIfEmpty()).toBe(true);
    expect(await site.sampleContent.fillIfEmpty()).toBe(false);
    expect(await site.sampleContent.exists()).toBe(true);
    const districts = (await site.ask("GET", "/api/district-contacts")).json;
    expect([districts[0].district, districts.at(-1).district]).toEqual(["Thiruvananthapuram", "Kasaragod"]);
    expect((await site.ask("GET", "/api/essential-links")).json).toHaveLength(8);
    const { file_url } = (await site.ask("GET", "/api/brochures")).json[0];
    expect((await site.ask("GET", file_url)).text).toMatch(/^%PDF/);
    const { data: events } = (await site.ask("GET", "/api/events?limit=50")).json;
    const byState = Map.groupBy(events as { status: string; was: object | null }[], ({ status }) => status);
    expect([...byState].map(([status, { length }]) => [status, length]).toSorted()).toEqual([
      ["cancelled", 2],
      ["moved", 2],
      ["planned", 18],
      ["postponed", 2],
    ]);
    for (const { was } of byState.get("moved") ?? []) expect(was).not.toBeNull();
    expect((await site.ask("GET", "/api/events?when=coming")).json.meta.total).toBe(4);
    const announcements = (await site.ask("GET", "/api/notices")).json;
    expect(JSON.stringify(announcements)).toContain("Sample: ");
    const footer = async () => (await site.services.ownPages.listVisible()).map(({ slug }) => slug);
    expect(await footer()).toEqual(["on-the-day"]);
    expect(await site.ownPages.getNextChange(site.now.toISOString())).not.toBeNull();
    const pictures = await site.storage.list("event-samples");
    expect(pictures).toHaveLength(13);
    const token = await site.token();
    const states = (await site.ask("GET", "/api/pages", { token })).json.map(({ state }: { state: string }) => state);
    expect(new Set(states)).toEqual(new Set(["draft", "scheduled", "published"]));
    const { json } = await site.ask("GET", "/api/contact", { token });
    expect(json.meta.total).toBe(40);
    const moments = json.data.map(({ created_at }: { created_at: string }) => created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());

    const contacts = ["9847000000"];
    const { id, district } = districts[3];
    await site.ask("PUT", `/api/district-contacts/update/${id}`, { token, json: { district, contacts } });
    await site.ask("PUT", "/api/testimonials/visibility/1", { token, json: { is_visible: 0 } });
    const named = (await site.ask("GET", "/api/events?limit=50")).json.data.find(
      ({ images }: { images: string[] }) => images.length === 1,
    );
    await site.ask("PUT", `/api/events/update/${named.key}`, { token, json: { title: "Ours by now" } });
    await site.sampleContent.remove();
    expect(await site.sampleContent.exists()).toBe(false);
    expect(await footer()).toEqual([]);
    expect(await site.ownPages.getNextChange(site.now.toISOString())).toBeNull();
    expect(await site.storage.list("event-samples")).toEqual([named.images[0].split("/files/")[1]]);
    await site.ask("DELETE", `/api/events/delete/${named.key}`, { token });
    expect(await site.storage.list("event-samples")).toEqual([]);
    expect((await site.ask("GET", "/api/district-contacts")).json).toEqual([{ id, district, contacts }]);
    expect((await site.ask("GET", "/api/essential-links")).json).toEqual([]);
    expect((await site.ask("GET", "/api/contact", { token })).json.meta.total).toBe(0);
    expect((await site.ask("GET", "/api/brochures")).json).toEqual([]);
    expect(JSON.stringify((await site.ask("GET", "/api/notices")).json)).not.toContain("Sample: ");
    expect((await site.ask("GET", "/api/events")).json.meta.total).toBe(0);
    expect((await site.services.campaign()).partners).toEqual([]);
    expect((await site.ask("GET", file_url)).status).toBe(404);
    for (const status of ["pending", "approved", "rejected"])
      expect((await site.ask("GET", `/api/testimonials?status=${status}`, { token })).json.data).toEqual([]);
  });
});
