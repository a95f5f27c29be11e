import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { aSubmission, aTestimonial } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { withFolded } from "../../database/text-search.ts";

const HOUR = 60 * 60 * 1000;

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    const [owner, desk] = [await site.token(), await site.token("desk")];
    const act = (id: number, verb: string, { token = desk, json, version }: Asked = {}) =>
      site.ask("POST", `/api/contact/${id}/${verb}`, {
        token,
        ...(json !== undefined && { json }),
        ...(version !== undefined && { headers: { "If-Match": `"${version}"` } }),
      });
    const one = async (id: number) => (await site.ask("GET", `/api/contact/${id}`, { token: desk })).json.data;
    const list = async (query = "") => (await site.ask("GET", `/api/contact?${query}`, { token: desk })).json;
    const rows = async () => (await site.ask("GET", "/api/history?kind=enquiry", { token: owner })).json;
    const later = (milliseconds: number) => {
      site.now = new Date(site.now.getTime() + milliseconds);
      return site.now.toISOString();
    };
    return { site, owner, desk, act, one, list, rows, later };
  };
  interface Asked {
    token?: string;
    json?: unknown;
    version?: number;
  }
  const DESK = { id: 2, name: "The desk" };
  const OWNER = { id: 1, name: "Admin" };

  it("leads an enquiry from new to answered, open again and into spam and back, and says who did what", async () => {
    const { site, owner, act, one, later, rows } = await start();
    const id = await aSubmission(site);
    const came = site.now.toISOString();
    const fresh = { state: "new", owner: null, answered_at: null, answered_how: null, urgent: false, version: 1 };
    expect(await one(id)).toMatchObject({ ...fresh, waiting_since: came, notes: [], history: [] });

    const taken = await act(id, "take");
    expect([taken.status, taken.headers.get("ETag")]).toEqual([200, '"2"']);
    expect(taken.json.data).toMatchObject({ state: "taken", owner: DESK, waiting_since: came, notes: 0, version: 2 });
    expect(taken.json.data.changed.by).toEqual(DESK);

    const answeredAt = later(HOUR);
    const answered = await act(id, "answered", { json: { how: "call", note: "Spoke with the mother." }, token: owner });
    expect(answered.json.data).toMatchObject({
      state: "answered",
      owner: OWNER,
      answered_at: answeredAt,
      answered_how: "call",
      waiting_since: null,
      notes: 1,
    });

    const reopenedAt = later(HOUR);
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

  it("refuses every act that the state forbids, with a sentence, and changes nothing", async () => {
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
      new: "Nobody has taken this enquiry yet.",
      taken: "The desk has this enquiry in hand.",
      answered: "This enquiry is answered already.",
      spam: "This enquiry is set apart as spam.",
    };
    for (const [state, way] of Object.entries(into))
      for (const [verb, allowed, body] of acts) {
        const id = await aSubmission(site);
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

  it("leaves one's own as it is, and lets others take it when they say so", async () => {
    const { site, owner, desk, act, one, rows } = await start();
    const id = await aSubmission(site);
    await act(id, "take");
    const again = await act(id, "take", { json: {} });
    expect([again.status, again.json.data.version, (await rows()).meta.total]).toEqual([200, 2, 1]);
    const refused = await act(id, "take", { token: owner });
    expect([refused.status, refused.json]).toEqual([
      409,
      { message: "The desk has this enquiry in hand.", code: "case-taken" },
    ]);
    expect((await act(id, "take", { token: owner, json: { anyway: false } })).status).toBe(409);
    const anyway = await act(id, "take", { token: owner, json: { anyway: true } });
    expect([anyway.status, anyway.json.data.owner]).toEqual([200, OWNER]);
    // Whose it is may give it back, and an owner of the site may; nobody else.
    const refusedRelease = await act(id, "release", { token: desk });
    expect([refusedRelease.status, refusedRelease.json.message]).toEqual([409, "Admin has this enquiry in hand."]);
    await act(id, "take", { token: desk, json: { anyway: true } });
    expect((await act(id, "release", { token: owner })).json.data.owner).toBe(null);
    for (const json of [{ anyway: "yes" }, { anyway: 1 }])
      expect((await act(id, "take", { json })).json.code).toBe("anyway-invalid");
    expect((await one(id)).state).toBe("new");
  });

  it("security 69: gives a case to one of fifty who take it at the same moment, and tells the others who has it", async () => {
    const { site, owner, desk, act, one } = await start();
    const id = await aSubmission(site);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, place) => act(id, "take", { token: place % 2 ? owner : desk })),
    );
    const { name } = (await one(id)).owner;
    const of = { Admin: owner, "The desk": desk };
    expect(Object.keys(of)).toContain(name);
    for (const { status, json } of all)
      if (status === 409) expect(json.message).toBe(`${name} has this enquiry in hand.`);
      else expect([status, json.data.owner.name]).toEqual([200, name]);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(25);
    expect((await one(id)).history).toHaveLength(1);
  });

  it("heeds If-Match, and shows the case as it is to whoever saw an older one", async () => {
    const { site, owner, act } = await start();
    const id = await aSubmission(site);
    expect((await act(id, "take", { version: 1 })).status).toBe(200);
    const stale = await act(id, "answered", { token: owner, json: { how: "mail" }, version: 1 });
    expect([stale.status, stale.json.current]).toMatchObject([
      412,
      { id, state: "taken", owner: DESK, version: 2, notes: 0 },
    ]);
    expect((await act(id, "notes", { json: { text: "Seen" }, version: 2 })).status).toBe(201);
    expect((await act(id, "spam", { version: 2 })).status).toBe(412);
  });

  it.each([
    ["no way of answering", "answered", {}, "how-unknown"],
    ["an unknown way", "answered", { how: "pigeon" }, "how-unknown"],
    ["a note that is no text", "answered", { how: "mail", note: 7 }, "note-not-text"],
    ["no note", "notes", { text: " " }, "note-missing"],
    ["2,001 characters", "notes", { text: "x".repeat(2001) }, "note-too-long"],
    ["security 32: NUL", "notes", { text: "a\0" }, "note-unusable"],
  ])("refuses %s with words", async (_what, verb, json, code) => {
    const { site, act, one } = await start();
    const id = await aSubmission(site);
    const refused = await act(id, verb, { json });
    expect([refused.status, refused.json.code]).toEqual([422, code]);
    expect(await one(id)).toMatchObject({ state: "new", notes: [] });
  });

  const ids = (json: { data: { id: number }[] }) => json.data.map(({ id }) => id);

  it("lists by state, by whose it is and by Indian days, and counts what else there is", async () => {
    const { site, owner, act, list } = await start();
    site.now = new Date("2026-11-21T18:29:59.000Z");
    for (let count = 0; count < 3; count += 1) await aSubmission(site);
    site.now = new Date("2026-11-21T18:30:00.000Z");
    for (let count = 0; count < 4; count += 1) await aSubmission(site);
    await act(2, "take");
    await act(3, "answered", { json: { how: "mail" }, token: owner });
    await act(4, "spam");
    await act(5, "take", { token: owner });

    const all = await list();
    expect([ids(all), all.meta]).toEqual([
      [7, 6, 5, 3, 2, 1],
      { page: 1, limit: 100, total: 6, counts: { new: 3, taken: 2, answered: 1, spam: 1 } },
    ]);
    const expected: [query: string, ids: number[], counts: Record<string, number>][] = [
      ["state=new", [7, 6, 1], all.meta.counts],
      ["state=taken", [5, 2], all.meta.counts],
      ["state=spam", [4], all.meta.counts],
      ["owner=me", [2], { new: 0, taken: 1, answered: 0, spam: 0 }],
      ["owner=1", [5, 3], { new: 0, taken: 1, answered: 1, spam: 0 }],
      ["owner=1&state=answered", [3], { new: 0, taken: 1, answered: 1, spam: 0 }],
      ["owner=me&state=new", [], { new: 0, taken: 1, answered: 0, spam: 0 }],
      ["owner=none", [7, 6, 1], { new: 3, taken: 0, answered: 0, spam: 1 }],
      ["owner=none&state=spam", [4], { new: 3, taken: 0, answered: 0, spam: 1 }],
      ["to=2026-11-21", [3, 2, 1], { new: 1, taken: 1, answered: 1, spam: 0 }],
      ["from=2026-11-22", [7, 6, 5], { new: 2, taken: 1, answered: 0, spam: 1 }],
      ["from=2026-11-22&to=2026-11-22&state=taken", [5], { new: 2, taken: 1, answered: 0, spam: 1 }],
      ["from=2026-11-23", [], { new: 0, taken: 0, answered: 0, spam: 0 }],
      ["q=roadshow", [7, 6, 5, 3, 2, 1], all.meta.counts],
      ["q=roadshow&state=spam", [4], all.meta.counts],
      ["q=roadshow&owner=me", [2], { new: 0, taken: 1, answered: 0, spam: 0 }],
      ["q=roadshow&owner=none&from=2026-11-22", [7, 6], { new: 2, taken: 0, answered: 0, spam: 1 }],
      ["q=nowhere", [], { new: 0, taken: 0, answered: 0, spam: 0 }],
    ];
    for (const [query, found, counts] of expected) {
      const listed = await list(query);
      expect([query, ids(listed), listed.meta.counts]).toEqual([query, found, counts]);
      expect([query, listed.meta.total]).toEqual([query, found.length]);
    }
    for (const query of ["state=open", "owner=0", "owner=you", "sort=oldest", "from=yesterday", "to=2026-13-01"])
      expect([query, (await site.ask("GET", `/api/contact?${query}`, { token: owner })).status]).toEqual([query, 400]);
  });

  it("lists urgent ones that wait first, then the longest waiting, then the others newest first, in pages", async () => {
    const { site, act, list, later } = await start();
    const order: Record<string, number> = {};
    for (const name of [
      "first",
      "second",
      "urgent",
      "urgent later",
      "answered",
      "answered later",
      "reopened",
      "spam",
    ]) {
      later(HOUR);
      order[name] = await aSubmission(site, { urgent: name.startsWith("urgent") ? 1 : 0 });
    }
    const idOf = (...names: string[]) => names.map((name) => order[name] ?? 0);
    for (const id of idOf("answered", "answered later", "reopened"))
      await act(id, "answered", { json: { how: "mail" } });
    later(HOUR);
    for (const id of idOf("reopened")) await act(id, "reopen");
    for (const id of idOf("second")) await act(id, "take");
    for (const id of idOf("spam")) await act(id, "spam");
    const waiting = idOf("urgent", "urgent later", "first", "second", "reopened", "answered later", "answered");
    for (const query of ["", "q=roadshow&", "from=2026-01-01&"]) {
      const whole = await list(`${query}sort=waiting`);
      expect([query, ids(whole)]).toEqual([query, waiting]);
      for (const page of [1, 2, 3])
        expect(ids(await list(`${query}sort=waiting&limit=3&page=${page}`))).toEqual(
          waiting.slice((page - 1) * 3, page * 3),
        );
    }
    expect(ids(await list("sort=waiting&state=taken"))).toEqual(idOf("second", "reopened"));
    expect(ids(await list("sort=waiting&state=new&limit=2&page=2"))).toEqual(idOf("first"));
    expect(ids(await list("sort=waiting&owner=me"))).toEqual(idOf("second", "reopened", "answered later", "answered"));
    expect(ids(await list("sort=waiting&state=spam"))).toEqual(idOf("spam"));
  });

  it("tells how long one waits in the office's hours, and each of the staff what is to be done today", async () => {
    const settings = { OFFICE_HOURS: "09:30-16:30", OFFICE_DAYS: "1,2,3,4,5", OFFICE_HOLIDAYS: "2026-11-23" };
    const site: TestProduct = await database.use(startProduct, { settings });
    // A Friday, four in the afternoon in India.
    site.now = new Date("2026-11-20T10:30:00.000Z");
    for (let count = 0; count < 4; count += 1) await aSubmission(site, { urgent: count === 1 ? 1 : 0 });
    await aSubmission(site, { created_at: "2026-11-20T10:29:00.000Z", state: "answered" });
    const came = "2026-11-20T10:30:00.000Z";
    const today = async (token: string) => (await site.ask("GET", "/api/dashboard/today", { token })).json.data;
    const idsToday = ({ first, longest }: { first: { id: number } | null; longest: { id: number }[] }) => [
      first?.id,
      ...longest.map(({ id }) => id),
    ];
    const before = await today(await site.token("desk"));
    expect(before.enquiries).toMatchObject({ new: 4, new_since: came, urgent: 1, in_hand: 0, mine: 0 });
    expect(before.enquiries.first).toMatchObject({ id: 2, urgent: true, message: expect.stringContaining("roadshow") });
    expect(idsToday(before.enquiries)).toEqual([2, 1, 3, 4]);
    // Tuesday, ten in the morning: Saturday, Sunday and the holiday lie between.
    site.now = new Date("2026-11-24T04:30:00.000Z");
    const [owner, desk] = [await site.token(), await site.token("desk")];
    await site.ask("POST", "/api/contact/1/take", { token: desk });
    await site.ask("POST", "/api/contact/3/take", { token: owner });
    await site.ask("POST", "/api/contact/4/answered", { token: owner, json: { how: "call" } });
    const { data } = (await site.ask("GET", "/api/contact?sort=waiting", { token: desk })).json;
    expect(data.map(({ id, waiting_minutes }: Record<string, unknown>) => [id, waiting_minutes])).toEqual([
      [2, 60],
      [1, 60],
      [3, 60],
      [4, null],
      [5, null],
    ]);
    expect(data[0].waiting_office).toEqual({ days: 0, minutes: 60 });
    const { enquiries, stories, stories_since } = await today(desk);
    expect(enquiries).toMatchObject({ new: 1, new_since: came, urgent: 1, urgent_since: came, in_hand: 2, mine: 1 });
    expect(idsToday(enquiries)).toEqual([2, 1, 3]);
    expect([stories, stories_since]).toEqual([0, null]);
    // What somebody else has in hand is not to be done first, however urgent it is.
    await site.ask("POST", "/api/contact/2/take", { token: owner });
    expect(idsToday((await today(desk)).enquiries)).toEqual([1, 2, 3]);
    expect(idsToday((await today(owner)).enquiries)).toEqual([2, 1, 3]);
    // A working day is seven hours long here.
    site.now = new Date("2026-11-26T05:30:00.000Z");
    const [ownerNow, deskNow] = [await site.token(), await site.token("desk")];
    expect((await today(deskNow)).enquiries.first).toMatchObject({
      waiting_minutes: 16 * 60,
      waiting_office: { days: 2, minutes: 2 * 60 },
    });
    for (const id of [1, 2, 3])
      await site.ask("POST", `/api/contact/${id}/answered`, { token: ownerNow, json: { how: "call" } });
    const nothing = { new: 0, new_since: null, urgent: 0, urgent_since: null, in_hand: 0, mine: 0 };
    expect((await today(deskNow)).enquiries).toEqual({ ...nothing, first: null, longest: [] });
    site.now = new Date("2026-11-27T05:30:00.000Z");
    await aTestimonial(site);
    site.now = new Date("2026-11-28T05:30:00.000Z");
    await aTestimonial(site);
    const read = { stories: 2, stories_since: "2026-11-27T05:30:00.000Z" };
    expect(await today(await site.token("editor"))).toMatchObject({ enquiries: null, ...read });
    const none = { enquiries: null, stories: null, stories_since: null };
    expect(await today(await site.token("reader"))).toMatchObject(none);
  });

  it("lists the urgent ones alone: those that wait, or those of a state", async () => {
    const { site, owner, act, list } = await start();
    site.now = new Date("2026-11-21T18:00:00.000Z");
    for (let count = 0; count < 2; count += 1) await aSubmission(site);
    for (let count = 0; count < 4; count += 1) await aSubmission(site, { urgent: 1 });
    await act(1, "take");
    await act(4, "take", { token: owner });
    await act(5, "answered", { json: { how: "call" } });
    site.now = new Date("2026-11-22T18:00:00.000Z");
    await aSubmission(site, { urgent: 1 });
    const counts = { new: 3, taken: 1, answered: 1, spam: 0 };
    const expected: [query: string, ids: number[]][] = [
      ["", [7, 6, 4, 3]],
      ["&sort=waiting", [3, 4, 6, 7]],
      ["&state=answered", [5]],
      ["&state=new&limit=2&page=2", [3]],
      ["&owner=me", []],
      ["&owner=1", [4]],
      ["&owner=none", [7, 6, 3]],
      ["&to=2026-11-21", [6, 4, 3]],
      ["&from=2026-11-22", [7]],
      ["&q=roadshow&sort=waiting", [3, 4, 6, 7]],
      ["&q=nowhere", []],
    ];
    for (const [query, found] of expected)
      expect([query, ids(await list(`urgent=yes${query}`))]).toEqual([query, found]);
    for (const query of ["urgent=yes", "urgent=yes&state=new", "urgent=yes&q=roadshow"])
      expect([query, (await list(query)).meta.counts]).toEqual([query, counts]);
    const tabs = { new: 4, taken: 2, answered: 1, spam: 0, mine: 1, urgent: 4 };
    for (const query of ["", "state=spam", "owner=me", "owner=1", "urgent=yes", "q=roadshow"]) {
      expect([query, (await list(query)).tabs]).toEqual([query, tabs]);
    }
    const file = await site.ask("GET", "/api/contact/export?urgent=yes", { token: owner });
    expect(file.text.trim().split("\n")).toHaveLength(5);
    expect((await site.ask("GET", "/api/contact?urgent=no", { token: owner })).status).toBe(400);
  });

  it("finds a place deep in a list of one state", async () => {
    const { site, list } = await start();
    const row = {
      name: "N",
      phone: "9876543210",
      email: "n@example.org",
      message: "m",
      created_at: site.now.toISOString(),
    };
    const states = ["new", "new", "taken", "spam"] as const;
    for (let from = 1; from <= 2000; from += 100)
      await site.database.db
        .insertInto("contact_submissions")
        .values(
          Array.from({ length: 100 }, (_, place) =>
            withFolded("contact_submissions", { ...row, state: states[place % 4] ?? "new" }),
          ),
        )
        .execute();
    const all = Array.from({ length: 2000 }, (_, place) => 2000 - place);
    const inState = (state: string) => all.filter((id) => states[(id - 1) % 4] === state);
    for (const [query, expected] of [
      ["state=new", inState("new")],
      ["state=spam", inState("spam")],
      ["", all.filter((id) => states[(id - 1) % 4] !== "spam")],
    ] as const)
      for (const page of [1, 8, 19]) {
        const { data, meta } = await list(`${query}&limit=50&page=${page}`);
        expect([query, page, data.map(({ id }: { id: number }) => id)]).toEqual([
          query,
          page,
          expected.slice((page - 1) * 50, page * 50),
        ]);
        expect([meta.total, meta.counts]).toEqual([expected.length, { new: 1000, taken: 500, answered: 0, spam: 500 }]);
      }
  });

  it("gives back what somebody has in hand who leaves the staff, and keeps what they answered", async () => {
    const { site, owner, act } = await start();
    const [taken, answered] = [await aSubmission(site), await aSubmission(site)];
    await act(taken, "take");
    await act(answered, "answered", { json: { how: "whatsapp" } });
    expect((await site.ask("DELETE", "/api/staff/2", { token: owner })).status).toBe(200);
    const found = await site.ask("GET", `/api/contact/${taken}`, { token: owner });
    expect(found.json.data).toMatchObject({ state: "new", owner: null, version: 3 });
    const kept = await site.ask("GET", "/api/contact?owner=none&state=answered", { token: owner });
    expect(kept.json.data).toMatchObject([{ id: answered, owner: null, answered_how: "whatsapp" }]);
    expect(kept.json.meta.counts).toEqual({ new: 1, taken: 0, answered: 1, spam: 0 });
  });

  it("keeps spam out of the dashboard, and takes notes along when an enquiry is deleted", async () => {
    const { site, owner, act } = await start();
    const [first, second] = [await aSubmission(site), await aSubmission(site)];
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
