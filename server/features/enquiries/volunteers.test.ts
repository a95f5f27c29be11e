import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { readCsv } from "../../../tests/support/read-csv.ts";

const OFFER = {
  what: ["registration", "first-aid"],
  district: "Wayanad",
  phone: "9000000005",
  name: "അനു",
  email: `${"x".repeat(242)}@example.org`,
  message: "I have a car.",
};
const WHAT = "Please choose what you would like to do.";

eachDatabase((database) => {
  const start = () => database.use(startProduct);
  const send = (site: TestProduct, over: Record<string, unknown> = {}) =>
    site.ask("POST", "/api/contact/volunteer", { json: { ...OFFER, ...over } });
  const list = async (site: TestProduct, query = "") =>
    (await site.ask("GET", `/api/contact${query}`, { token: await site.token() })).json;

  it("stores an offer as an enquiry of its kind, which can be searched and answered by email", async () => {
    const site = await start();
    const sent = await send(site, { kind: "general" });
    expect([sent.status, sent.json]).toEqual([201, { message: "Thanks for Your Enquiry" }]);
    const { name, phone, email, district, what } = OFFER;
    const message = "A volunteer wishes to help.\nDistrict: Wayanad\nTasks: Registration, First aid\n\nI have a car.";
    const expected = { kind: "volunteer", name, phone, email, message, details: { district, what }, state: "new" };
    expect((await list(site, "?q=wayanad%20aid")).data).toMatchObject([expected]);
    const reply = { text: "Welcome.", key: "k" };
    const replied = await site.ask("POST", "/api/contact/1/reply", { token: await site.token(), json: reply });
    expect(replied.status).toBe(202);
  });

  database.itOnce.each([
    ["no tasks", { what: [] }, { what: WHAT }],
    ["no list of tasks", { what: { 0: "water" } }, { what: WHAT }],
    ["an unknown task", { what: ["water", "medals"] }, { what: WHAT }],
    ["too many tasks", { what: Array(7).fill("water") }, { what: WHAT }],
    ["another district", { district: "Chennai" }, { district: "Please select a district." }],
    ["a number as message", { message: 7 }, { message: "The message must be text." }],
    ["an email of 255 characters", { email: `x${OFFER.email}` }, { email: "Email can have at most 254 characters." }],
  ])("refuses %s", async (_title, over, errors) => {
    const site = await start();
    const refused = await send(site, over);
    expect([refused.status, refused.json.errors]).toEqual([422, errors]);
    expect((await list(site)).meta.total).toBe(0);
  });

  it("needs no message", async () => {
    const site = await start();
    expect((await send(site, { message: undefined, what: "water,other" })).status).toBe(201);
    const message = "A volunteer wishes to help.\nDistrict: Wayanad\nTasks: Water, Something else";
    expect((await list(site)).data).toMatchObject([{ message, details: { what: ["water", "other"] } }]);
  });

  it("is one of the kinds by which enquiries are listed, counted and exported", async () => {
    const site = await start();
    await send(site);
    await buildEnquiry(site);
    await buildEnquiry(site, { name: "GHSS", kind: "school", state: "spam", spam_since: site.now.toISOString() });
    for (const q of ["", "&q=a"]) {
      for (const [kind, names, total] of [
        ["volunteer", [OFFER.name], { new: 1, spam: 0 }],
        ["general", ["A parent"], { new: 1, spam: 0 }],
        ["school", [], { new: 0, spam: 1 }],
      ] as const) {
        for (const sort of ["newest", "waiting"]) {
          const { data, meta, tabs } = await list(site, `?kind=${kind}&sort=${sort}${q}`);
          const found = [kind, sort, data.map(({ name }: { name: string }) => name)];
          expect([...found, meta.total]).toEqual([kind, sort, names, names.length]);
          expect([meta.counts, tabs]).toMatchObject([total, total]);
        }
      }
    }
    const token = await site.token();
    expect((await site.ask("GET", "/api/contact?kind=press", { token })).status).toBe(400);
    const [head = [], ...rows] = readCsv((await site.ask("GET", "/api/contact/export?kind=volunteer", { token })).text);
    expect(rows.map((row) => row[head.indexOf("Kind")])).toEqual(["volunteer"]);
    const { data } = (await site.ask("GET", "/api/history?limit=1", { token })).json;
    expect(data[0].fields).toMatchObject({ kind: { after: "volunteer" }, rows: { after: 1 } });
  });
});
