import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct } from "../../../tests/support/product.ts";

const LINK = { number: "04710000001", label: "telephone", description: "A line" };

eachDatabase((database) => {
  it("lists what is missing or outdated in Malayalam, and saves it in place", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    const ask = (method: string, path: string, json?: object) => site.ask(method, path, { token, json });
    const list = async (state: string) => (await ask("GET", `/api/translations?state=${state}`)).json;
    await ask("POST", "/api/essential-links/add", { ...LINK, description_ml: "ഒരു നമ്പർ" });
    await ask("POST", "/api/centres/add", {
      district: "Kannur",
      name: "Ward",
      phones: ["04970000001"],
      hours: "9 to 1",
    });
    const ward = {
      kind: "centre",
      id: 1,
      label: "Ward, Kannur",
      ml: "",
      state: "missing",
      to: "/admin/centres#edit-1",
    };
    const link = {
      kind: "essential link",
      id: 1,
      field: "description",
      ml: "ഒരു നമ്പർ",
      to: "/admin/essential-links?open=1",
    };
    expect(await list("missing")).toEqual({
      data: [
        { ...ward, field: "name", en: "Ward" },
        { ...ward, field: "hours", en: "9 to 1" },
      ],
      meta: { page: 1, limit: 50, total: 2 },
    });
    expect((await list("outdated")).data).toEqual([]);
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, description: "Another text" });
    expect((await list("outdated")).data).toMatchObject([{ ...link, en: "Another text", state: "outdated" }]);
    expect((await list("all")).meta.total).toBe(3);
    const save = (over: object) =>
      ask("PUT", "/api/translations", {
        kind: "essential link",
        id: 1,
        field: "description",
        was: link.ml,
        ml: "പുതിയത്",
        ...over,
      });
    expect([(await save({ was: "" })).status, (await save({ ml: "ക".repeat(101) })).json.code]).toEqual([
      409,
      "description_ml-too-long",
    ]);
    expect((await save({ field: "number" })).json.code).toBe("translation-gone");
    expect((await save({ id: 9 })).json.code).toBe("link-gone");
    expect((await save({})).json).toEqual({ message: "Translation saved." });
    expect((await list("outdated")).data).toEqual([]);
    expect((await list("all")).data[0]).toMatchObject({ ml: "പുതിയത്", state: "translated" });
    const [entry] = (await ask("GET", "/api/history?kind=essential%20link")).json.data;
    expect(entry).toMatchObject({ act: "change essential link", can_put_back: true });
    expect((await ask("GET", "/api/translations?state=new")).status).toBe(400);
  });

  it("lists campaign texts that staff wrote in English only, and saves them", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("owner");
    const ask = (method: string, path: string, json?: object) => site.ask(method, path, { token, json });
    const list = async (state: string) => (await ask("GET", `/api/translations?state=${state}`)).json.data;
    const NAME = "text.about.lead";
    const fact = async () => (await ask("GET", "/api/campaign")).json.data[`${NAME}_ml`].value;
    const save = (over: object) =>
      ask("PUT", "/api/translations", { kind: "campaign facts", id: 1, field: NAME, was: "", ml: "ഓട്ടം", ...over });
    expect(await list("missing")).toEqual([]);
    await ask("PUT", "/api/campaign", { [NAME]: "One run." });
    expect(await list("missing")).toEqual([
      {
        kind: "campaign facts",
        id: 1,
        label: "",
        field: NAME,
        en: "One run.",
        ml: "",
        state: "missing",
        to: "/admin/campaign/texts",
      },
    ]);
    expect([(await save({ was: "?" })).status, (await save({ field: "phone" })).json.code]).toEqual([
      409,
      "translation-gone",
    ]);
    expect((await save({ ml: "ക".repeat(501) })).status).toBe(422);
    expect((await save({})).status).toBe(200);
    expect([await list("missing"), await fact()]).toEqual([[], "ഓട്ടം"]);
    await ask("PUT", "/api/campaign", { [NAME]: "Two runs." });
    expect(await list("outdated")).toMatchObject([{ field: NAME, en: "Two runs.", ml: "ഓട്ടം" }]);
    expect((await save({ was: "ഓട്ടം", ml: "" })).status).toBe(200);
    expect(await list("missing")).toMatchObject([{ field: NAME }]);
  });

  it("lists names and hours of helplines, and names of partners, and saves them", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("owner");
    const ask = (method: string, path: string, json?: object) => site.ask(method, path, { token, json });
    const list = async (state: string) => (await ask("GET", `/api/translations?state=${state}`)).json.data;
    const helpline = { number: "1056", name: "DISHA", name_ml: "ദിശ", how: "call", hours: "Day", hours_ml: "" };
    const partners = [{ name: "Dr. A. Ltd.", name_ml: "", link: "", picture: "" }];
    await ask("PUT", "/api/campaign", { helplines: [helpline], partners });
    const missing = await list("missing");
    expect(missing).toMatchObject([
      { label: "DISHA", field: "helplines.hours.1056", en: "Day", to: "/admin/campaign/helplines" },
      { label: "Dr. A. Ltd.", field: "partners.name.Dr. A. Ltd.", to: "/admin/campaign/partners" },
    ]);
    const save = (over: object) =>
      ask("PUT", "/api/translations", { kind: "campaign facts", id: 1, field: missing[0].field, was: "", ...over });
    for (const { field } of missing) expect((await save({ field, ml: "പകൽ" })).status).toBe(200);
    expect([(await save({ ml: "x" })).status, (await save({ field: "partners.link.x", ml: "x" })).json.code]).toEqual([
      409,
      "translation-gone",
    ]);
    expect([await list("missing"), await list("outdated")]).toEqual([[], []]);
    await ask("PUT", "/api/campaign", { helplines: [{ ...helpline, hours: "Night", hours_ml: "പകൽ" }] });
    expect(await list("outdated")).toMatchObject([{ field: "helplines.hours.1056", en: "Night", ml: "പകൽ" }]);
    expect((await save({ was: "പകൽ", ml: "ക".repeat(500) })).status).toBe(422);
  });

  it("finds the English of the translation behind many later changes", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    const link = { ...LINK, description_ml: "ഒരു നമ്പർ" };
    await site.ask("POST", "/api/essential-links/add", { token, json: link });
    const update = (over: object) =>
      site.ask("PUT", "/api/essential-links/update/1", { token, json: { ...link, description: "Another", ...over } });
    for (let at = 0; at < 27; at += 1) await update({ number: `0471000000${at % 2}` });
    const { json } = await site.ask("GET", "/api/translations?state=outdated", { token });
    expect(json.data).toMatchObject([{ kind: "essential link", field: "description", en: "Another" }]);
  });

  it("holds descriptions of pictures and texts of overrides", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    const { db } = site.database;
    await db
      .insertInto("pictures")
      .values({ file_key: "pictures/a.webp", width: 1, height: 1, alt: "A runner", folded: "" } as never)
      .execute();
    await db
      .insertInto("event_overrides")
      .values({ key: "k", title: "Run" } as never)
      .execute();
    const found = (await site.ask("GET", "/api/translations?state=missing", { token })).json.data;
    expect(found).toMatchObject([
      { kind: "override", field: "title", en: "Run", to: "/admin/events" },
      { kind: "picture", field: "alt", en: "A runner", to: "/admin/pictures/1" },
    ]);
    for (const { kind, id, field } of found) {
      const json = { kind, id, field, was: "", ml: "ഓട്ടം" };
      expect((await site.ask("PUT", "/api/translations", { token, json })).status).toBe(200);
    }
    expect((await site.ask("GET", "/api/translations?state=missing", { token })).json.data).toEqual([]);
    expect((await site.ask("GET", "/api/pictures?q=ഓട്ടം", { token })).json.data).toMatchObject([{ alt_ml: "ഓട്ടം" }]);
  });

  it("changes an event as its own form does", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    await site.ask("POST", "/api/events/add", { token, json: { title: "Run", district: "Kollam" } });
    site.now = new Date(site.now.getTime() + 60_000);
    const change = { kind: "event", id: 1, field: "title", was: "", ml: "ഓട്ടം" };
    expect((await site.ask("PUT", "/api/translations", { token, json: change })).status).toBe(200);
    const [event] = (await site.ask("GET", "/api/events", { token })).json.data;
    expect(event).toMatchObject({ title_ml: "ഓട്ടം", date: site.now.toISOString(), version: 2 });
  });

  it("holds captions of an event's pictures", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    await site.ask("POST", "/api/events/add", { token, json: { title: "Run", title_ml: "ഓട്ടം", district: "Kollam" } });
    const { db } = site.database;
    await db.updateTable("events").set({ gallery_captions: '["","The bus"]', gallery: "[1,2]" }).execute();
    const change = { kind: "event", id: 1, field: "gallery_captions.1", was: "", ml: "ബസ്" };
    const save = (over: object) => site.ask("PUT", "/api/translations", { token, json: { ...change, ...over } });
    const missing = async () => (await site.ask("GET", "/api/translations?state=missing", { token })).json.data;
    expect(await missing()).toMatchObject([{ kind: "event", field: "gallery_captions.1", en: "The bus" }]);
    expect((await save({ field: "gallery_captions.7" })).json.code).toBe("translation-gone");
    expect((await save({})).status).toBe(200);
    expect([(await save({})).status, await missing()]).toEqual([409, []]);
    const [event] = await db.selectFrom("events").select("gallery_captions_ml").execute();
    expect(event?.gallery_captions_ml).toBe('["","ബസ്"]');
  });
});
