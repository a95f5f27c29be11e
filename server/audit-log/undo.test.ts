import { expect, it } from "vitest";
import { KOLLAM, LINK, ML, PDF, startWithHistory } from "../../tests/support/audit-log.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { buildTestimonial } from "../../tests/support/factories.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((database) => {
  const start = (settings?: Record<string, string>) => startWithHistory(database, settings);

  it("restores a deleted item once, under its id and as a newer version", async () => {
    const { site, ask, history, putBack, brochure } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("POST", "/api/district-contacts/add", KOLLAM);
    await buildTestimonial(site, { status: "approved", description: "Zither" });
    const { file_url, file_url_ml } = (await brochure("POST", "/api/brochures/add", "Plan", PDF, ML)).json.data;
    const lists = ["/api/essential-links", "/api/district-contacts", "/api/testimonials", "/api/brochures"];
    const seen = async () => Promise.all(lists.map(async (path) => (await site.ask("GET", path)).text));
    const before = await seen();
    for (const path of ["essential-links", "district-contacts", "testimonials", "brochures"])
      expect((await ask("DELETE", `/api/${path}/delete/1`)).status).toBe(200);
    for (const url of [file_url, file_url_ml]) expect((await site.ask("GET", url)).status).toBe(404);
    expect(await seen()).toEqual(["[]", "[]", '{"data":[]}', "[]"]);
    const deletions = (await history()).slice(0, 4);
    for (const { id, can_put_back } of deletions) {
      expect(can_put_back).toBe(true);
      expect(await putBack(id)).toEqual([200, "Restored."]);
      expect(await putBack(id)).toEqual([409, "put-back-done"]);
    }
    expect(await seen()).toEqual(before);
    expect((await site.ask("GET", file_url)).text).toBe(PDF);
    expect((await site.ask("GET", file_url_ml)).text).toBe(ML);
    const rows = await history();
    const kinds = ["essential link", "district contact", "testimonial", "brochure"];
    expect(
      rows.slice(0, 4).map(({ act, about }: { act: string; about: { kind: string } }) => [act, about.kind]),
    ).toEqual(kinds.map((kind) => ["put back", kind]));
    expect(rows.some(({ can_put_back }: { can_put_back: boolean }) => can_put_back)).toBe(false);
    const [link] = (await ask("GET", "/api/essential-links")).json;
    expect(link.version).toBe(3);
    expect((await ask("POST", "/api/essential-links/add", { ...LINK, number: "1234567" })).json.data.id).toBe(2);
  });

  it("does not restore a phone number that has too few digits by now", async () => {
    const { ask, history, putBack } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, label: "whatsapp" });
    const short = { ...LINK, label: "whatsapp", number: "14405" };
    expect((await ask("PUT", "/api/essential-links/update/1", short)).status).toBe(200);
    const [, change] = await history();
    expect(await putBack(change.id)).toEqual([409, "telephone-invalid"]);
    expect((await ask("GET", "/api/essential-links")).json[0]).toMatchObject(short);
  });

  it("restores the values before a change, and undoes that too, unless they changed since", async () => {
    const { site, ask, history, putBack, brochure } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, description: "Second" });
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, description: "Second", number: "04710000009" });
    const link = async () => (await ask("GET", "/api/essential-links")).json[0];
    // Only the number changed since.
    expect(await putBack(2)).toEqual([200, "Restored."]);
    expect(await link()).toMatchObject({ description: LINK.description, number: "04710000009", version: 4 });
    expect(await putBack(4)).toEqual([200, "Restored."]);
    expect(await link()).toMatchObject({ description: "Second", version: 5 });
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, number: "04710000010" });
    expect((await history())[3]).toMatchObject({ id: 3, can_put_back: false });
    expect(await putBack(3)).toEqual([409, "put-back-in-place"]);

    await buildTestimonial(site);
    await ask("PUT", "/api/testimonials/approve/1");
    expect(await putBack(7)).toEqual([200, "Restored."]);
    expect((await ask("GET", "/api/testimonials?status=pending")).json.data).toHaveLength(1);

    const first = (await brochure("POST", "/api/brochures/add", "Plan")).json.data;
    const OTHER = `${PDF}% other\n`;
    const second = (await brochure("PUT", "/api/brochures/update/1", "Other", OTHER)).json.data;
    expect((await site.ask("GET", first.file_url)).status).toBe(404);
    expect(await putBack(10)).toEqual([200, "Restored."]);
    const opened = async (url: string) => (await site.ask("GET", url)).status;
    expect([await opened(first.file_url), await opened(second.file_url)]).toEqual([200, 404]);
    expect(await putBack(11)).toEqual([200, "Restored."]);
    expect([await opened(first.file_url), await opened(second.file_url)]).toEqual([404, 200]);
    expect((await site.ask("GET", second.file_url)).text).toBe(OTHER);

    const third = (await brochure("PUT", "/api/brochures/update/1", "Other", null, ML)).json.data;
    expect(await putBack(13)).toEqual([200, "Restored."]);
    expect(await opened(third.file_url_ml)).toBe(404);
    expect((await ask("GET", "/api/brochures")).json[0]).toMatchObject({ name_ml: "", file_url_ml: null });
    expect(await putBack(14)).toEqual([200, "Restored."]);
    expect((await site.ask("GET", third.file_url_ml)).text).toBe(ML);
    await brochure("PUT", "/api/brochures/update/1", "Other", ML, OTHER);
    expect(await putBack(16)).toEqual([200, "Restored."]);
    expect((await ask("GET", "/api/brochures")).json[0]).toMatchObject({
      file_url: second.file_url,
      file_url_ml: third.file_url_ml,
    });
    expect([await opened(second.file_url), await opened(third.file_url_ml)]).toEqual([200, 200]);
    expect(await site.storage.list("brochures")).toHaveLength(2);
    const wrong = (await site.backups.check()).filter(({ level }) => level === "wrong");
    expect(wrong).toEqual([]);
  });

  it("refuses to restore over a conflicting item", async () => {
    const { ask, putBack } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("DELETE", "/api/essential-links/delete/1");
    await ask("POST", "/api/essential-links/add", LINK);
    expect(await putBack(2)).toEqual([409, "link-exists"]);
    await ask("POST", "/api/district-contacts/add", KOLLAM);
    await ask("DELETE", "/api/district-contacts/delete/1");
    await ask("POST", "/api/district-contacts/add", { ...KOLLAM, contacts: ["9000000003"] });
    expect(await putBack(5)).toEqual([409, "put-back-in-place"]);
    await ask("DELETE", "/api/district-contacts/delete/2");
    const at = await Promise.all([putBack(5), putBack(5), putBack(5)]);
    expect(at.map(([status]) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await ask("GET", "/api/district-contacts")).json).toMatchObject([{ id: 1, ...KOLLAM }]);
  });

  it("security 92: retains deleted items for thirty days, out of reach of every request, then erases them", async () => {
    const { site, ask, brochure } = await start();
    await buildTestimonial(site, { status: "rejected" });
    await brochure("POST", "/api/brochures/add", "Plan", PDF, ML);
    await ask("DELETE", "/api/testimonials/delete/1");
    await ask("DELETE", "/api/brochures/delete/1");
    const kept = await site.storage.list("kept");
    for (const key of kept) expect((await site.ask("GET", `/files/${key}`)).status).toBe(404);
    expect(await site.storage.list("brochures")).toEqual([]);
    const rows = async (table: "deleted_testimonials" | "kept_files") =>
      (await site.database.db.selectFrom(table).selectAll().execute()).length;
    const began = site.now.getTime();
    site.now = new Date(began + 30 * DAY_MS - 1);
    await site.cleanup();
    expect([await rows("deleted_testimonials"), (await site.storage.list("kept")).length]).toEqual([1, 2]);
    site.now = new Date(began + 30 * DAY_MS + 1);
    await site.cleanup();
    expect([await rows("deleted_testimonials"), await site.storage.list("kept")]).toEqual([0, []]);
    const token = await site.token();
    for (const { id, can_put_back } of (await site.ask("GET", "/api/history", { token })).json.data.slice(0, 2)) {
      expect(can_put_back).toBe(false);
      const { status, json } = await site.ask("POST", `/api/history/${id}/put-back`, { token });
      expect([status, json.code]).toEqual([409, "put-back-over"]);
    }
  });

  it("security 92: retains a deleted story no longer than rejected ones", async () => {
    const { site, ask } = await start({ RETENTION_DAYS: "7" });
    const created_at = new Date(site.now.getTime() - 6 * DAY_MS).toISOString();
    await buildTestimonial(site, { status: "rejected", created_at });
    await buildTestimonial(site, { status: "approved", created_at });
    for (const id of [1, 2]) await ask("DELETE", `/api/testimonials/delete/${id}`);
    site.now = new Date(site.now.getTime() + 2 * DAY_MS);
    await site.cleanup();
    const left = await site.database.db.selectFrom("deleted_testimonials").select("status").execute();
    expect(left).toEqual([{ status: "approved" }]);
  });
});
