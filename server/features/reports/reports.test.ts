import { expect, it } from "vitest";
import { lastMondayNineInIst } from "../../../shared/time/ist-days.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry, buildTestimonial } from "../../../tests/support/factories.ts";
import { getEmails } from "../../../tests/support/outbox.ts";
import { startProduct } from "../../../tests/support/product.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

it.each([
  ["2026-11-23T03:29:59.999Z", "2026-11-16T03:30:00.000Z"],
  ["2026-11-23T03:30:00.000Z", "2026-11-23T03:30:00.000Z"],
  ["2026-11-29T23:00:00.000Z", "2026-11-23T03:30:00.000Z"],
])("finds the last Monday at 9 a.m. in India: at %s", (now, monday) => {
  expect(lastMondayNineInIst(new Date(now))).toBe(monday);
});

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site = await database.use(startProduct, { settings });
    site.now = new Date("2026-11-26T06:00:00.000Z");
    const token = await site.token("desk");
    const get = (query = "", headers = {}) => site.ask("GET", `/api/reports${query}`, { token, headers });
    return { site, token, get };
  };
  const at = (moment: string) => ({ created_at: moment });

  it("counts what arrived in Indian days, as it stands now", async () => {
    const { site, token, get } = await start();
    // The first and the last moment of the days in India, and those next to them.
    await buildEnquiry(site, at("2026-11-19T18:29:59.999Z"));
    await buildEnquiry(site, at("2026-11-19T18:30:00.000Z"));
    await buildEnquiry(site, { ...at("2026-11-21T18:29:59.999Z"), urgent: 1 });
    await buildEnquiry(site, at("2026-11-21T18:30:00.000Z"));
    const details = JSON.stringify({ district: "Wayanad", classes: "all", day: "2026-12-01" });
    await buildEnquiry(site, { ...at("2026-11-20T06:00:00.000Z"), kind: "school", details, state: "spam" });
    for (const minutes of [10, 20, 90])
      await buildEnquiry(site, {
        ...at("2026-11-20T06:00:00.000Z"),
        state: "answered",
        answered_how: "call",
        answered_at: new Date(Date.parse("2026-11-20T06:00:00.000Z") + minutes * MINUTE_MS).toISOString(),
      });
    await buildTestimonial(site, at("2026-11-20T06:00:00.000Z"));
    await buildTestimonial(site, { ...at("2026-11-21T06:00:00.000Z"), status: "approved" });
    await site.database.db
      .insertInto("pledges")
      .values({ day: "2026-11-21", count: 7, hour: "2026-11-21T06", before_hour: 0 })
      .execute();
    const { now } = site;
    for (const moment of ["2026-11-19T18:29:59Z", "2026-11-19T18:30:00Z", "2026-11-21T18:29:59Z"]) {
      site.now = new Date(moment);
      site.visits.add({ path: "/", language: "en", referrer: "direct" });
    }
    site.now = now;
    const { status, json } = await get("?from=2026-11-20&to=2026-11-21");
    expect([status, json.data]).toEqual([
      200,
      {
        from: "2026-11-20",
        to: "2026-11-21",
        enquiries: {
          received: 6,
          answered: 3,
          open: 2,
          spam: 1,
          urgent: 1,
          by_kind: expect.objectContaining({ general: 5, school: 1 }),
          by_district: expect.objectContaining({ Wayanad: 1, Kannur: 0 }),
          by_day: [
            { day: "2026-11-20", received: 5, answered: 3, open: 1, spam: 1 },
            { day: "2026-11-21", received: 1, answered: 0, open: 1, spam: 0 },
          ],
          first_answer_minutes: { median: 20, p90: 90 },
        },
        testimonials: { received: 2, approved: 1, rejected: 0 },
        pledges: 7,
        visits: 2,
      },
    ]);
    await site.ask("DELETE", "/api/contact/2", { token });
    expect((await get("?from=2026-11-20&to=2026-11-21")).json.data.enquiries.received).toBe(5);
  });

  it("counts from the first reply, also of one that was reopened", async () => {
    const { site, token, get } = await start();
    const id = await buildEnquiry(site, at(site.now.toISOString()));
    site.now = new Date(site.now.getTime() + 5 * MINUTE_MS);
    await site.ask("POST", `/api/contact/${id}/reply`, { token, json: { text: "Hello", key: "k", answered: true } });
    site.now = new Date(site.now.getTime() + 60 * MINUTE_MS);
    await site.ask("POST", `/api/contact/${id}/reopen`, { token });
    const { open, first_answer_minutes } = (await get()).json.data.enquiries;
    expect([open, first_answer_minutes]).toEqual([1, { median: 5, p90: 5 }]);
  });

  it("covers the last thirty days by default, at most 366, and is empty without rows", async () => {
    const { get } = await start();
    const { from, to, enquiries } = (await get()).json.data;
    expect([from, to, enquiries.by_day.length]).toEqual(["2026-10-28", "2026-11-26", 30]);
    expect(enquiries).toMatchObject({ received: 0, first_answer_minutes: { median: null, p90: null } });
    expect((await get("?from=2026-01-01&to=2027-01-01")).status).toBe(200);
    for (const query of [
      "?from=2026-01-01&to=2027-01-02",
      "?from=2026-11-02&to=2026-11-01",
      "?from=yesterday",
      "?format=xml",
    ])
      expect([query, (await get(query)).status]).toEqual([query, 400]);
  });

  it("has no visits when they are not counted", async () => {
    const { get } = await start({ VISITS: "0" });
    expect((await get()).json.data).not.toHaveProperty("visits");
  });

  it("is CSV where one asks for it", async () => {
    const { site, get } = await start();
    await buildEnquiry(site, { ...at(site.now.toISOString()), name: "Secret name" });
    for (const answer of [await get("?format=csv"), await get("", { Accept: "text/csv" })]) {
      expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
      expect(answer.headers.get("Content-Disposition")).toContain("report-2026-10-28-2026-11-26.csv");
      expect(answer.text).toContain("section,name,value\r\nenquiries,received,1\r\n");
      expect(answer.text).toContain("enquiries by day,2026-11-26 received,1\r\n");
      expect(answer.text).not.toContain("Secret");
    }
    expect((await get("", { Accept: "application/json" })).json.data.enquiries.received).toBe(1);
  });

  it("is emailed on Mondays at nine to staff who chose it", async () => {
    const { site } = await start();
    // Sessions end before the next Monday.
    const choose = async (report: unknown) =>
      site.ask("PUT", "/api/admin/notices-to-me", { token: await site.token("desk"), json: { report } });
    const after = async (milliseconds: number) => {
      site.now = new Date(site.now.getTime() + milliseconds);
      await site.reportEmails.send();
      await site.emails.deliver();
      return getEmails(site);
    };
    const chosen = await choose("weekly");
    expect([chosen.status, chosen.json]).toEqual([200, { enquiries: "none", report: "weekly", message: "Saved." }]);
    await buildEnquiry(site, { ...at("2026-11-25T06:00:00.000Z"), name: "Secret name" });
    expect(await after(DAY_MS)).toHaveLength(0);
    site.now = new Date("2026-11-30T03:30:00.000Z");
    const [email = ""] = await after(1000);
    expect(email).toContain("Weekly report, 23/11/2026 to 29/11/2026");
    expect(email).toContain("Enquiries received: 1");
    expect(email).not.toContain("Secret");
    expect(await after(3 * DAY_MS)).toHaveLength(1);
    expect(await after(4 * DAY_MS)).toHaveLength(2);
    await choose("none");
    expect(await after(7 * DAY_MS)).toHaveLength(2);
    expect((await choose("daily")).status).toBe(422);
  });
});
