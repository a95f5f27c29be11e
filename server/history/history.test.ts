import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { aSubmission, aTestimonial } from "../../tests/support/factories.ts";
import { codeIn, invitationIn, lettersOf } from "../../tests/support/outbox.ts";
import { startProduct, type TestProduct } from "../../tests/support/product.ts";

const LINK = { number: "04710000001", label: "telephone", description: "A counsellor", description_ml: "കൗൺസിലർ" };
const KOLLAM = { district: "Kollam", contacts: ["9000000001", "9000000002"] };
const DAY = 24 * 60 * 60 * 1000;
const PDF = "%PDF-1.7\n% one page\n%%EOF\n";
const ML = "%PDF-1.7\n% ഒരു പേജ്\n%%EOF\n";

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings });
    const token = await site.token();
    const ask = (method: string, path: string, json?: unknown, by = token) =>
      site.ask(method, path, { token: by, json });
    const history = async (query = "") => (await ask("GET", `/api/history${query}`)).json.data;
    const putBack = async (id: number, by = token) => {
      const { status, json } = await ask("POST", `/api/history/${id}/put-back`, undefined, by);
      return [status, json.code ?? json.message];
    };
    const brochure = (
      method: string,
      path: string,
      name: string,
      content: string | null = PDF,
      content_ml?: string,
    ) => {
      const body = new FormData();
      body.set("name", name);
      if (content_ml !== undefined) {
        body.set("name_ml", "പരിപാടികൾ");
        body.set("file_ml", new Blob([content_ml], { type: "application/pdf" }), "ml.pdf");
      }
      if (content !== null) body.set("file", new Blob([content], { type: "application/pdf" }), `${name}.pdf`);
      return site.ask(method, path, { token, body });
    };
    return { site, token, ask, history, putBack, brochure };
  };

  it("writes one row for each act that succeeded, newest first, with what it changed", async () => {
    const { site, ask, history } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("POST", "/api/essential-links/add", LINK); // There already.
    const editor = await site.token("editor");
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, description: "Another" }, editor);
    await ask("POST", "/api/district-contacts/add", KOLLAM);
    await ask("DELETE", "/api/essential-links/delete/1");
    await ask("DELETE", "/api/essential-links/delete/1"); // Gone already.
    const rows = await history();
    const label = "04710000001, telephone";
    const about = { kind: "essential link", id: 1, label };
    const anu = { id: 1, name: "Admin" };
    expect(rows).toEqual([
      {
        id: 4,
        at: site.now.toISOString(),
        who: anu,
        act: "delete essential link",
        about,
        fields: {
          number: { before: LINK.number, after: null },
          label: { before: LINK.label, after: null },
          description: { before: "Another", after: null },
          description_ml: { before: LINK.description_ml, after: null },
        },
        can_put_back: true,
      },
      {
        id: 3,
        at: site.now.toISOString(),
        who: anu,
        act: "add district contact",
        about: { kind: "district contact", id: 1, label: "Kollam" },
        fields: { district: { before: null, after: "Kollam" }, contacts: { before: null, after: KOLLAM.contacts } },
        can_put_back: false,
      },
      {
        id: 2,
        at: site.now.toISOString(),
        who: { id: 2, name: "The editor" },
        act: "change essential link",
        about,
        fields: { description: { before: LINK.description, after: "Another" } },
        can_put_back: false,
      },
      expect.objectContaining({ id: 1, act: "add essential link", can_put_back: false }),
    ]);
  });

  it("security 91: holds nothing that a visitor wrote, and names several by their numbers in one row", async () => {
    const { site, ask, history, putBack } = await start();
    await aTestimonial(site, {
      name: "Quokka",
      email: "quokka@example.org",
      title: "Xylophone",
      description: "Zither",
    });
    for (let count = 0; count < 3; count += 1) await aSubmission(site, { name: "Quokka", message: "Zither" });
    await ask("PUT", "/api/testimonials/approve/1");
    await ask("PUT", "/api/testimonials/visibility/1", { is_visible: 0 });
    // It is called by its title while it is there: the title is looked up, and is in no row.
    expect((await history())[0].about).toEqual({ kind: "testimonial", id: 1, label: "Xylophone" });
    await ask("DELETE", "/api/testimonials/delete/1");
    await ask("POST", "/api/contact/bulk-delete", { ids: [3, 1, 77] });
    await ask("POST", "/api/contact/bulk-delete", { ids: [3, 1, 77] }); // Nothing is left to do.
    await ask("DELETE", "/api/contact/2");
    await ask("DELETE", "/api/contact/2");
    await ask("GET", "/api/contact");
    await ask("POST", "/api/admin/logout", undefined, await site.token());
    const rows = await history();
    expect(
      rows.map(({ act, about, fields }: { act: string; about: object; fields: object }) => [act, about, fields]),
    ).toEqual([
      ["delete enquiries", { kind: "enquiry", id: 2, label: null }, {}],
      ["delete enquiries", { kind: "enquiry", id: null, label: null }, { ids: { before: [1, 3], after: null } }],
      [
        "delete testimonial",
        { kind: "testimonial", id: 1, label: null },
        {
          status: { before: "approved", after: null },
          is_visible: { before: 0, after: null },
          wording: { before: 0, after: null },
        },
      ],
      [
        "show or hide testimonial",
        { kind: "testimonial", id: 1, label: null },
        { is_visible: { before: 1, after: 0 } },
      ],
      [
        "approve testimonial",
        { kind: "testimonial", id: 1, label: null },
        { status: { before: "pending", after: "approved" } },
      ],
    ]);
    const stored = JSON.stringify(await site.database.db.selectFrom("history").selectAll().execute());
    expect(stored).not.toMatch(/Quokka|quokka|Xylophone|Zither/);
    expect((await history("?kind=enquiry&id=3")).map(({ id }: { id: number }) => id)).toEqual([4]);
    expect(await putBack(4)).toEqual([409, "put-back-impossible"]);
    expect(await putBack(99)).toEqual([404, "history-gone"]);
  });

  it("tells of one's own account without a secret", async () => {
    const { site, ask, history } = await start();
    await ask("POST", "/api/admin/update-name", { name: "Anu" });
    const passwords = { currentPassword: "Right-Horse-7", newPassword: "Other1Horse@" };
    expect((await ask("POST", "/api/admin/change-password", passwords)).status).toBe(200);
    const about = { kind: "staff", id: 1 };
    expect(await history()).toMatchObject([
      { act: "change own password", who: { name: "Anu" }, about: { ...about, label: "Anu" }, fields: {} },
      { act: "change own name", about, fields: { name: { before: "Admin", after: "Anu" } } },
    ]);
    expect(JSON.stringify(await site.database.db.selectFrom("history").selectAll().execute())).not.toMatch(/Horse/);
  });

  it("tells how somebody came, and of a password that was set with a code, without a secret", async () => {
    const { site, ask, history } = await start();
    const email = "anu@example.org";
    await ask("POST", "/api/staff/invite", { email, name: "Anu", role: "desk" });
    const token = invitationIn((await lettersOf(site)).at(-1));
    expect((await ask("POST", "/api/staff/accept", { token, password: "Quiet-River-5" }, "")).status).toBe(200);
    await ask("POST", "/api/admin/forgot-password", { email }, "");
    const otp = codeIn((await lettersOf(site)).at(-1));
    const reset = { email, otp, newPassword: "Other1Horse@" };
    expect((await ask("POST", "/api/admin/reset-password", { ...reset, otp: "000000" }, "")).status).toBe(400);
    expect((await ask("POST", "/api/admin/reset-password", reset, "")).status).toBe(200);
    const about = { kind: "staff", id: 2, label: "Anu" };
    const who = { id: 2, name: "Anu" };
    expect(await history()).toMatchObject([
      { act: "reset own password", who, about, fields: {}, can_put_back: false },
      {
        act: "accept invitation",
        who,
        about,
        fields: { name: { before: null, after: "Anu" }, role: { before: null, after: "desk" } },
        can_put_back: false,
      },
      { act: "invite staff", who: { id: 1 } },
    ]);
    const stored = JSON.stringify(await site.database.db.selectFrom("history").selectAll().execute());
    for (const secret of ["River", "Horse", token, otp]) expect(stored).not.toContain(secret);
    expect(await site.history.verify()).toEqual({ rows: 3, broken: null, cut: false });
  });

  it("names who did what it shows, those who left too, by the name that each bore last", async () => {
    const { site, ask } = await start();
    const [editor, desk] = [await site.token("editor"), await site.token("desk")];
    await aTestimonial(site);
    await ask("POST", "/api/admin/update-name", { name: "Bindu" }, editor);
    await ask("POST", "/api/essential-links/add", LINK, editor);
    await ask("DELETE", "/api/staff/2");
    await ask("PUT", "/api/testimonials/approve/1", undefined, desk);
    await ask("POST", "/api/admin/update-name", { name: "Chandran" }, desk);
    const people = async (by?: string) => (await ask("GET", "/api/history/people", undefined, by)).json.data;
    expect(await people()).toEqual([
      { id: 1, name: "Admin" },
      { id: 2, name: "Bindu" },
      { id: 3, name: "Chandran" },
    ]);
    expect(await people(desk)).toEqual([{ id: 3, name: "Chandran" }]);
  });

  it("security 91: shows each role what it may change and what is about itself, and readers nothing", async () => {
    const { site, ask, putBack } = await start();
    await aTestimonial(site);
    await aSubmission(site);
    const [editor, desk, reader] = [await site.token("editor"), await site.token("desk"), await site.token("reader")];
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("DELETE", "/api/essential-links/delete/1");
    await ask("PUT", "/api/testimonials/approve/1");
    await ask("DELETE", "/api/contact/1");
    for (const token of [editor, desk, reader]) await ask("POST", "/api/admin/update-name", { name: "Anu" }, token);
    const seen = async (token?: string) => {
      const { status, json } = await ask("GET", "/api/history", undefined, token);
      return [status, ...(json.data ?? []).map(({ id }: { id: number }) => id)];
    };
    expect(await seen()).toEqual([200, 7, 6, 5, 4, 3, 2, 1]);
    expect(await seen(editor)).toEqual([200, 5, 3, 2, 1]);
    expect(await seen(desk)).toEqual([200, 6, 4, 3]);
    expect(await seen(reader)).toEqual([403]);
    expect(await putBack(2, reader)).toEqual([403, "role-forbids"]);
    expect(await putBack(2, desk)).toEqual([404, "history-gone"]);
    expect(await putBack(3, desk)).toEqual([200, "Put back."]);
    expect(await putBack(2, editor)).toEqual([200, "Put back."]);
  });

  it("finds by who, what, which one and Indian days, a page at a time", async () => {
    const { site, ask } = await start();
    await site.token("editor");
    site.now = new Date("2026-11-20T18:29:59.000Z"); // The last second of 20 November in India.
    const anu = await site.token();
    await ask("POST", "/api/essential-links/add", LINK, anu);
    site.now = new Date("2026-11-20T18:30:00.000Z");
    await ask("POST", "/api/district-contacts/add", KOLLAM, anu);
    site.now = new Date("2026-11-21T18:29:59.000Z");
    const late = await site.token("editor");
    await ask("POST", "/api/essential-links/add", { ...LINK, number: "04710000002" }, late);
    const found = async (query: string) => {
      const { json } = await ask("GET", `/api/history?${query}`, undefined, late);
      return [json.data.map(({ id }: { id: number }) => id), json.meta.total];
    };
    expect(await found("")).toEqual([[3, 2, 1], 3]);
    expect(await found("who=2")).toEqual([[3], 1]);
    expect(await found("kind=essential%20link")).toEqual([[3, 1], 2]);
    expect(await found("kind=essential%20link&id=1")).toEqual([[1], 1]);
    expect(await found("id=1")).toEqual([[2, 1], 2]);
    expect(await found("from=2026-11-21")).toEqual([[3, 2], 2]);
    expect(await found("to=2026-11-20")).toEqual([[1], 1]);
    expect(await found("from=2026-11-21&to=2026-11-21")).toEqual([[3, 2], 2]);
    expect(await found("page=2&limit=2")).toEqual([[1], 3]);
    for (const bad of ["kind=visitor", "from=22-11-2026", "to=2026-02-30", "to=9999-12-31", "who=x", "limit=101"])
      expect([bad, (await ask("GET", `/api/history?${bad}`, undefined, late)).status]).toEqual([bad, 400]);
  });

  it("puts back what was deleted, under its id and as a newer version, once", async () => {
    const { site, ask, history, putBack, brochure } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("POST", "/api/district-contacts/add", KOLLAM);
    await aTestimonial(site, { status: "approved", description: "Zither" });
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
      expect(await putBack(id)).toEqual([200, "Put back."]);
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
    // New ones go on after it.
    expect((await ask("POST", "/api/essential-links/add", { ...LINK, number: "1234567" })).json.data.id).toBe(2);
  });

  it("puts back the values from before an act, and puts that back too, unless they were changed since", async () => {
    const { site, ask, history, putBack, brochure } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, description: "Second" });
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, description: "Second", number: "04710000009" });
    const link = async () => (await ask("GET", "/api/essential-links")).json[0];
    // The number was changed since, the description was not.
    expect(await putBack(2)).toEqual([200, "Put back."]);
    expect(await link()).toMatchObject({ description: LINK.description, number: "04710000009", version: 4 });
    expect(await putBack(4)).toEqual([200, "Put back."]);
    expect(await link()).toMatchObject({ description: "Second", version: 5 });
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, number: "04710000010" });
    expect((await history())[3]).toMatchObject({ id: 3, can_put_back: false });
    expect(await putBack(3)).toEqual([409, "put-back-in-place"]);

    await aTestimonial(site);
    await ask("PUT", "/api/testimonials/approve/1");
    expect(await putBack(7)).toEqual([200, "Put back."]);
    expect((await ask("GET", "/api/testimonials?status=pending")).json.data).toHaveLength(1);

    const first = (await brochure("POST", "/api/brochures/add", "Plan")).json.data;
    const OTHER = `${PDF}% other\n`;
    const second = (await brochure("PUT", "/api/brochures/update/1", "Other", OTHER)).json.data;
    expect((await site.ask("GET", first.file_url)).status).toBe(404);
    expect(await putBack(10)).toEqual([200, "Put back."]);
    const opened = async (url: string) => (await site.ask("GET", url)).status;
    expect([await opened(first.file_url), await opened(second.file_url)]).toEqual([200, 404]);
    expect(await putBack(11)).toEqual([200, "Put back."]);
    expect([await opened(first.file_url), await opened(second.file_url)]).toEqual([404, 200]);
    expect((await site.ask("GET", second.file_url)).text).toBe(OTHER);

    // A twin that came goes again, and comes back; a file that moved to the other language moves back.
    const third = (await brochure("PUT", "/api/brochures/update/1", "Other", null, ML)).json.data;
    expect(await putBack(13)).toEqual([200, "Put back."]);
    expect(await opened(third.file_url_ml)).toBe(404);
    expect((await ask("GET", "/api/brochures")).json[0]).toMatchObject({ name_ml: "", file_url_ml: null });
    expect(await putBack(14)).toEqual([200, "Put back."]);
    expect((await site.ask("GET", third.file_url_ml)).text).toBe(ML);
    await brochure("PUT", "/api/brochures/update/1", "Other", ML, OTHER);
    expect(await putBack(16)).toEqual([200, "Put back."]);
    expect((await ask("GET", "/api/brochures")).json[0]).toMatchObject({
      file_url: second.file_url,
      file_url_ml: third.file_url_ml,
    });
    expect([await opened(second.file_url), await opened(third.file_url_ml)]).toEqual([200, 200]);
    expect(await site.storage.list("brochures")).toHaveLength(2);
    const wrong = (await site.backups.check()).filter(({ good }) => !good);
    expect(wrong).toEqual([]);
  });

  it("refuses to put back where something else stands", async () => {
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

  it("security 92: keeps what was deleted for thirty days, where nobody can ask for it, and then no more", async () => {
    const { site, ask, brochure } = await start();
    await aTestimonial(site, { status: "rejected" });
    await brochure("POST", "/api/brochures/add", "Plan", PDF, ML);
    await ask("DELETE", "/api/testimonials/delete/1");
    await ask("DELETE", "/api/brochures/delete/1");
    const kept = await site.storage.list("kept");
    for (const key of kept) expect((await site.ask("GET", `/files/${key}`)).status).toBe(404);
    expect(await site.storage.list("brochures")).toEqual([]);
    const rows = async (table: "deleted_testimonials" | "kept_files") =>
      (await site.database.db.selectFrom(table).selectAll().execute()).length;
    const began = site.now.getTime();
    site.now = new Date(began + 30 * DAY - 1);
    await site.tidy();
    expect([await rows("deleted_testimonials"), (await site.storage.list("kept")).length]).toEqual([1, 2]);
    site.now = new Date(began + 30 * DAY + 1);
    await site.tidy();
    expect([await rows("deleted_testimonials"), await site.storage.list("kept")]).toEqual([0, []]);
    const token = await site.token();
    for (const { id, can_put_back } of (await site.ask("GET", "/api/history", { token })).json.data.slice(0, 2)) {
      expect(can_put_back).toBe(false);
      const { status, json } = await site.ask("POST", `/api/history/${id}/put-back`, { token });
      expect([status, json.code]).toEqual([409, "put-back-over"]);
    }
  });

  it("security 92: keeps no deleted story longer than the days that rejected ones are kept", async () => {
    const { site, ask } = await start({ RETENTION_DAYS: "7" });
    const created_at = new Date(site.now.getTime() - 6 * DAY).toISOString();
    await aTestimonial(site, { status: "rejected", created_at });
    await aTestimonial(site, { status: "approved", created_at });
    for (const id of [1, 2]) await ask("DELETE", `/api/testimonials/delete/${id}`);
    site.now = new Date(site.now.getTime() + 2 * DAY);
    await site.tidy();
    const left = await site.database.db.selectFrom("deleted_testimonials").select("status").execute();
    expect(left).toEqual([{ status: "approved" }]);
  });

  it("security 93: tells the first row of the history that was changed, put in or taken out", async () => {
    const { site, ask } = await start();
    const { db } = site.database;
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ask("POST", "/api/essential-links/add", { ...LINK, number: `0471000000${n}` }),
      ),
    );
    expect(await site.history.verify()).toEqual({ rows: 8, broken: null, cut: false });
    const broken = async () => (await site.history.verify()).broken?.id;
    const rows = await db.selectFrom("history").selectAll().orderBy("id").execute();
    const { id: _, ...copy } = rows[3] ?? ({} as never);

    const tamper = async (statement: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await statement.execute(db);
      const found = await broken();
      await back.execute(db);
      expect(await broken()).toBeUndefined();
      return found;
    };
    expect(
      await tamper(
        sql`update history set who_name = 'Somebody else' where id = 5`,
        sql`update history set who_name = 'Admin' where id = 5`,
      ),
    ).toBe(5);
    await db
      .insertInto("history")
      .values({ ...copy })
      .execute();
    expect(await broken()).toBe(9);
    await sql`delete from history where id = 9`.execute(db);
    await sql`delete from history where id = 8`.execute(db);
    expect(await site.history.verify()).toEqual({ rows: 7, broken: null, cut: true });
    await sql`delete from history where id = 3`.execute(db);
    expect(await broken()).toBe(4);
  });
});
