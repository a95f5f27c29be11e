import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { createEnquiryClient } from "../../../tests/support/enquiries.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { startProduct } from "../../../tests/support/product.ts";

const HOUR_MS = 60 * 60 * 1000;

eachDatabase((database) => {
  const start = async () => createEnquiryClient(await database.use(startProduct));
  const DESK = { id: 2, name: "The desk" };
  const OWNER = { id: 1, name: "Admin" };

  it("moves an enquiry from new to answered, reopened, spam and back, and records each actor", async () => {
    const { site, owner, act, one, later, rows } = await start();
    const id = await buildEnquiry(site);
    const came = site.now.toISOString();
    const fresh = { state: "new", owner: null, answered_at: null, answered_how: null, urgent: false, version: 1 };
    expect(await one(id)).toMatchObject({ ...fresh, waiting_since: came, notes: [], history: [] });

    const taken = await act(id, "take");
    expect([taken.status, taken.headers.get("ETag")]).toEqual([200, '"2"']);
    expect(taken.json.data).toMatchObject({ state: "taken", owner: DESK, waiting_since: came, notes: 0, version: 2 });
    expect(taken.json.data.changed.by).toEqual(DESK);

    const answeredAt = later(HOUR_MS);
    const answered = await act(id, "answered", { json: { how: "call", note: "Spoke with the mother." }, token: owner });
    expect(answered.json.data).toMatchObject({
      state: "answered",
      owner: OWNER,
      answered_at: answeredAt,
      answered_how: "call",
      waiting_since: null,
      notes: 1,
    });

    const reopenedAt = later(HOUR_MS);
    const open = { state: "taken", owner: DESK, answered_at: null, answered_how: null, waiting_since: reopenedAt };
    expect((await act(id, "reopen")).json.data).toMatchObject(open);
    expect((await act(id, "spam")).json.data).toMatchObject({ state: "spam", owner: null, waiting_since: null });
    const back = await act(id, "not-spam");
    expect(back.json.data).toMatchObject({ state: "new", owner: null, waiting_since: reopenedAt });
    const noted = await act(id, "notes", { json: { text: "Ring again\non Monday." } });
    expect([noted.status, noted.json.data.notes]).toEqual([201, 2]);
    expect((await act(id, "take")).json.data.version).toBe(8);
    expect((await act(id, "release")).json.data).toMatchObject({ state: "new", owner: null, version: 9 });

    const whole = await one(id);
    expect(whole.notes).toEqual([
      { id: 1, text: "Spoke with the mother.", who: OWNER, at: answeredAt },
      { id: 2, text: "Ring again\non Monday.", who: DESK, at: reopenedAt },
    ]);
    expect(whole.history.map(({ act }: { act: string }) => act).toReversed()).toEqual([
      "take enquiry",
      "mark enquiry as answered",
      "reopen enquiry",
      "mark enquiry as spam",
      "mark enquiry as no spam",
      "note on enquiry",
      "take enquiry",
      "release enquiry",
    ]);
    expect(whole.history.at(-2).fields).toEqual({
      state: { before: "taken", after: "answered" },
      owner: { before: "The desk", after: "Admin" },
      answered_how: { before: null, after: "call" },
    });
    const written = await rows();
    expect([written.meta.total, written.data[0].about.label, written.data[0].can_put_back]).toEqual([
      8,
      "A parent",
      false,
    ]);
    const stored = JSON.stringify(await site.database.db.selectFrom("history").selectAll().execute());
    expect(stored).not.toMatch(/parent|mother|Monday/);
  });

  it("refuses every action that the state forbids with a message, and changes nothing", async () => {
    const { site, act, one, rows } = await start();
    const json = { how: "mail" };
    const acts: [verb: string, allowed: string[], json?: object][] = [
      ["take", ["new", "taken"]],
      ["release", ["taken"]],
      ["answered", ["new", "taken"], json],
      ["reopen", ["answered"]],
      ["spam", ["new", "taken"]],
      ["not-spam", ["spam"]],
    ];
    const into: Record<string, [verb: string, json?: object] | null> = {
      new: null,
      taken: ["take"],
      answered: ["answered", json],
      spam: ["spam"],
    };
    const said: Record<string, string> = {
      new: "This enquiry is not assigned yet.",
      taken: "This enquiry is assigned to The desk.",
      answered: "This enquiry is already answered.",
      spam: "This enquiry is in Spam.",
    };
    for (const [state, way] of Object.entries(into))
      for (const [verb, allowed, body] of acts) {
        const id = await buildEnquiry(site);
        if (way) expect((await act(id, way[0], { json: way[1] })).status).toBe(200);
        const [before, written] = [await one(id), (await rows()).meta.total];
        const { status, json } = await act(id, verb, { json: body });
        if (allowed.includes(state)) expect([state, verb, status]).toEqual([state, verb, 200]);
        else {
          expect([state, verb, status, json.message]).toEqual([state, verb, 409, said[state]]);
          expect([await one(id), (await rows()).meta.total]).toEqual([before, written]);
        }
      }
    expect((await act(999, "take")).status).toBe(404);
  });

  it("does not assign an own enquiry again, and reassigns another user's on confirmation", async () => {
    const { site, owner, desk, act, one, rows } = await start();
    const id = await buildEnquiry(site);
    await act(id, "take");
    const again = await act(id, "take", { json: {} });
    expect([again.status, again.json.data.version, (await rows()).meta.total]).toEqual([200, 2, 1]);
    const refused = await act(id, "take", { token: owner });
    expect([refused.status, refused.json]).toEqual([
      409,
      { message: "This enquiry is assigned to The desk.", code: "case-taken" },
    ]);
    expect((await act(id, "take", { token: owner, json: { anyway: false } })).status).toBe(409);
    const anyway = await act(id, "take", { token: owner, json: { anyway: true } });
    expect([anyway.status, anyway.json.data.owner]).toEqual([200, OWNER]);
    const refusedRelease = await act(id, "release", { token: desk });
    expect([refusedRelease.status, refusedRelease.json.message]).toEqual([409, "This enquiry is assigned to Admin."]);
    await act(id, "take", { token: desk, json: { anyway: true } });
    expect((await act(id, "release", { token: owner })).json.data.owner).toBe(null);
    for (const json of [{ anyway: "yes" }, { anyway: 1 }])
      expect((await act(id, "take", { json })).json.code).toBe("anyway-invalid");
    expect((await one(id)).state).toBe("new");
  });

  it("security 69: assigns an enquiry to exactly one of fifty concurrent requests, and reports the assignee to the others", async () => {
    const { site, owner, desk, act, one } = await start();
    const id = await buildEnquiry(site);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, place) => act(id, "take", { token: place % 2 ? owner : desk })),
    );
    const { name } = (await one(id)).owner;
    const of = { Admin: owner, "The desk": desk };
    expect(Object.keys(of)).toContain(name);
    for (const { status, json } of all)
      if (status === 409) expect(json.message).toBe(`This enquiry is assigned to ${name}.`);
      else expect([status, json.data.owner.name]).toEqual([200, name]);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(25);
    expect((await one(id)).history).toHaveLength(1);
  });

  it("honours If-Match, and returns the current enquiry on a conflict", async () => {
    const { site, owner, act } = await start();
    const id = await buildEnquiry(site);
    expect((await act(id, "take", { version: 1 })).status).toBe(200);
    const stale = await act(id, "answered", { token: owner, json: { how: "mail" }, version: 1 });
    expect([stale.status, stale.json.current]).toMatchObject([
      412,
      { id, state: "taken", owner: DESK, version: 2, notes: 0 },
    ]);
    expect((await act(id, "notes", { json: { text: "Seen" }, version: 2 })).status).toBe(201);
    expect((await act(id, "spam", { version: 2 })).status).toBe(412);
  });

  database.itOnce.each([
    ["no answering method", "answered", {}, "how-unknown"],
    ["an unknown method", "answered", { how: "pigeon" }, "how-unknown"],
    ["a note that is not text", "answered", { how: "mail", note: 7 }, "note-not-text"],
    ["no note", "notes", { text: " " }, "note-missing"],
    ["2,001 characters", "notes", { text: "x".repeat(2001) }, "note-too-long"],
    ["security 32: NUL", "notes", { text: "a\0" }, "note-unusable"],
  ])("refuses %s with a message", async (_title, verb, json, code) => {
    const { site, act, one } = await start();
    const id = await buildEnquiry(site);
    const refused = await act(id, verb, { json });
    expect([refused.status, refused.json.code]).toEqual([422, code]);
    expect(await one(id)).toMatchObject({ state: "new", notes: [] });
  });

  it("releases the enquiries of a user who leaves, and keeps their replies", async () => {
    const { site, owner, act } = await start();
    const [taken, answered] = [await buildEnquiry(site), await buildEnquiry(site)];
    await act(taken, "take");
    await act(answered, "answered", { json: { how: "whatsapp" } });
    expect((await site.ask("DELETE", "/api/staff/2", { token: owner })).status).toBe(200);
    const found = await site.ask("GET", `/api/contact/${taken}`, { token: owner });
    expect(found.json.data).toMatchObject({ state: "new", owner: null, version: 3 });
    const kept = await site.ask("GET", "/api/contact?owner=none&state=answered", { token: owner });
    expect(kept.json.data).toMatchObject([{ id: answered, owner: null, answered_how: "whatsapp" }]);
    expect(kept.json.meta.counts).toEqual({ new: 1, taken: 0, answered: 1, spam: 0 });
  });

  it.each([
    ["is deactivated", { active: false }, 401],
    ["gets a role without enquiries", { role: "editor" }, 403],
  ])("releases, in the same transaction, the enquiries of a user who %s", async (_who, change, status) => {
    const { site, owner, desk, act, rows } = await start();
    const [taken, answered, other] = [await buildEnquiry(site), await buildEnquiry(site), await buildEnquiry(site)];
    await act(taken, "take");
    await act(answered, "answered", { json: { how: "call" } });
    await act(other, "take", { token: owner });
    // Staff names that equal audit log labels.
    for (const name of ["enquiries", OWNER.name])
      expect((await site.ask("POST", "/api/admin/update-name", { token: owner, json: { name } })).status).toBe(200);
    const before = (await rows()).meta.total;
    expect((await site.ask("PUT", "/api/staff/2", { token: owner, json: change })).status).toBe(200);
    const seen = async (id: number) => (await site.ask("GET", `/api/contact/${id}`, { token: owner })).json.data;
    const whole = await seen(taken);
    expect(whole).toMatchObject({ state: "new", owner: null, version: 3 });
    const told = { act: "change staff", who: OWNER, fields: { state: { before: "taken", after: "new" } } };
    expect(whole.history[0]).toMatchObject(told);
    expect(await seen(answered)).toMatchObject({ state: "answered", owner: DESK, version: 2 });
    expect(await seen(other)).toMatchObject({ state: "taken", owner: OWNER });
    expect((await rows()).meta.total, "one action, one row").toBe(before);
    const [row] = (await site.ask("GET", "/api/history?kind=staff", { token: owner })).json.data;
    expect(row).toMatchObject({ act: "change staff", fields: { enquiries: { before: [taken], after: null } } });
    expect((await act(taken, "take", { token: desk })).status).toBe(status);
    const late = site.cases.assign({ ...DESK, role: "desk" }, taken, null);
    await expect(late).rejects.toMatchObject({ kind: status === 401 ? "unauthorized" : "forbidden" });
    expect(await seen(taken)).toMatchObject({ state: "new", owner: null, version: 3 });
  });

  it("security 102: an enquiry has at most 200 notes, in whichever way they are added, and 100 replies", async () => {
    const { site, act, one } = await start();
    const id = await buildEnquiry(site);
    const { db } = site.database;
    const at = site.now.toISOString();
    const written = { enquiry_id: id, who_id: 2, who_name: "The desk", text: "Seen", at };
    const reply = { ...written, state: "sent", ended_at: at, reason: null } as const;
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    await db
      .insertInto("case_notes")
      .values(numbers.slice(1).map(() => written))
      .execute();
    await db
      .insertInto("case_letters")
      .values(
        numbers.slice(100).map((number) => ({ ...reply, key: `k${number}`, message_id: `<${number}@example.org>` })),
      )
      .execute();
    const tomorrow = new Date(site.now.getTime() + 24 * HOUR_MS).toISOString();
    const add = ["One", "Two"].map((text) => act(id, "notes", { json: { text } }));
    expect((await Promise.all(add)).map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const message = "This enquiry has 200 notes, and no more can be added.";
    for (const [verb, json, field] of [
      ["notes", { text: "Three" }, "text"],
      ["remind", { at: tomorrow, note: "Four" }, "note"],
      ["answered", { how: "call", note: "Five" }, "note"],
    ] as const)
      expect(await act(id, verb, { json })).toMatchObject({
        status: 422,
        json: { message, code: "notes-full", errors: { [field]: message } },
      });
    expect(await act(id, "reply", { json: { text: "Dear parent", key: "k", anyway: true } })).toMatchObject({
      status: 422,
      json: { code: "replies-full" },
    });
    expect(await one(id)).toMatchObject({ notes: { length: 200 }, letters: { length: 100 } });
  });

  it("excludes spam from the dashboard, and deletes notes with their enquiry", async () => {
    const { site, owner, act } = await start();
    const [first, second] = [await buildEnquiry(site), await buildEnquiry(site)];
    await act(second, "spam");
    await act(first, "notes", { json: { text: "Private" } });
    const recent = await site.ask("GET", "/api/dashboard/recent-contacts", { token: owner });
    expect(recent.json.map(({ id }: { id: number }) => id)).toEqual([first]);
    const { stats } = (await site.ask("GET", "/api/dashboard/stats", { token: owner })).json;
    const chart = (await site.ask("GET", "/api/dashboard/contact-chart", { token: owner })).json;
    expect([stats.contactSubmissions, chart.at(-1).submissions]).toEqual([1, 1]);
    await site.ask("DELETE", `/api/contact/${first}`, { token: owner });
    expect(await site.database.db.selectFrom("case_notes").selectAll().execute()).toEqual([]);
  });
});
