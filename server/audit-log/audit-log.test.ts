import { expect, it } from "vitest";
import { KOLLAM, LINK, startWithHistory } from "../../tests/support/audit-log.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { buildEnquiry, buildTestimonial } from "../../tests/support/factories.ts";
import { getEmails, getInvitation, readCode } from "../../tests/support/outbox.ts";

eachDatabase((database) => {
  const start = (settings?: Record<string, string>) => startWithHistory(database, settings);

  it("writes one row per successful action, newest first, with its changes", async () => {
    const { site, ask, history } = await start();
    await ask("POST", "/api/essential-links/add", LINK);
    await ask("POST", "/api/essential-links/add", LINK);
    const editor = await site.token("editor");
    await ask("PUT", "/api/essential-links/update/1", { ...LINK, description: "Another" }, editor);
    await ask("POST", "/api/district-contacts/add", KOLLAM);
    await ask("DELETE", "/api/essential-links/delete/1");
    await ask("DELETE", "/api/essential-links/delete/1");
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

  it("security 91: contains nothing that visitors wrote, and lists several targets by id in one row", async () => {
    const { site, ask, history, putBack } = await start();
    await buildTestimonial(site, {
      name: "Quokka",
      email: "quokka@example.org",
      title: "Xylophone",
      description: "Zither",
    });
    for (let count = 0; count < 3; count += 1) await buildEnquiry(site, { name: "Quokka", message: "Zither" });
    await ask("PUT", "/api/testimonials/approve/1");
    await ask("PUT", "/api/testimonials/visibility/1", { is_visible: 0 });
    // The title is looked up, not stored.
    expect((await history())[0].about).toEqual({ kind: "testimonial", id: 1, label: "Xylophone" });
    await ask("DELETE", "/api/testimonials/delete/1");
    await ask("POST", "/api/contact/bulk-delete", { ids: [3, 1, 77] });
    await ask("POST", "/api/contact/bulk-delete", { ids: [3, 1, 77] });
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

  it("records changes of the own account without secrets", async () => {
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

  it("records logins and password resets without secrets", async () => {
    const { site, ask, history } = await start();
    const email = "anu@example.org";
    await ask("POST", "/api/staff/invite", { email, name: "Anu", role: "desk" });
    const token = getInvitation((await getEmails(site)).at(-1));
    expect((await ask("POST", "/api/staff/accept", { token, password: "Quiet-River-5" }, "")).status).toBe(200);
    await ask("POST", "/api/admin/forgot-password", { email }, "");
    const otp = readCode((await getEmails(site)).at(-1));
    const reset = { email, otp, newPassword: "Other1Horse@" };
    expect((await ask("POST", "/api/admin/reset-password", { ...reset, otp: "000000" }, "")).status).toBe(400);
    expect((await ask("POST", "/api/admin/reset-password", reset, "")).status).toBe(200);
    const about = { kind: "staff", id: 2, label: "Anu" };
    const person = { id: 2, name: "Anu" };
    expect(await history()).toMatchObject([
      { act: "reset own password", who: person, about, fields: {}, can_put_back: false },
      {
        act: "accept invitation",
        who: person,
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

  it("names the actors, removed ones by their last name", async () => {
    const { site, ask } = await start();
    const [editor, desk] = [await site.token("editor"), await site.token("desk")];
    await buildTestimonial(site);
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

  it("security 91: shows each role entries about what it may change and about itself, and viewers nothing", async () => {
    const { site, ask, putBack } = await start();
    await buildTestimonial(site);
    await buildEnquiry(site);
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
    expect(await putBack(3, desk)).toEqual([200, "Restored."]);
    expect(await putBack(2, editor)).toEqual([200, "Restored."]);
  });

  it("filters by actor, action, target and Indian dates, with pagination", async () => {
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
});
