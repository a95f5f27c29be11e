import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";

const CHILDLINE = { number: "1098", name: "Childline", name_ml: "ചൈൽഡ്‌ലൈൻ", how: "call" };

function fileWith(facts: object): string {
  const folder = mkdtempSync(join(tmpdir(), "campaign-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "campaign.json"), JSON.stringify(facts));
  return join(folder, "campaign.json");
}

eachDatabase((database) => {
  const start = async (file?: object) => {
    const settings: Record<string, string> = file ? { CAMPAIGN_FILE: fileWith(file) } : {};
    const site: TestProduct = await database.use(startProduct, { settings });
    const token = await site.token();
    const put = (json: object, headers: Record<string, string> = {}) =>
      site.ask("PUT", "/api/campaign", { token, headers, json });
    const told = async () => (await site.ask("GET", "/api/campaign", { token })).json;
    return { site, token, put, told };
  };

  it("returns each fact with its source: saved value, then file, then sample", async () => {
    const { site, put, told } = await start({ phone: "0471 111 1111", email: "file@council.test" });
    const from = async (name: string) => (await told()).data[name];
    expect((await told()).version).toBe(1);
    expect(await from("phone")).toEqual({ value: "0471 111 1111", from: "file" });
    expect(await from("address")).toEqual({ value: null, from: "default" });
    expect(await from("tollFree")).toEqual({ value: "14405", from: "default" });
    await site.sampleContent.fillIfEmpty();
    expect(await from("address")).toMatchObject({ from: "sample" });
    const changed = await put({ phone: " 0471 222 2222 ", address: "Statue", "social.x": "https://x.test/c" });
    expect([changed.status, changed.json.message]).toEqual([200, "Campaign facts updated successfully!"]);
    expect([changed.json.version, changed.headers.get("ETag")]).toEqual([2, '"2"']);
    expect(await from("phone")).toEqual({ value: "0471 222 2222", from: "office" });
    expect(await from("address")).toEqual({ value: "Statue", from: "office" });
    expect(await from("email")).toEqual({ value: "file@council.test", from: "file" });
    const { facts, sample } = await site.services.campaign();
    expect([facts.phone, facts.email, facts.address, facts.social.x, sample]).toEqual([
      "0471 222 2222",
      "file@council.test",
      "Statue",
      "https://x.test/c",
      true,
    ]);
    await put({ phone: null, address: null });
    expect(await from("phone")).toEqual({ value: "0471 111 1111", from: "file" });
    expect(await from("address")).toMatchObject({ from: "sample" });
    await site.sampleContent.remove();
    expect(await from("address")).toEqual({ value: null, from: "default" });
    expect((await site.services.campaign()).facts).not.toHaveProperty("address");
  });

  it("says what callers may expect of further and of fixed helplines, and nothing else", async () => {
    const { site, put } = await start();
    const expected = {
      hours: "Day and night",
      hours_ml: "രാവും പകലും",
      languages: "Malayalam, English",
      anonymous: "yes",
    };
    const set = { helplines: [{ ...CHILDLINE, ...expected }], helplineDetails: [{ number: "14405", anonymous: "no" }] };
    expect((await put(set)).status).toBe(200);
    const { facts } = await site.services.campaign();
    expect(facts.helplines).toEqual(set.helplines);
    expect(facts.expectations).toEqual({ [CHILDLINE.number]: expected, "14405": { anonymous: "no" } });
    const refused = await put({ helplines: [{ ...CHILDLINE, anonymous: "maybe" }] });
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { helplines: "Whether callers may stay anonymous must be yes, no or unknown." },
    ]);
  });

  it("replaces lists as a whole: two hashtags, and helplines for voice or messages", async () => {
    const { site, put, told } = await start();
    const helplines = [CHILDLINE, { number: "919000000003", name: "Chat", how: "whatsapp" }];
    expect((await put({ hashtags: ["#ഓടാം", "#Run"], helplines })).status).toBe(200);
    const { data } = await told();
    expect(data.hashtags).toEqual({ value: ["#ഓടാം", "#Run"], from: "office" });
    expect(data.helplines.value).toEqual([CHILDLINE, { ...helplines[1], name_ml: "" }]);
    expect((await site.services.campaign()).facts.helplines).toEqual(data.helplines.value);
    expect(await site.services.tollFree()).toBe("14405");
    await put({ tollFree: "1056" });
    expect(await site.services.tollFree()).toBe("1056");
  });

  it("returns the default texts until they are edited, in either language", async () => {
    const { site, put, told } = await start({ text: { about: { lead: "From the file." } } });
    const from = async (name: string) => (await told()).data[name];
    const delivered = "One connected marathon. Fourteen districts. A mega marathon in Ernakulam.";
    expect(await from("text.home.tagline")).toEqual({ value: delivered, from: "default" });
    expect(await from("text.home.tagline_ml")).toEqual({ value: expect.stringMatching(/^പതിനാല്/), from: "default" });
    expect(await from("text.registration.dates")).toEqual({ value: null, from: "default" });
    expect(await from("roadshow.days")).toEqual({ value: "20+", from: "default" });
    expect((await site.services.campaign()).written).toEqual({
      texts: { "about.lead": { en: "From the file." } },
      figures: {},
    });
    await put({ "text.home.tagline": "Every step counts.", "roadshow.days": "25", "text.about.lead_ml": "മലയാളം." });
    expect(await from("text.home.tagline")).toEqual({ value: "Every step counts.", from: "office" });
    // The default translation would be outdated.
    expect(await from("text.home.tagline_ml")).toEqual({ value: null, from: "default" });
    expect((await site.services.campaign()).written).toEqual({
      texts: { "home.tagline": { en: "Every step counts." }, "about.lead": { en: "From the file.", ml: "മലയാളം." } },
      figures: { "roadshow.days": "25" },
    });
  });

  it("is changed by owners only, and shown to all staff and to no visitor", async () => {
    const { site, told } = await start();
    for (const role of ["editor", "desk", "reader"] as const) {
      const token = await site.token(role);
      expect((await site.ask("PUT", "/api/campaign", { token, json: { phone: "0471 1234" } })).status).toBe(403);
      expect((await site.ask("GET", "/api/campaign", { token })).status).toBe(200);
    }
    expect((await site.ask("GET", "/api/campaign")).status).toBe(401);
    expect((await told()).version).toBe(1);
  });

  it("has one version: a stale change is refused with the current facts", async () => {
    const { put } = await start();
    await put({ phone: "0471 111 1111" }, { "If-Match": '"1"' });
    const stale = await put({ phone: "0471 222 2222" }, { "If-Match": '"1"' });
    expect([stale.status, stale.json.code]).toEqual([412, "changed-meanwhile"]);
    expect(stale.json.current).toMatchObject({
      version: 2,
      changed: { by: { name: "Admin" } },
      data: { phone: { value: "0471 111 1111", from: "office" } },
    });
    expect((await put({ phone: "0471 222 2222" })).json.version).toBe(3);
  });

  it("is audited field by field, and restored", async () => {
    const { site, token, put, told } = await start({ phone: "0471 111 1111" });
    await put({ phone: "0471 222 2222", helplines: [CHILDLINE], "social.x": "https://x.test/c" });
    await put({ phone: "0471 333 3333", helplines: [] });
    const history = async () => (await site.ask("GET", "/api/history?kind=campaign%20facts", { token })).json.data;
    const [second, first] = await history();
    expect([second.act, second.about.kind, second.can_put_back]).toEqual([
      "change campaign facts",
      "campaign facts",
      true,
    ]);
    expect(second.fields).toEqual({
      phone: { before: "0471 222 2222", after: "0471 333 3333" },
      helplines: { before: [CHILDLINE], after: [] },
    });
    expect(first.fields.phone).toEqual({ before: null, after: "0471 222 2222" });
    expect(first.can_put_back).toBe(false);
    const putBack = (id: number) => site.ask("POST", `/api/history/${id}/put-back`, { token });
    expect((await putBack(second.id)).status).toBe(200);
    const { data, version } = await told();
    expect([data.phone.value, data.helplines.value, version]).toEqual(["0471 222 2222", [CHILDLINE], 4]);
    expect((await putBack(first.id)).status).toBe(200);
    expect((await told()).data).toMatchObject({
      phone: { value: "0471 111 1111", from: "file" },
      helplines: { value: [], from: "default" },
      "social.x": { value: null, from: "default" },
    });
    await put({ helplines: [CHILDLINE] });
    await put({ helplines: null });
    expect((await putBack((await history())[0].id)).status).toBe(200);
    expect((await told()).data.helplines).toEqual({ value: [CHILDLINE], from: "office" });
    expect((await site.history.verify()).broken).toBeNull();
  });

  it("stores a checked date for each number, with the file's date for its own numbers, and returns the defaults", async () => {
    const { site, put, told } = await start({ tollFree: "1056", helplinesCheckedOn: "2026-11-02" });
    const checked = async () => (await site.campaign.shown()).facts.checkedOn;
    expect(await checked()).toMatchObject({ "1056": "2026-11-02", "14446": "2026-11-02" });
    await put({ helplines: [CHILDLINE], helplinesChecked: [{ number: CHILDLINE.number, checked_on: "2026-11-20" }] });
    expect(await checked()).toMatchObject({ "1056": "2026-11-02", [CHILDLINE.number]: "2026-11-20" });
    // The file's date does not cover a number set by staff.
    await put({ tollFree: "14400" });
    expect(await checked()).not.toHaveProperty("14400");
    expect((await told()).defaults).toMatchObject({ tollFree: "1056", helplines: [] });
    // One date for all covers all numbers except those with their own date.
    await put({ helplinesCheckedOn: "2026-11-22", helplinesChecked: [{ number: "14446", checked_on: "" }] });
    expect(await checked()).toMatchObject({ "14400": "2026-11-22", [CHILDLINE.number]: "2026-11-22" });
    expect(await checked()).not.toHaveProperty("14446");
  });

  it("does not restore a number that the last checked date does not cover", async () => {
    const { site, token, put, told } = await start();
    const putBack = async () => {
      const [, change] = (await site.ask("GET", "/api/history?kind=campaign%20facts", { token })).json.data;
      return (await site.ask("POST", `/api/history/${change.id}/put-back`, { token })).json.code;
    };
    for (const [change, row] of [
      [{ tollFree: "14400" }, "tollFree"],
      [{ helplines: [CHILDLINE] }, "helplines"],
    ] as const) {
      await put({ ...change, helplinesCheckedOn: null });
      await put({ helplinesCheckedOn: "2026-11-22" });
      expect(await putBack()).toBe("put-back-in-place");
      expect((await told()).data).toMatchObject({ [row]: { value: Object.values(change)[0] } });
    }
  });

  it("is updated in another process on notification, and queried once until then", async () => {
    const url = await database.fresh();
    const open = async () => {
      const site = await startProduct(url);
      onTestFinished(() => site.close());
      return site;
    };
    const [one, other] = [await open(), await open()];
    expect((await other.services.campaign()).facts).not.toHaveProperty("phone");
    await one.ask("PUT", "/api/campaign", { token: await one.token(), json: { phone: "0471 222 2222" } });
    expect((await one.services.campaign()).facts.phone).toBe("0471 222 2222");
    await expect.poll(async () => (await other.services.campaign()).facts.phone).toBe("0471 222 2222");
    // Without a notification the cache stays.
    await other.database.db.updateTable("campaign").set({ facts: "{}" }).execute();
    expect((await other.services.campaign()).facts.phone).toBe("0471 222 2222");
  });

  it("returns the toll-free helpline while the database is down", async () => {
    const site: TestProduct = await database.use(startProduct);
    await site.ask("PUT", "/api/campaign", { token: await site.token(), json: { tollFree: "1056" } });
    expect(await site.services.tollFree()).toBe("1056");
    await site.publicContent.change(async () => {});
    await site.database.db.schema.dropTable("campaign").execute();
    await expect(site.services.campaign()).rejects.toThrow();
    expect(await site.services.tollFree()).toBe("1056");
  });

  database.itOnce.each<[what: string, facts: Record<string, unknown>, errors: Record<string, string>]>([
    ["a blank", { phone: " " }, { phone: "This must be a telephone number, such as 0471 212 0000." }],
    ["an invalid number", { tollFree: "144 05" }, { tollFree: "This must be 3 to 11 digits." }],
    ["one hashtag", { hashtags: ["#One"] }, { hashtags: "This must be a list of two hashtags." }],
    ["a script", { "social.x": "javascript:alert(1)" }, { "social.x": "This must be an http or https address." }],
    ["a misspelt fact", { fone: "0471 1234" }, { fone: "This is not a campaign fact." }],
    ["too long a text", { address: "x".repeat(201) }, { address: "This can have at most 200 characters." }],
    ["a line with bidirectional controls", { address: "a\u202Eb" }, { address: "This contains invalid characters." }],
    [
      "a text in place of a number",
      { "roadshow.days": "many" },
      { "roadshow.days": "This must be a number, such as 14 or 20+." },
    ],
    [
      "a long text",
      { "text.home.tagline": "x".repeat(501) },
      { "text.home.tagline": "This can have at most 500 characters." },
    ],
    ["no day", { helplinesCheckedOn: "2026-02-30" }, { helplinesCheckedOn: "This must be a date as YYYY-MM-DD." }],
    ["no name", { helplines: [{ ...CHILDLINE, name: "" }] }, { helplines: "A helpline must have a name." }],
    [
      "a short number for messages",
      { helplines: [{ ...CHILDLINE, how: "whatsapp" }] },
      { helplines: "A helpline must have a number: 3 to 11 digits for calls, 10 to 15 for WhatsApp." },
    ],
    [
      "too many",
      { helplines: Array(13).fill(CHILDLINE) },
      { helplines: "This must be a list of at most 12 helplines." },
    ],
    ["a nested list", { helplines: [[]] }, { helplines: "This must be a list of at most 12 helplines." }],
  ])("refuses %s with a message, and changes nothing", async (_title, facts, errors) => {
    const { put, told } = await start();
    const refused = await put({ email: "office@council.test", ...facts });
    expect([refused.status, refused.json.errors]).toEqual([422, errors]);
    expect((await told()).data.email).toEqual({ value: null, from: "default" });
  });
});
