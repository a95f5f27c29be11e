import { expect, it } from "vitest";
import { todayInIst } from "../../../shared/time/ist-days.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { solvedProof } from "../../../tests/support/proof-of-work.ts";
import { viaPage } from "../../../tests/support/submit-form.ts";
import { builtPages } from "../../ssr/render.ts";

const DAY = "Please choose a day from tomorrow on, at most a year away.";

eachDatabase((database) => {
  const start = () => database.use(startProduct);
  const wishFor = (site: TestProduct, over: Record<string, unknown> = {}) => ({
    school: "ഗവ. ഹൈസ്കൂൾ, കല്പറ്റ",
    district: "Wayanad",
    phone: "9000000005",
    classes: "8-10",
    day: todayInIst(site.now, 12),
    ...over,
  });
  const send = (site: TestProduct, over: Record<string, unknown> = {}) =>
    site.ask("POST", "/api/contact/school", { json: wishFor(site, over) });
  const listed = async (site: TestProduct, query = "") =>
    (await site.ask("GET", `/api/contact${query}`, { token: await site.token() })).json;

  it("accepts a school's request as an enquiry of its kind, which a search and an export find", async () => {
    const site = await start();
    const sent = await send(site, { id: 9, email: "x@example.org" });
    expect([sent.status, sent.json]).toEqual([201, { message: "Thanks for Your Enquiry" }]);
    const { school, phone, ...details } = wishFor(site);
    const message = `A school wishes to take part.\nDistrict: Wayanad\nClass: 8 to 10\nPreferred date: ${details.day}`;
    const expected = { id: 1, kind: "school", name: school, phone, email: "", message, details, state: "new" };
    expect((await listed(site)).data).toMatchObject([expected]);
    expect((await listed(site, `?q=${encodeURIComponent("Wayanad preferred")}`)).data).toMatchObject([{ id: 1 }]);
    const whole = await site.ask("GET", "/api/contact/1", { token: await site.token() });
    expect(whole.json.data).toMatchObject(expected);
  });

  it("marks every other enquiry as a general one", async () => {
    const site = await start();
    const json = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When?", kind: "school" };
    await site.ask("POST", "/api/contact", { json });
    expect((await listed(site)).data).toMatchObject([{ kind: "general", details: null }]);
  });

  database.itOnce.each([
    ["no class at all", { classes: undefined }],
    ["a list of days", { day: ["2027-02-03"] }],
  ])("refuses %s with a message", async (_title, over) => {
    const site = await start();
    const refused = await send(site, over);
    expect([refused.status, refused.json.message]).toEqual([422, "Please fill the form completely"]);
    expect((await listed(site)).meta.total).toBe(0);
  });

  database.itOnce("refuses a date that is past, today, or too far away, in Indian time", async () => {
    const site = await start();
    // 30 November, 23:30 in India.
    site.now = new Date("2026-11-30T18:00:00Z");
    for (const [day, status] of [
      ["2026-11-29", 422],
      ["2026-11-30", 422],
      ["2026-12-01", 201],
      ["2027-12-01", 201],
      ["2027-12-02", 422],
    ] as const)
      expect([day, (await send(site, { day })).status]).toEqual([day, status]);
    const { json } = await send(site, { day: "2026-11-30" });
    expect(json).toMatchObject({ code: "day-out-of-reach", errors: { day: DAY }, codes: { day: "day-out-of-reach" } });
  });

  it("shares the rate limit with other forms, and flags a form completed within a second", async () => {
    const site = await start();
    await send(site, { altcha: await solvedProof(site) });
    expect((await listed(site)).meta.counts).toMatchObject({ new: 0, spam: 1 });
    await site.database.db.updateTable("limit_counts").set({ count: 60 }).where("act", "=", "post a form").execute();
    expect((await send(site)).status).toBe(429);
  });

  it("is answered by phone, as it has no email address", async () => {
    const site = await start();
    await send(site);
    const token = await site.token();
    const reply = await site.ask("POST", "/api/contact/1/reply", { token, json: { text: "Yes", key: "k" } });
    expect([reply.status, reply.json.code]).toEqual([409, "case-without-address"]);
    const how = { how: "call" };
    expect((await site.ask("POST", "/api/contact/1/answered", { token, json: how })).status).toBe(200);
  });

  it("works on the Malayalam form page only, preserves input and shows errors in Malayalam", async () => {
    const site = await database.use(startProduct, { pages: await builtPages() });
    const { send } = viaPage("/ml/schools");
    const typed = wishFor(site, { phone: "+91 90000 00005" });
    const refused = await send(site, { ...typed, school: "" });
    const errors = { school: "സ്കൂളിന്റെ പേരു നൽകുക." };
    expect(refused).toMatchObject({ status: 422, errors, kept: { phone: typed.phone } });
    const late = await send(site, { ...typed, day: "2020-01-01" });
    expect([late.status, Object.keys(late.errors)]).toEqual([422, ["day"]]);
    const taken = await send(site, typed);
    expect([taken.status, taken.message.includes("ഞങ്ങൾ വിളിക്കാം")]).toEqual([303, true]);
    expect((await listed(site)).data).toMatchObject([{ phone: "9000000005" }]);
  });
});
