import { expect, it, onTestFinished } from "vitest";
import { lastNineInIst } from "../../../shared/time/ist-days.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { getEmails } from "../../../tests/support/outbox.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";

const MINUTE_MS = 60_000;

it.each([
  ["2026-11-22T03:29:59.999Z", "2026-11-21T03:30:00.000Z"],
  ["2026-11-22T03:30:00.000Z", "2026-11-22T03:30:00.000Z"],
  ["2026-11-22T18:29:00.000Z", "2026-11-22T03:30:00.000Z"],
])("finds the last 9 a.m. in India: at %s", (now, nine) => {
  expect(lastNineInIst(new Date(now))).toBe(nine);
});

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    site.now = new Date("2026-11-22T06:00:00.000Z");
    const desk = await site.token("desk");
    const choose = (enquiries: unknown, token = desk) =>
      site.ask("PUT", "/api/admin/notices-to-me", { token, json: { enquiries } });
    const after = async (milliseconds: number) => {
      site.now = new Date(site.now.getTime() + milliseconds);
      await site.staffLetters.notify();
      return (await getEmails(site)).map((email) => /^To: (\S+)/m.exec(email)?.[1]);
    };
    return { site, desk, choose, after };
  };

  it("sends no email without an opt-in", async () => {
    const { site, desk, after } = await start();
    expect((await site.ask("GET", "/api/admin/notices-to-me", { token: desk })).json).toEqual({
      enquiries: "none",
      report: "none",
    });
    await buildEnquiry(site);
    expect(await after(24 * 60 * MINUTE_MS)).toEqual([]);
  });

  it("reports each new enquiry, at most once in ten minutes, and no earlier ones", async () => {
    const { site, choose, after } = await start();
    await buildEnquiry(site);
    const chosen = await choose("each");
    expect([chosen.status, chosen.json.enquiries]).toEqual([200, "each"]);
    expect(await after(MINUTE_MS)).toEqual([]);
    await buildEnquiry(site, { name: "Secret name", message: "Secret words" });
    expect(await after(5000)).toEqual(["desk@example.org"]);
    const [email = ""] = await getEmails(site);
    expect(email).toContain("2 new enquiries are waiting for an answer");
    expect(email).not.toContain("Secret");
    await buildEnquiry(site);
    await buildEnquiry(site);
    expect(await after(9 * MINUTE_MS)).toHaveLength(1);
    expect(await after(2 * MINUTE_MS)).toHaveLength(2);
    expect(await after(60 * MINUTE_MS)).toHaveLength(2);
    await site.database.db.updateTable("contact_submissions").set({ state: "spam" }).execute();
    await buildEnquiry(site, { state: "spam" });
    expect(await after(60 * MINUTE_MS)).toHaveLength(2);
  });

  it("reports an enquiry moved out of spam, except to the user who moved it", async () => {
    const { site, choose, after } = await start();
    const owner = await site.token();
    await choose("each");
    await choose("each", owner);
    const id = await buildEnquiry(site, { state: "spam", spam_since: site.now.toISOString() });
    await buildEnquiry(site);
    expect(await after(MINUTE_MS)).toHaveLength(2);
    expect(await after(60 * MINUTE_MS)).toHaveLength(2);
    await site.ask("POST", `/api/contact/${id}/not-spam`, { token: await site.token() });
    expect((await after(MINUTE_MS)).toSorted()).toEqual(["admin@example.org", "desk@example.org", "desk@example.org"]);
    expect(await after(60 * MINUTE_MS)).toHaveLength(3);
  });

  it.each([
    ["lost the role", { role: "editor" }],
    ["opted out", { enquiry_letters: "none" }],
    ["were deactivated", { active: 0 }],
  ] as const)("sends no pending email to users who %s", async (_title, set) => {
    const { site, choose } = await start();
    await choose("each");
    await buildEnquiry(site);
    const { db } = site.database;
    await site.emails.put(db, { kind: "enquiries", recipient: "desk@example.org", maxAgeMs: 60 * MINUTE_MS });
    await db.updateTable("admins").set(set).where("email", "=", "desk@example.org").execute();
    expect(await getEmails(site)).toEqual([]);
  });

  it("sends one a day at 9 a.m. in India, once across all processes, if enquiries are waiting", async () => {
    const { site, choose, after } = await start();
    const beside = await startProduct(site.config.DATABASE_URL);
    onTestFinished(() => beside.close());
    await choose("daily");
    await buildEnquiry(site, { urgent: 1 });
    // From 11:30 to 08:59.
    expect(await after(21 * 60 * MINUTE_MS + 29 * MINUTE_MS)).toEqual([]);
    site.now = new Date(site.now.getTime() + MINUTE_MS);
    beside.now = site.now;
    // Two SQLite connections in one process would deadlock.
    if (database.kind === "postgres") await Promise.all([site.staffLetters.notify(), beside.staffLetters.notify()]);
    for (const { staffLetters } of [site, beside, site]) await staffLetters.notify();
    const emails = await getEmails(site);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatch(/^Subject: Urgent/m);
    expect(await after(60 * MINUTE_MS)).toHaveLength(1);
    expect(await after(23 * 60 * MINUTE_MS)).toHaveLength(2);
    await site.ask("POST", "/api/contact/1/answered", { token: await site.token(), json: { how: "call" } });
    expect(await after(24 * 60 * MINUTE_MS)).toHaveLength(2);
  });

  it("audits two concurrent changes with the right previous value each", async () => {
    const { site, choose } = await start();
    for (const choices of [
      ["each", "daily"],
      ["none", "each"],
      ["daily", "none"],
      ["each", "daily"],
    ])
      await Promise.all(choices.map((choice) => choose(choice)));
    const rows = await site.database.db.selectFrom("history").select("fields").orderBy("id").execute();
    const steps = rows.map(({ fields }) => JSON.parse(fields).enquiry_letters);
    expect(steps.map(({ before }) => before)).toEqual(["none", ...steps.map(({ after }) => after)].slice(0, -1));
  });

  it("does not send to inactive users or those without access to enquiries, and is audited", async () => {
    const { site, choose, after } = await start();
    await choose("each");
    await choose("each");
    const { db } = site.database;
    const rows = await db.selectFrom("history").select(["act", "kind", "about", "fields"]).execute();
    expect(rows).toEqual([
      {
        act: "choose own letters about enquiries",
        kind: "staff",
        about: 2,
        fields: JSON.stringify({ enquiry_letters: { before: "none", after: "each" } }),
      },
    ]);
    for (const change of [{ active: 0 }, { active: 1, role: "editor" }] as const) {
      await db.updateTable("admins").set(change).where("id", "=", 2).execute();
      await buildEnquiry(site);
      expect(await after(MINUTE_MS)).toEqual([]);
    }
    for (const wrong of ["weekly", undefined, 7])
      expect((await choose(wrong, await site.token())).json.code).toBe("letters-unknown");
    expect((await choose("each", await site.token("reader"))).status).toBe(403);
  });
});
