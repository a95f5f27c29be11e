import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { getCount } from "../../database/counts.ts";
import { withFolded } from "../../database/searched-texts.ts";

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "x".repeat(200) };

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    const token = await site.token();
    return {
      site,
      token,
      ask: async (path: string) => (await site.ask("GET", `/api/dashboard/${path}`, { token })).json,
    };
  };
  const none = { brochures: 0, essentialLinks: 0, districtContacts: 0, contactSubmissions: 0, testimonials: 0 };

  it("counts nothing at the start", async () => {
    const { ask } = await start();
    expect(await ask("stats")).toEqual({ stats: none });
    expect(await ask("recent-contacts")).toEqual([]);
    expect(await ask("pending-testimonials")).toEqual([]);
  });

  it("counts every creation, change and deletion", async () => {
    const { site, token, ask } = await start();
    await site.sampleContent.fillIfEmpty();
    const { stats } = await ask("stats");
    const { db } = site.database;
    for (const [table, count] of Object.entries({
      brochures: stats.brochures,
      essential_links: stats.essentialLinks,
      district_contacts: stats.districtContacts,
      contact_submissions: stats.contactSubmissions,
      testimonials: stats.testimonials,
    })) {
      const rows = await db
        .selectFrom(table as "brochures")
        .select("id")
        .execute();
      expect([table, count]).toEqual([table, rows.length]);
    }
    const pending = await buildTestimonial(site);
    await site.ask("PUT", `/api/testimonials/approve/${pending}`, { token });
    await site.ask("PUT", `/api/testimonials/visibility/${pending}`, { token, json: { is_visible: 0 } });
    const hidden = await db
      .selectFrom("testimonials")
      .select("id")
      .where("status", "=", "approved")
      .where("is_visible", "=", 0)
      .execute();
    expect(await getCount(db, ["testimonials approved 0"])).toBe(hidden.length);
    expect((await ask("stats")).stats.testimonials).toBe(stats.testimonials + 1);
    await db.updateTable("testimonials").set({ status: "rejected", is_visible: 1 }).execute();
    expect(await getCount(db, ["testimonials rejected 1"])).toBe(stats.testimonials + 1);
    await db.deleteFrom("testimonials").execute();
    await site.sampleContent.remove();
    expect(await ask("stats")).toEqual({ stats: none });
  });

  it("does not count a transaction that was rolled back", async () => {
    const { site, ask } = await start();
    const failing = site.database.db.transaction().execute(async (trx) => {
      await trx.insertInto("essential_links").values({ number: "1", label: "whatsapp", description: "x" }).execute();
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await ask("stats")).toEqual({ stats: none });
  });

  it("shows the five newest enquiries, complete", async () => {
    const { site, ask } = await start();
    for (let number = 1; number <= 7; number += 1)
      await site.ask("POST", "/api/contact", { json: { ...ENQUIRY, name: `N${number}` } });
    const recent = await ask("recent-contacts");
    expect(recent.map(({ name }: { name: string }) => name)).toEqual(["N7", "N6", "N5", "N4", "N3"]);
    expect(recent[0]).toEqual({
      id: 7,
      name: "N7",
      email: ENQUIRY.email,
      reason: ENQUIRY.message,
      created_at: site.now.toISOString(),
    });
  });

  it("shows the five newest pending testimonials, complete", async () => {
    const { site, ask } = await start();
    for (let number = 1; number <= 6; number += 1) await buildTestimonial(site, { name: `N${number}` });
    await buildTestimonial(site, { status: "approved" });
    const pending = await ask("pending-testimonials");
    expect(pending.map(({ name }: { name: string }) => name)).toEqual(["N6", "N5", "N4", "N3", "N2"]);
    expect(pending[0]).toEqual({
      id: 6,
      name: "N6",
      message: "It was the longest.",
      created_at: site.now.toISOString(),
    });
  });

  it("shows all staff the next events, and how many take place within seven days", async () => {
    const { site } = await start();
    site.now = new Date("2026-11-22T10:00:00.000Z");
    const token = await site.token();
    const today = async (by: string) => (await site.ask("GET", "/api/dashboard/today", { token: by })).json.data.events;
    expect(await today(token)).toEqual({ this_week: 0, first: null, next: [] });
    const plan = { description: "On foot.", district: "Kollam", venue: "", ends_at: null };
    const add = async (title: string, starts_at: string | null, over: object = {}) => {
      const json = { ...plan, title, starts_at, ...over };
      expect((await site.ask("POST", "/api/events/add", { token, json })).status).toBe(201);
    };
    await add("Far away", "2026-12-20T10:00:00.000Z");
    await add("In a week and a minute", "2026-11-29T10:01:00.000Z");
    await add("Ended", "2026-11-22T09:59:00.000Z");
    await add("Some day", null);
    await add("Just within a week", "2026-11-29T09:59:00.000Z");
    await add("Called off", "2026-11-23T10:00:00.000Z", { status: "cancelled" });
    await add("Over before its time", "2026-11-22T08:00:00.000Z", {
      ends_at: "2026-11-22T12:00:00.000Z",
      status: "done",
    });
    await add("On now", "2026-11-21T10:00:00.000Z", { ends_at: "2026-11-24T10:00:00.000Z" });
    const reader = await site.token("reader");
    const { this_week, first, next } = await today(reader);
    expect(this_week).toBe(2);
    expect(first).toEqual({
      id: expect.any(Number),
      key: expect.stringMatching(/^[0-9a-f]{16}$/),
      title: "On now",
      location: "Kollam",
      starts_at: "2026-11-21T10:00:00.000Z",
      ends_at: "2026-11-24T10:00:00.000Z",
      status: "planned",
    });
    expect(next.map(({ title, status }: Record<string, string>) => [title, status])).toEqual([
      ["On now", "planned"],
      ["Called off", "cancelled"],
      ["Just within a week", "planned"],
      ["In a week and a minute", "planned"],
    ]);
    expect(await today(await site.token("desk"))).toEqual({ this_week, first, next });
  });

  it("counts every event of the week, however many upcoming ones there are", async () => {
    const { site } = await start();
    site.now = new Date("2026-11-22T10:00:00.000Z");
    const event = (place: number) => ({
      position: place,
      key: String(place).padStart(16, "0"),
      title: `Run ${place}`,
      description: "",
      location: "Kollam",
      date: "2026-11-01T00:00:00.000Z",
      images: "[]",
      starts_at: `2026-11-23T10:00:${String(place % 60).padStart(2, "0")}.000Z`,
    });
    const calledOff = { status: "cancelled", starts_at: "2026-11-22T11:00:00.000Z" } as const;
    const events = Array.from({ length: 130 }, (_, place) => ({
      ...event(place),
      status: "planned" as const,
      ...(place < 60 && calledOff),
    }));
    await site.database.db.insertInto("events").values(events).execute();
    const { json } = await site.ask("GET", "/api/dashboard/today", { token: await site.token("reader") });
    const { this_week, first, next } = json.data.events;
    expect([this_week, first.title, next.length]).toEqual([70, "Run 60", 4]);
  });

  it("shows owners when the helplines were last checked, and when that is overdue", async () => {
    const { site } = await start();
    // 23 November in India, 22 November in UTC.
    site.now = new Date("2026-11-22T18:31:00.000Z");
    const token = await site.token();
    const helplines = async (by: string) =>
      (await site.ask("GET", "/api/dashboard/today", { token: by })).json.data.helplines;
    const tried = (helplinesCheckedOn: string) =>
      site.ask("PUT", "/api/campaign", { token, json: { helplinesCheckedOn } });
    expect(await helplines(token)).toEqual({ checked_on: null, days: null, to_check: true });
    await tried("2026-10-24");
    expect(await helplines(token)).toEqual({ checked_on: "2026-10-24", days: 30, to_check: false });
    await tried("2026-10-23");
    expect(await helplines(token)).toEqual({ checked_on: "2026-10-23", days: 31, to_check: true });
    await tried("2026-12-01");
    expect(await helplines(token)).toEqual({ checked_on: "2026-12-01", days: 0, to_check: false });
    for (const role of ["editor", "desk", "reader"] as const)
      expect(await helplines(await site.token(role))).toBeNull();
  });

  it("charts twelve months of Indian time, empty ones as 0", async () => {
    const { site } = await start();
    site.now = new Date("2026-11-30T18:31:00.000Z");
    const token = await site.token();
    const ask = async (path: string) => (await site.ask("GET", `/api/dashboard/${path}`, { token })).json;
    const at = (created_at: string) => withFolded("contact_submissions", { ...ENQUIRY, created_at });
    await site.database.db
      .insertInto("contact_submissions")
      .values([
        // One minute past and before midnight in India, 1 December.
        at("2026-11-30T18:31:00.000Z"),
        at("2026-11-30T18:29:00.000Z"),
        at("2026-11-01T00:00:00.000Z"),
        at("2025-12-31T18:30:00.000Z"),
        at("2025-12-31T18:29:59.999Z"),
        at("2025-11-30T18:29:59.999Z"),
      ])
      .execute();
    const chart = await ask("contact-chart");
    expect(chart).toHaveLength(12);
    expect(chart[0]).toEqual({ month: "2026-01", submissions: 1 });
    expect(chart.slice(1, 10).every(({ submissions }: { submissions: number }) => submissions === 0)).toBe(true);
    expect(chart.slice(10)).toEqual([
      { month: "2026-11", submissions: 2 },
      { month: "2026-12", submissions: 1 },
    ]);
    await site.database.db.deleteFrom("contact_submissions").where("id", "<=", 2).execute();
    expect((await ask("contact-chart")).slice(10)).toEqual([
      { month: "2026-11", submissions: 1 },
      { month: "2026-12", submissions: 0 },
    ]);
  });
});
