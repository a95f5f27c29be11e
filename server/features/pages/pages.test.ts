import { expect, it } from "vitest";
import { countChanges } from "../../../tests/support/count-changes.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct } from "../../../tests/support/product.ts";

const PAGE = {
  slug: "schools-first-steps",
  title: "How to bring your school",
  body: "# Before you write\n\nTell us **two days**.",
  title_ml: "സ്കൂളിനെ എങ്ങനെ കൊണ്ടുവരാം",
  body_ml: "രണ്ട് ദിവസം പറയൂ.",
};
const NOW = "2026-11-22T10:00:00.000Z";
const LATER = "2026-11-23T02:30:00.000Z";

const REFUSED: [over: Record<string, unknown>, message: string][] = [
  [{ title: " " }, "Please write the title."],
  [{ title: "x".repeat(81) }, "Title can have at most 80 characters."],
  [{ slug: "" }, "Please write the address."],
  [{ slug: "About" }, "Use lowercase letters, numbers and hyphens only."],
  [{ slug: "../admin" }, "Use lowercase letters, numbers and hyphens only."],
  [{ slug: "a".repeat(61) }, "The address can have at most 60 characters."],
  [{ slug: "preview" }, "This address is reserved. Please choose another."],
  [{ body: "x".repeat(12_001) }, "The text can have at most 12000 characters."],
  [{ body_ml: 7 }, "The text in Malayalam must be text."],
];

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    site.now = new Date(NOW);
    const token = await site.token("editor");
    const ask = (method: string, path: string, json?: object, headers = {}) =>
      site.ask(method, `/api/pages${path}`, { token, json, headers });
    const shown = async () => (await site.ask("GET", "/api/pages")).json as Record<string, unknown>[];
    const staff = async () => (await ask("GET", "")).json as Record<string, unknown>[];
    return { site, token, ask, shown, staff, add: (over = {}) => ask("POST", "/add", { ...PAGE, ...over }) };
  };

  it("security 72: shows a draft to editors only, and the published version to visitors during edits", async () => {
    const { site, ask, shown, staff, add } = await start();
    const added = await add();
    const draft = { id: 1, ...PAGE, state: "draft", publish_at: null, unpublish_at: null, shown: null, newer: false };
    expect([added.status, added.json.data]).toEqual([201, { ...draft, version: 1, changed: expect.anything() }]);
    expect(await shown()).toEqual([]);
    for (const role of ["desk", "reader"] as const) {
      const others = await site.token(role);
      expect((await site.ask("GET", "/api/pages", { token: others })).json).toEqual([]);
    }
    const published = await ask("POST", "/1/publish", {});
    expect([published.status, published.json.message]).toEqual([200, "Page published successfully!"]);
    expect(published.json.data).toMatchObject({ state: "published", publish_at: NOW, newer: false, version: 2 });
    expect(await shown()).toEqual([{ id: 1, ...PAGE, published_at: NOW }]);
    await ask("PUT", "/update/1", { slug: "schools", title: "Schools", body: "New" });
    expect(await shown()).toEqual([{ id: 1, ...PAGE, published_at: NOW }]);
    expect(await staff()).toMatchObject([
      { title: "Schools", body_ml: PAGE.body_ml, state: "published", newer: true, shown: { slug: PAGE.slug } },
    ]);
    site.now = new Date("2026-11-22T11:00:00Z");
    await ask("POST", "/1/publish");
    expect(await shown()).toMatchObject([{ slug: "schools", title: "Schools", body: "New" }]);
    const { json: versions } = await ask("GET", "/1/versions");
    expect(versions).toMatchObject([
      { slug: "schools", from: "2026-11-22T11:00:00.000Z", until: null },
      {
        slug: PAGE.slug,
        body: PAGE.body,
        from: NOW,
        until: "2026-11-22T11:00:00.000Z",
        by: { name: expect.any(String) },
      },
    ]);
    expect(await site.services.ownPages.findVisible(PAGE.slug)).toEqual({ movedTo: "/info/schools" });
    expect((await site.ask("GET", "/sitemap.xml")).text).toContain("/ml/info/schools<");
  });

  it("replaces the published version at its scheduled time, and invalidates cached pages once", async () => {
    const { site, ask, shown, add } = await start();
    await add();
    await ask("POST", "/1/publish");
    await ask("PUT", "/update/1", { ...PAGE, title: "Newer" });
    const at = "2026-11-23T08:00:00+05:30";
    const scheduled = await ask("POST", "/1/publish", { at });
    expect([scheduled.json.message, scheduled.json.data]).toEqual([
      "Page scheduled.",
      expect.objectContaining({ state: "scheduled", publish_at: LATER, newer: false, shown: expect.anything() }),
    ]);
    const counted = () => countChanges(site);
    const before = await counted();
    const runTwice = async () => {
      for (let runs = 0; runs < 2; runs += 1) await site.dueContent.tick();
    };
    await runTwice();
    expect(await counted()).toBe(before + 1);
    expect(await shown()).toMatchObject([{ title: PAGE.title }]);
    site.now = new Date(LATER);
    expect(await shown()).toMatchObject([{ title: "Newer", published_at: LATER }]);
    await runTwice();
    expect(await counted()).toBe(before + 2);
  });

  it("lists press releases by the day of their first version, and not in the footer", async () => {
    const { site, ask, add } = await start();
    await add();
    await ask("POST", "/1/publish");
    await ask("POST", "/add", { ...PAGE, slug: "release-first-run", body_ml: "" });
    await ask("POST", "/2/publish");
    await ask("POST", "/add", { ...PAGE, slug: "release-draft" });
    site.now = new Date("2026-11-22T11:00:00Z");
    await ask("PUT", "/update/2", { ...PAGE, slug: "release-first-run", title: "Corrected", body_ml: "" });
    await ask("POST", "/2/publish");
    await ask("POST", "/add", { ...PAGE, slug: "release-second-run", body_ml: "രണ്ടാം ഓട്ടം" });
    await ask("POST", "/4/publish");
    const { ownPages } = site.services;
    expect(await ownPages.listReleases()).toMatchObject([
      { slug: "release-second-run", released_at: "2026-11-22T11:00:00.000Z", inMalayalam: true },
      { slug: "release-first-run", title: "Corrected", released_at: NOW, inMalayalam: false },
    ]);
    expect((await ownPages.listVisible()).map(({ slug }) => slug)).toEqual([PAGE.slug]);
    expect((await site.ask("GET", "/sitemap.xml")).text).toContain("/info/release-first-run<");
  });

  it("is hidden everywhere from its end on, and shown again once published again", async () => {
    const { site, ask, shown, staff, add } = await start();
    const at = async (unpublish_at: string | null) => ask("PUT", "/update/1", { ...PAGE, unpublish_at });
    const message = async (answer: ReturnType<typeof ask>) => (await answer).json.message;
    await add();
    const end = "2026-11-22T11:00:00.000Z";
    const published = await ask("POST", "/1/publish", { unpublish_at: "2026-11-22T16:30:00+05:30" });
    expect(published.json.data).toMatchObject({ state: "published", publish_at: NOW, unpublish_at: end });
    const early = ask("POST", "/1/publish", { at: "2026-11-24T00:00:00Z" });
    expect(await message(early)).toBe("The page must be unpublished after it is published.");
    const counted = () => countChanges(site);
    const before = await counted();
    site.dueContent.start();
    await expect.poll(counted).toBe(before + 1);
    site.now = new Date("2026-11-22T10:59:59.999Z");
    expect(await shown()).toHaveLength(1);
    site.now = new Date(end);
    expect([await shown(), await site.services.ownPages.findVisible(PAGE.slug)]).toEqual([[], null]);
    expect(await site.services.ownPages.listVisible()).toEqual([]);
    expect((await site.ask("GET", "/sitemap.xml")).text).not.toContain("/info/");
    await expect.poll(counted).toBe(before + 2);
    expect(await staff()).toMatchObject([{ state: "draft", publish_at: null, unpublish_at: end, shown: null }]);
    expect((await at(end)).status).toBe(200);
    expect(await message(at("2026-11-22T10:30:00Z"))).toBe("Please choose a time in the future for unpublishing.");
    expect(await message(at("tomorrow"))).toBe("Please choose when the page is unpublished.");
    // Another end does not show what has ended.
    expect((await at(null)).json.data).toMatchObject({ state: "draft", unpublish_at: null });
    expect(await shown()).toEqual([]);
    await ask("POST", "/1/publish");
    expect(await staff()).toMatchObject([{ state: "published", publish_at: end, unpublish_at: null }]);
    await at("2026-11-24T00:00:00Z");
    expect(await ask("POST", "/1/unpublish")).toMatchObject({ json: { data: { state: "draft", unpublish_at: null } } });
  });

  it("is unpublished: first the scheduled version, then the published one", async () => {
    const { ask, shown, staff, add } = await start();
    await add();
    expect((await ask("POST", "/1/unpublish")).json.message).toBe("This page is not published.");
    await ask("POST", "/1/publish");
    await ask("PUT", "/update/1", { ...PAGE, title: "Newer" });
    await ask("POST", "/1/publish", { at: LATER });
    expect((await ask("POST", "/1/unpublish")).json.message).toBe("Schedule cancelled.");
    expect(await staff()).toMatchObject([{ state: "published", newer: true, publish_at: NOW }]);
    expect((await ask("POST", "/1/unpublish")).json.message).toBe("Page unpublished.");
    expect([await shown(), (await staff())[0]?.["state"]]).toEqual([[], "draft"]);
  });

  it("stays published when its time came before its schedule was cancelled", async () => {
    const { site, ask, shown, add } = await start();
    await add();
    const soon = "2026-11-22T11:00:00.000Z";
    await ask("POST", "/1/publish", { at: soon });
    site.now = new Date(soon);
    const late = await ask("POST", "/1/unpublish", { waiting: true });
    expect([late.status, late.json.code]).toEqual([409, "page-appeared"]);
    expect(await shown()).toMatchObject([{ title: PAGE.title }]);
    await ask("POST", "/1/publish", { at: LATER });
    expect((await ask("POST", "/1/unpublish", { waiting: true })).status).toBe(200);
    expect(await shown()).toMatchObject([{ title: PAGE.title }]);
  });

  it("is deleted, and restored as published unless another page has its name", async () => {
    const { site, token, ask, shown, add } = await start();
    await add();
    await ask("POST", "/1/publish");
    expect((await ask("DELETE", "/delete/1")).json.message).toBe("Page deleted successfully!");
    expect([await shown(), await site.services.ownPages.findVisible(PAGE.slug)]).toEqual([[], null]);
    const [deleted] = (await site.ask("GET", "/api/history?kind=page", { token })).json.data;
    const back = () => site.ask("POST", `/api/history/${deleted.id}/put-back`, { token });
    await add({ title: "Another" });
    expect((await back()).status).toBe(409);
    await ask("DELETE", "/delete/2");
    expect((await back()).status).toBe(200);
    expect(await shown()).toEqual([{ id: 1, ...PAGE, published_at: NOW }]);
  });

  it("restores the values before a change, rejects a duplicate name, and respects versions", async () => {
    const { site, token, ask, staff, add } = await start();
    await add();
    await ask("PUT", "/update/1", { ...PAGE, body: "Worse" }, { "If-Match": '"1"' });
    expect((await ask("PUT", "/update/1", PAGE, { "If-Match": '"1"' })).json.current).toMatchObject({ body: "Worse" });
    expect((await ask("POST", "/1/publish", {}, { "If-Match": '"1"' })).status).toBe(412);
    const [changed] = (await site.ask("GET", "/api/history?kind=page", { token })).json.data;
    expect([changed.act, changed.fields]).toEqual(["change page", { body: { before: PAGE.body, after: "Worse" } }]);
    await site.ask("POST", `/api/history/${changed.id}/put-back`, { token });
    expect(await staff()).toMatchObject([{ body: PAGE.body }]);
    // Published and draft slugs are both reserved.
    await ask("POST", "/1/publish");
    await ask("PUT", "/update/1", { ...PAGE, slug: "other-name" });
    for (const slug of [PAGE.slug, "other-name"]) {
      const translation = await add({ slug });
      expect([translation.status, translation.json.errors]).toEqual([409, { slug: "Another page has this address." }]);
    }
  });

  it("security 72: shows a draft to anyone with its preview link, for a day", async () => {
    const { site, ask, add } = await start();
    await add();
    const made = await ask("POST", "/1/preview");
    expect([made.status, made.json]).toEqual([
      201,
      {
        url: expect.stringMatching(/^http:\/\/localhost:3000\/info\/preview\/[\w-]{43}$/),
        until: "2026-11-23T10:00:00.000Z",
      },
    ]);
    const token = String(made.json.url).split("/").at(-1) ?? "";
    await ask("PUT", "/update/1", { ...PAGE, title: "Newer" });
    const find = (of = token) => site.services.ownPages.findPreview(of);
    expect(await find()).toEqual({ id: 1, ...PAGE, title: "Newer" });
    expect([await find(token.slice(1)), await find(`${token.slice(1)}A`), await find("x".repeat(9999))]).toEqual([
      null,
      null,
      null,
    ]);
    const stored = JSON.stringify(await site.database.db.selectFrom("page_previews").selectAll().execute());
    expect([stored.includes("token_hash"), stored.includes(token)]).toEqual([true, false]);
    for (let more = 0; more < 20; more += 1) await ask("POST", "/1/preview");
    expect(await find()).toBeNull();
    site.now = new Date("2026-11-23T10:00:00Z");
    await site.cleanup();
    expect(await site.database.db.selectFrom("page_previews").selectAll().execute()).toEqual([]);
  });

  it("redirects to a built-in page that replaced it, and is shown again under another URL", async () => {
    const { site, ask, shown, staff } = await start();
    const old = { ...PAGE, slug: "accessibility" };
    const { db } = site.database;
    await db.insertInto("own_pages").values(old).execute();
    const version = { ...old, page_id: 1, from: NOW, until: null, who_id: 1, who_name: "Someone" };
    await db.insertInto("page_versions").values(version).execute();
    const find = () => site.services.ownPages.findVisible("accessibility");
    expect([await shown(), await find()]).toEqual([[], { movedTo: "/accessibility" }]);
    expect((await site.ask("GET", "/sitemap.xml")).text).not.toContain("/info/");
    expect(await staff()).toMatchObject([{ state: "draft", shown: null, body: PAGE.body }]);
    const reserved = "This address is reserved. Please choose another.";
    expect((await ask("PUT", "/update/1", old)).json.errors).toEqual({ slug: reserved });
    expect((await ask("POST", "/1/publish")).json.errors).toEqual({ slug: reserved });
    await ask("PUT", "/update/1", { ...old, slug: "our-statement" });
    await ask("POST", "/1/publish");
    expect([await shown(), await find()]).toMatchObject([
      [{ slug: "our-statement" }],
      { movedTo: "/info/our-statement" },
    ]);
  });

  database.itOnce("refuses an invalid page with a message", async () => {
    const { add, staff } = await start();
    for (const [over, message] of REFUSED) {
      const refused = await add(over);
      expect([over, refused.status, refused.json.message]).toEqual([over, 422, message]);
    }
    expect(await staff()).toEqual([]);
  });

  database.itOnce("refuses to publish without a text, in the past, or without a time", async () => {
    const { ask, add } = await start();
    await add({ body: "" });
    const message = async (json: object) => (await ask("POST", "/1/publish", json)).json.message;
    expect(await message({})).toBe("Please write the text before the page is published.");
    await ask("PUT", "/update/1", PAGE);
    expect(await message({ at: NOW })).toBe("Please choose a date and time in the future.");
    expect(await message({ at: "tomorrow" })).toBe("Please choose the day and the time.");
  });

  it("is limited to 100 pages, also on restore", async () => {
    const { site, token, ask, add } = await start();
    const rows = Array.from({ length: 99 }, (_, place) => ({ ...PAGE, slug: `page-${place}` }));
    await site.database.db.insertInto("own_pages").values(rows).execute();
    const full = [409, "There are already 100 pages. Please delete one that is not needed."];
    expect((await add()).status).toBe(201);
    const refused = await add({ slug: "one-more" });
    expect([refused.status, refused.json.message]).toEqual(full);
    await ask("DELETE", "/delete/1");
    const [{ id }] = (await site.ask("GET", "/api/history?kind=page", { token })).json.data;
    const back = () => site.ask("POST", `/api/history/${id}/put-back`, { token });
    await add({ slug: "one-more" });
    const notBack = await back();
    expect([notBack.status, notBack.json.message]).toEqual(full);
    await ask("DELETE", "/delete/2");
    expect((await back()).status).toBe(200);
    expect(await site.database.db.selectFrom("own_pages").select("id").execute()).toHaveLength(100);
  });
});
