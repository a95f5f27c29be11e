import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { solvedProof } from "../../../tests/support/proof-of-work.ts";
import { withFolded } from "../../database/searched-texts.ts";

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When is the marathon?" };
const KEYS =
  "answered_at answered_how changed created_at details email id kind last message name notes notice_version owner phone remind_at state urgent version waiting_minutes waiting_office waiting_since";
const NO_COUNTS = { new: 0, taken: 0, answered: 0, spam: 0 };

eachDatabase((database) => {
  const start = () => database.use(startProduct);
  const send = (site: TestProduct, over: Record<string, unknown> = {}, from?: string) =>
    site.ask("POST", "/api/contact", { json: { ...ENQUIRY, ...over }, ...(from && { from }) });
  const names = (json: { data: { name: string }[] }) => json.data.map(({ name }) => name);

  it("accepts an enquiry and shows it to administrators only", async () => {
    const site = await start();
    const sent = await send(site, { id: 7, created_at: "2001-01-01", __proto__: { id: 9 }, reason: "x" });
    expect([sent.status, sent.json]).toEqual([201, { message: "Thanks for Your Enquiry" }]);
    const listed = await site.ask("GET", "/api/contact", { token: await site.token() });
    expect(listed.json.meta).toEqual({ page: 1, limit: 100, total: 1, counts: { ...NO_COUNTS, new: 1 } });
    expect(listed.json.data[0]).toMatchObject({ ...ENQUIRY, id: 1, created_at: site.now.toISOString() });
    expect(Object.keys(listed.json.data[0]).toSorted().join(" ")).toBe(KEYS);
    expect(listed.headers.get("Cache-Control")).toBe("no-store");
  });

  it("lists urgent ones first and spam separately, for each way of submission", async () => {
    const site = await start();
    const token = await site.token();
    await send(site, { name: "Ordinary" });
    await send(site, { name: "Shop", message: "www.a.example www.b.example www.c.example" });
    await send(site, { name: "Parent", message: "He says that he wants to die" });
    await send(site, { name: "Quick", altcha: await solvedProof(site) });
    await send(site, { name: "Quick parent", message: "ആത്മഹത്യ", altcha: await solvedProof(site) });
    const list = async (query: string) => names((await site.ask("GET", `/api/contact?${query}`, { token })).json);
    expect(await list("sort=waiting")).toEqual(["Parent", "Quick parent", "Ordinary"]);
    expect(await list("state=spam")).toEqual(["Quick", "Shop"]);
    const spam = (await site.ask("GET", "/api/contact/2", { token })).json.data;
    expect(spam).toMatchObject({ state: "spam", urgent: false, waiting_since: null, version: 1 });
    expect((await site.ask("POST", "/api/contact/2/not-spam", { token })).json.data.state).toBe("new");
    const urgent = (await site.ask("GET", "/api/contact/3", { token })).json.data;
    expect(urgent).toMatchObject({ state: "new", urgent: true });
  });

  it("security 19: one path, two permissions", async () => {
    const site = await start();
    expect((await site.ask("GET", "/api/contact")).status).toBe(401);
    expect((await send(site)).status).toBe(201);
  });

  const INCOMPLETE = "Please fill the form completely";
  const PHONE = "Please enter a valid 10-digit Indian phone number";
  const EMAIL = "Please enter a valid email address";
  database.itOnce.each([
    ["nothing", { name: undefined, phone: undefined, email: undefined, message: undefined }, INCOMPLETE],
    ["a number", { phone: 9876543210 }, INCOMPLETE],
    ["a list", { message: ["x"] }, INCOMPLETE],
    ["security 32: a lone surrogate", { message: "a\ud800" }, "Message contains invalid characters."],
  ])("refuses %s with a message", async (_title, over, message) => {
    const site = await start();
    const refused = await send(site, over);
    expect([refused.status, refused.json.message]).toEqual([422, message]);
    expect((await site.ask("GET", "/api/contact", { token: await site.token() })).json.meta.total).toBe(0);
  });

  database.itOnce("lists every field in error", async () => {
    const site = await start();
    const { json } = await send(site, { name: "", phone: "1", email: "x", message: "" });
    const empty = { name: "Please enter your name.", message: "Please enter your message." };
    expect(json).toMatchObject({ message: INCOMPLETE, errors: { ...empty, phone: PHONE, email: EMAIL } });
    expect(json).toMatchObject({
      code: "form-incomplete",
      codes: { name: "name-missing", phone: "phone-invalid", email: "email-invalid", message: "message-missing" },
    });
    expect((await send(site, { phone: " ", email: undefined })).json.errors).toEqual({
      phone: "Please enter your phone number.",
      email: "Please enter your email address.",
    });
  });

  database.itOnce.each([
    ["text that claims to be JSON", { body: "{", headers: { "Content-Type": "application/json" } }, 400],
    ["a list", { json: [ENQUIRY] }, 400],
    [
      "security 41: JSON sent as text",
      { body: JSON.stringify(ENQUIRY), headers: { "Content-Type": "text/plain" } },
      415,
    ],
    ["security 33: 65 KiB", { json: { ...ENQUIRY, message: "x".repeat(65 * 1024) } }, 413],
    [
      "security 33: depth",
      { body: `{"a":${"[".repeat(30_000)}`, headers: { "Content-Type": "application/json" } },
      400,
    ],
    [
      "security 33: keys given twice",
      { body: `{"name":"A","name":1}`, headers: { "Content-Type": "application/json" } },
      422,
    ],
  ])("answers %s with the right status", async (_title, options, status) => {
    const site = await start();
    expect((await site.ask("POST", "/api/contact", options)).status).toBe(status);
  });

  it("paginates, newest first, and refuses invalid pages", async () => {
    const site = await start();
    const token = await site.token();
    for (let number = 1; number <= 5; number += 1) await send(site, { name: `N${number}` });
    const second = await site.ask("GET", "/api/contact?page=2&limit=2", { token });
    expect([names(second.json), second.json.meta]).toEqual([
      ["N3", "N2"],
      { page: 2, limit: 2, total: 5, counts: { ...NO_COUNTS, new: 5 } },
    ]);
    const past = await site.ask("GET", "/api/contact?page=9&limit=2", { token });
    expect([past.status, past.json.data, past.json.meta.total]).toEqual([200, [], 5]);
    for (const query of ["page=0", "limit=0", "limit=101", "page=x", "page=1&page=2", `q=${"x".repeat(101)}`, "q=%00"])
      expect([query, (await site.ask("GET", `/api/contact?${query}`, { token })).status]).toEqual([query, 400]);
  });

  it("finds a page deep in a long list with gaps", async () => {
    const site = await start();
    const token = await site.token();
    const row = (number: number) =>
      withFolded("contact_submissions", { ...ENQUIRY, name: `N${number}`, created_at: site.now.toISOString() });
    const { db } = site.database;
    for (let from = 0; from < 2000; from += 100)
      await db
        .insertInto("contact_submissions")
        .values(Array.from({ length: 100 }, (_, number) => row(from + number + 1)))
        .execute();
    await db.deleteFrom("contact_submissions").where("id", ">", 500).where("id", "<=", 1100).execute();
    const newestFirst = Array.from({ length: 2000 }, (_, number) => 2000 - number).filter((n) => n <= 500 || n > 1100);
    for (const page of [1, 9, 10, 11, 15, 28, 29, 30]) {
      const { json } = await site.ask("GET", `/api/contact?page=${page}&limit=50`, { token });
      expect([page, names(json)]).toEqual([page, newestFirst.slice((page - 1) * 50, page * 50).map((n) => `N${n}`)]);
      expect(json.meta.total).toBe(1400);
    }
  });

  it("searches name, phone, email and message, ignoring capitalisation, and in Malayalam", async () => {
    const site = await start();
    const token = await site.token();
    await send(site, { name: "Beena", phone: "9000012345", message: "100% sure_thing \\ here" });
    await send(site, { name: "Çetin", email: "cetin@example.net", message: "ഓട്ടം എപ്പോൾ തുടങ്ങും?" });
    await send(site, { name: "Dev" });
    const find = async (q: string) =>
      names((await site.ask("GET", `/api/contact?q=${encodeURIComponent(q)}`, { token })).json);
    expect(await find("been")).toEqual(["Beena"]);
    expect(await find("BEENA")).toEqual(["Beena"]);
    expect(await find("000123")).toEqual(["Beena"]);
    expect(await find("cetin@example.net")).toEqual(["Çetin"]);
    expect(await find("എപ്പോൾ")).toEqual(["Çetin"]);
    expect(await find("ട്ടം")).toEqual(["Çetin"]);
    expect(await find("ഓ")).toEqual(["Çetin"]);
    expect(await find("D")).toContain("Dev");
    expect(await find("0% s")).toEqual(["Beena"]);
    expect(await find("e_n")).toEqual([]);
    expect(await find("sure_thing")).toEqual(["Beena"]);
    expect(await find("\\ here")).toEqual(["Beena"]);
    expect(await find('" OR 1=1 --')).toEqual([]);
    expect(await find('a"b')).toEqual([]);
    expect(await find("nowhere")).toEqual([]);
    await site.ask("DELETE", "/api/contact/2", { token });
    expect(await find("എപ്പോൾ")).toEqual([]);
    const paged = await site.ask("GET", "/api/contact?q=marathon&page=1&limit=1", { token });
    expect(paged.json.meta).toEqual({ page: 1, limit: 1, total: 1, counts: { ...NO_COUNTS, new: 1 } });
    expect(await find("  ")).toHaveLength(2);
  });

  it("searches word prefixes in any order, all of them in one submission", async () => {
    const site = await start();
    const token = await site.token();
    await send(site, { name: "Headmistress", message: "Our school is near Kannur. A roadshow in December?" });
    await send(site, { name: "Coach", phone: "9847012345", message: "School team from Kollam, ten runners" });
    const find = async (q: string) =>
      names((await site.ask("GET", `/api/contact?q=${encodeURIComponent(q)}`, { token })).json);
    expect(await find("roadshow school")).toEqual(["Headmistress"]);
    expect(await find("SCHOOL")).toEqual(["Coach", "Headmistress"]);
    expect(await find("dec kann our")).toEqual(["Headmistress"]);
    expect(await find("98470 coach")).toEqual(["Coach"]);
    expect(await find("roadshow kollam")).toEqual([]);
    expect(await find("school in A")).toEqual(["Headmistress"]);
    expect(await find("in A?")).toEqual([]);
    expect(await find('"school" OR')).toEqual([]);
  });

  it("searches Malayalam in both spellings, inside inflected words, and districts in both languages", async () => {
    const site = await start();
    const token = await site.token();
    const joiner = "\u200d";
    await send(site, { name: "Old", message: `കണ്ണൂര്${joiner}ക്കാരന്${joiner} ആണ്, എന്${joiner}റെ മകന്${joiner}` });
    await send(site, { name: "New", message: "കണ്ണൂരിൽ ഓട്ടത്തിന് വരാൻ എന്റെ മകൻ" });
    await send(site, { name: "Latin", message: "We are near Kannur, by CAR" });
    await send(site, { name: "South", message: "കൊല്ലത്ത് എന്നാണ്? ഡോക്ടറെ കാണണം. ÉCOLE" });
    const find = async (q: string) =>
      names((await site.ask("GET", `/api/contact?q=${encodeURIComponent(q)}`, { token })).json);
    for (const kannur of ["കണ്ണൂർ", `കണ്ണൂര്${joiner}`, "kannur", "KANNUR"])
      expect([kannur, await find(kannur)]).toEqual([kannur, ["Latin", "New", "Old"]]);
    for (const son of ["മകൻ", `മകന്${joiner}`, `മക\u200cന്`, "എന്റെ മകൻ", `എന്${joiner}റെ മകൻ`, "മകൻ കണ്ണൂർ", "മകൻ kannur"])
      expect([son, await find(son)]).toEqual([son, ["New", "Old"]]);
    expect(await find("kollam")).toEqual(["South"]);
    expect(await find("കൊല്ലം ഡോക്ടർ")).toEqual(["South"]);
    expect(await find("école")).toEqual(["South"]);
    expect(await find("കൊച്ചി")).toEqual([]);
    await site.ask("DELETE", "/api/contact/2", { token });
    expect(await find("മകൻ")).toEqual(["Old"]);
  });

  it("searches for a term in most of many, newest first, and for one in a single enquiry", async () => {
    const site = await start();
    const token = await site.token();
    const row = (number: number) =>
      withFolded("contact_submissions", {
        ...ENQUIRY,
        message: number % 2 ? "Wheelchair racers" : "Bags",
        name: `N${number}`,
        created_at: site.now.toISOString(),
      });
    await site.database.db
      .insertInto("contact_submissions")
      .values(Array.from({ length: 400 }, (_, number) => row(number + 1)))
      .execute();
    const often = await site.ask("GET", "/api/contact?q=WHEELchair&limit=2&page=100", { token });
    expect([names(often.json), often.json.meta.total]).toEqual([["N3", "N1"], 200]);
    const once = await site.ask("GET", "/api/contact?q=n399", { token });
    expect([names(once.json), once.json.meta.total]).toEqual([["N399"], 1]);
  });

  it("deletes one, and reports one that is already deleted", async () => {
    const site = await start();
    const token = await site.token();
    await send(site);
    const done = await site.ask("DELETE", "/api/contact/1", { token });
    expect([done.status, done.json]).toEqual([200, { message: "Submission has been deleted successfully." }]);
    const again = await site.ask("DELETE", "/api/contact/1", { token });
    expect([again.status, again.json]).toEqual([
      404,
      { message: "This submission is no longer there.", code: "enquiry-gone" },
    ]);
  });

  it("does not delete one that changed since it was read, and returns the current one", async () => {
    const site = await start();
    const token = await site.token();
    await send(site);
    const remove = (version: number) =>
      site.ask("DELETE", "/api/contact/1", { token, headers: { "If-Match": `"${version}"` } });
    expect((await site.ask("POST", "/api/contact/1/take", { token })).headers.get("ETag")).toBe('"2"');
    const refused = await remove(1);
    expect([refused.status, refused.json.code]).toEqual([412, "changed-meanwhile"]);
    expect(refused.json.current).toMatchObject({ id: 1, state: "taken", version: 2 });
    expect((await remove(2)).status).toBe(200);
    expect((await remove(2)).status).toBe(404);
  });

  it("security 25: deletes several, limited and atomically", async () => {
    const site = await start();
    const token = await site.token();
    for (let number = 1; number <= 3; number += 1) await send(site, { name: `N${number}` });
    const ask = (ids: unknown) => site.ask("POST", "/api/contact/bulk-delete", { token, json: { ids } });
    const none = "Please select at least one submission to delete.";
    for (const ids of [[], undefined, "1", ["1"], [1, "2"], [1.5], [0], [-1], [null], { length: 1 }]) {
      const refused = await ask(ids);
      expect([ids, refused.status, refused.json.message]).toEqual([ids, 422, none]);
    }
    const tooMany = await ask(Array.from({ length: 1001 }, (_, id) => id + 1));
    expect([tooMany.status, tooMany.json.message]).toEqual([422, "At most 1,000 enquiries can be deleted at once."]);
    expect((await ask(Array.from({ length: 100_000 }, (_, id) => id + 1))).status).toBe(413);
    expect((await site.ask("GET", "/api/contact", { token })).json.meta.total).toBe(3);
    const done = await ask([1, 3, 3, 999, 2 ** 40]);
    expect([done.status, done.json]).toEqual([
      200,
      { message: "Selected submissions have been deleted successfully.", deleted: 2 },
    ]);
    expect((await site.ask("GET", "/api/contact", { token })).json.meta.total).toBe(1);
    expect((await ask([1])).json.deleted).toBe(0);
  });

  database.itOnce("security 24: responds alike to invalid ids", async () => {
    const site = await start();
    const token = await site.token();
    for (const id of ["abc", "-1", "0", "1.5", "12345678901234567890", "2147483648"])
      expect([id, (await site.ask("DELETE", `/api/contact/${id}`, { token })).status]).toEqual([id, 400]);
  });

  it("security 46: stops a flood from one network with any number of addresses", async () => {
    const site = await start();
    const from = async (address: string) => (await send(site, {}, address)).status;
    const posted = (act: string, count: number) =>
      site.database.db.updateTable("limit_counts").set({ count }).where("act", "=", act).execute();
    expect(await from("2001:db8:5:ab00::1")).toBe(201);
    await posted("post a form from a /56", 240);
    expect([await from("2001:db8:5:ab01::1"), await from("2001:db8:5:cd00::1")]).toEqual([429, 201]);
    await posted("post a form from a /48", 1000);
    expect([await from("2001:db8:5:ee00::1"), await from("2001:db8:6::1"), await from("192.0.2.7")]).toEqual([
      429, 201, 201,
    ]);
  });

  it("security 46: allows a classroom, and stops a flood from one address", async () => {
    const site = await start();
    for (let pupil = 0; pupil < 60; pupil += 1) expect((await send(site, {}, "192.0.2.7")).status).toBe(201);
    const refused = await send(site, {}, "192.0.2.7");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await send(site, {}, "192.0.2.8")).status).toBe(201);
  });
});
