import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry, buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((database) => {
  const start = (settings: Record<string, string> = {}) => database.use(startProduct, { settings });

  const kept = async ({ database: { db } }: TestProduct) => ({
    enquiries: (await db.selectFrom("contact_submissions").select("name").orderBy("id").execute()).map(
      ({ name }) => name,
    ),
    testimonials: (await db.selectFrom("testimonials").select("name").orderBy("id").execute()).map(({ name }) => name),
  });

  it("deletes enquiries and rejected testimonials after the retention days, and not a millisecond before", async () => {
    const site = await start({ RETENTION_DAYS: "30" });
    const ago = (milliseconds: number) => new Date(site.now.getTime() - milliseconds).toISOString();
    await buildEnquiry(site, { name: "over", created_at: ago(30 * DAY_MS + 1) });
    await buildEnquiry(site, { name: "last moment", created_at: ago(30 * DAY_MS) });
    await buildEnquiry(site, { name: "today" });
    for (const status of ["pending", "approved", "rejected"] as const)
      await buildTestimonial(site, { name: `${status}, over`, status, created_at: ago(30 * DAY_MS + 1) });
    await buildTestimonial(site, { name: "rejected, last moment", status: "rejected", created_at: ago(30 * DAY_MS) });

    const shown = site.publicContent.version();
    await site.cleanup();
    expect(await kept(site)).toEqual({
      enquiries: ["last moment", "today"],
      testimonials: ["pending, over", "approved, over", "rejected, last moment"],
    });
    expect(site.publicContent.version()).toBe(shown);

    site.now = new Date(site.now.getTime() + 1);
    await site.cleanup();
    expect(await kept(site)).toEqual({ enquiries: ["today"], testimonials: ["pending, over", "approved, over"] });
  });

  it("has counters and search results as if the deleted ones had never existed", async () => {
    const site = await start({ RETENTION_DAYS: "7" });
    const old = new Date(site.now.getTime() - 8 * DAY_MS).toISOString();
    for (let number = 0; number < 230; number += 1) {
      await buildEnquiry(site, { name: `old ${number}`, created_at: old });
      await buildTestimonial(site, { status: "rejected", created_at: old });
    }
    await buildEnquiry(site, { name: "young" });
    await site.cleanup();

    const token = await site.token();
    const list = async (path: string) => (await site.ask("GET", path, { token })).json.meta.total;
    expect(await list("/api/contact?page=1&limit=10")).toBe(1);
    expect(await list("/api/contact?page=1&limit=10&q=old")).toBe(0);
    expect(await list("/api/contact?page=1&limit=10&q=young")).toBe(1);
    expect(await list("/api/testimonials?status=rejected&page=1&limit=10")).toBe(0);
  });

  it("deletes spam after thirty days, whatever the other settings, and nothing that was moved out of it", async () => {
    const site = await start();
    const token = await site.token();
    const old = new Date(site.now.getTime() - 300 * DAY_MS).toISOString();
    for (const name of ["spam", "no spam", "answered"]) await buildEnquiry(site, { name, created_at: old });
    const act = (id: number, verb: string, json?: object) =>
      site.ask("POST", `/api/contact/${id}/${verb}`, { token, json });
    await act(1, "spam");
    await act(2, "spam");
    await act(3, "answered", { how: "mail" });
    site.now = new Date(site.now.getTime() + 30 * DAY_MS);
    await site.cleanup();
    expect((await kept(site)).enquiries).toEqual(["spam", "no spam", "answered"]);
    await site.ask("POST", "/api/contact/2/not-spam", { token: await site.token() });
    site.now = new Date(site.now.getTime() + 1);
    await site.cleanup();
    expect((await kept(site)).enquiries).toEqual(["no spam", "answered"]);
  });

  it("deletes nothing while no number of days is set", async () => {
    const site = await start();
    const longAgo = "2001-01-01T00:00:00.000Z";
    await buildEnquiry(site, { name: "old", created_at: longAgo });
    await buildTestimonial(site, { name: "rejected", status: "rejected", created_at: longAgo });
    await site.cleanup();
    expect(await kept(site)).toEqual({ enquiries: ["old"], testimonials: ["rejected"] });
  });
});
