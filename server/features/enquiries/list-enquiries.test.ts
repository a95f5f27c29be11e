import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { createEnquiryClient } from "../../../tests/support/enquiries.ts";
import { buildEnquiry, buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { withFolded } from "../../database/searched-texts.ts";

const HOUR_MS = 60 * 60 * 1000;

eachDatabase((database) => {
  const start = async () => createEnquiryClient(await database.use(startProduct));

  const ids = (json: { data: { id: number }[] }) => json.data.map(({ id }) => id);

  it("filters by state, assignee and Indian dates, and counts the others", async () => {
    const { site, owner, act, list } = await start();
    site.now = new Date("2026-11-21T18:29:59.000Z");
    for (let count = 0; count < 3; count += 1) await buildEnquiry(site);
    site.now = new Date("2026-11-21T18:30:00.000Z");
    for (let count = 0; count < 4; count += 1) await buildEnquiry(site);
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

  it("lists waiting urgent ones first, then the longest waiting, then others newest first, in pages", async () => {
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
      later(HOUR_MS);
      order[name] = await buildEnquiry(site, { urgent: name.startsWith("urgent") ? 1 : 0 });
    }
    const getId = (...names: string[]) => names.map((name) => order[name] ?? 0);
    for (const id of getId("answered", "answered later", "reopened"))
      await act(id, "answered", { json: { how: "mail" } });
    later(HOUR_MS);
    for (const id of getId("reopened")) await act(id, "reopen");
    for (const id of getId("second")) await act(id, "take");
    for (const id of getId("spam")) await act(id, "spam");
    const waiting = getId("urgent", "urgent later", "first", "second", "reopened", "answered later", "answered");
    for (const query of ["", "q=roadshow&", "from=2026-01-01&"]) {
      const whole = await list(`${query}sort=waiting`);
      expect([query, ids(whole)]).toEqual([query, waiting]);
      for (const page of [1, 2, 3])
        expect(ids(await list(`${query}sort=waiting&limit=3&page=${page}`))).toEqual(
          waiting.slice((page - 1) * 3, page * 3),
        );
    }
    expect(ids(await list("sort=waiting&state=taken"))).toEqual(getId("second", "reopened"));
    expect(ids(await list("sort=waiting&state=new&limit=2&page=2"))).toEqual(getId("first"));
    expect(ids(await list("sort=waiting&owner=me"))).toEqual(getId("second", "reopened", "answered later", "answered"));
    expect(ids(await list("sort=waiting&state=spam"))).toEqual(getId("spam"));
  });

  it("returns waiting times in business hours, and each user's tasks for today", async () => {
    const settings = { OFFICE_HOURS: "09:30-16:30", OFFICE_DAYS: "1,2,3,4,5", OFFICE_HOLIDAYS: "2026-11-23" };
    const site: TestProduct = await database.use(startProduct, { settings });
    // Friday, 16:00 in India.
    site.now = new Date("2026-11-20T10:30:00.000Z");
    for (let count = 0; count < 4; count += 1) await buildEnquiry(site, { urgent: count === 1 ? 1 : 0 });
    await buildEnquiry(site, { created_at: "2026-11-20T10:29:00.000Z", state: "answered" });
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
    // Tuesday, 10:00, after a weekend and a holiday.
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
    // Assigned enquiries come later, even urgent ones.
    await site.ask("POST", "/api/contact/2/take", { token: owner });
    expect(idsToday((await today(desk)).enquiries)).toEqual([1, 2, 3]);
    expect(idsToday((await today(owner)).enquiries)).toEqual([2, 1, 3]);
    // A working day has seven hours.
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
    await buildTestimonial(site);
    site.now = new Date("2026-11-28T05:30:00.000Z");
    await buildTestimonial(site);
    const read = { stories: 2, stories_since: "2026-11-27T05:30:00.000Z" };
    expect(await today(await site.token("editor"))).toMatchObject({ enquiries: null, ...read });
    const none = { enquiries: null, stories: null, stories_since: null };
    expect(await today(await site.token("reader"))).toMatchObject(none);
  });

  it("lists only urgent ones: all waiting, or those of a state", async () => {
    const { site, owner, act, list } = await start();
    site.now = new Date("2026-11-21T18:00:00.000Z");
    for (let count = 0; count < 2; count += 1) await buildEnquiry(site);
    for (let count = 0; count < 4; count += 1) await buildEnquiry(site, { urgent: 1 });
    await act(1, "take");
    await act(4, "take", { token: owner });
    await act(5, "answered", { json: { how: "call" } });
    site.now = new Date("2026-11-22T18:00:00.000Z");
    await buildEnquiry(site, { urgent: 1 });
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

  it("finds a page deep in a list of one state", async () => {
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
});
