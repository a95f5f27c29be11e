import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { answers, buildFeedItem, startEventFeed } from "../../../tests/support/event-feed.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct } from "../../../tests/support/product.ts";
import type { KeyedEvent } from "./event-keys.ts";
import { readList } from "./parse-feed.ts";

const items = (...captions: string[]) => captions.map((caption) => buildFeedItem({ caption }));
type Listed = { key: string; title: string; status: string; source?: string; version?: number };

eachDatabase((database) => {
  const start = async (...captions: string[]) => {
    const feed = await startEventFeed();
    onTestFinished(() => feed.close());
    feed.answer = answers.list(items(...captions));
    const site = await database.use(startProduct, { settings: { EVENT_FEED_URL: feed.url } });
    await site.events.refresh();
    const token = await site.token("editor");
    const list = async (given?: string): Promise<Listed[]> =>
      (await site.ask("GET", "/api/events?limit=50", given === undefined ? {} : { token: given })).json.data;
    const lay = (key: string, json: object, headers = {}) =>
      site.ask("PUT", `/api/events/override/${key}`, { token, headers, json });
    const overrides = async () => (await site.ask("GET", "/api/events/overrides", { token })).json.data;
    const read = async (told: object[]) => {
      feed.answer = answers.list(told);
      site.now = new Date(site.now.getTime() + 61_000);
      await site.events.refresh();
    };
    return { site, token, list, lay, overrides, read };
  };

  it("is applied to an event field by field, and removed again", async () => {
    const { site, token, list, lay, overrides } = await start("One", "Two");
    const [, two] = await list();
    const key = two?.key ?? "";
    const first = await lay(key, { status: "postponed", reason: "Rain", starts_at: "2027-01-02T10:00:00+05:30" });
    const fields = { status: "postponed", reason: "Rain", starts_at: "2027-01-02T04:30:00.000Z" };
    const event = { ...two, ...fields };
    expect([first.status, first.json]).toEqual([
      200,
      {
        message: "Local changes saved.",
        data: {
          history_id: expect.any(Number),
          key,
          told: expect.objectContaining({ title: "Two" }),
          fields,
          event,
          ...version(1),
        },
      },
    ]);
    expect((await list())[1]).toEqual(event);
    const moved = await lay(key, { status: "moved", starts_at: "2027-01-09T10:00:00+05:30" });
    expect(moved.json.data.event).toMatchObject({
      status: "moved",
      reason: "",
      was: { starts_at: "2027-01-02T04:30:00.000Z", ends_at: null, venue: "" },
    });
    expect((await lay(key, { title: "Third" }, { "If-Match": '"1"' })).status).toBe(412);
    // Creating an override that exists is an edit conflict.
    const [lateFirst, early] = [
      await lay(key, { title: "Third" }, { "If-Match": '"0"' }),
      (await list())[0]?.key ?? "",
    ];
    expect([lateFirst.status, lateFirst.json.current]).toEqual([412, expect.objectContaining({ key, version: 2 })]);
    const firsts = await Promise.all(["A", "B"].map((title) => lay(early, { title }, { "If-Match": '"0"' })));
    expect(firsts.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await lay("0".repeat(16), {}, { "If-Match": '"0"' })).status).toBe(404);
    expect((await site.ask("DELETE", `/api/events/override/${early}`, { token })).status).toBe(200);
    expect((await list(token)).map(({ source, version }) => [source, version])).toEqual([
      ["feed", 0],
      ["feed", 2],
    ]);
    expect((await site.ask("DELETE", `/api/events/override/${key}`, { token })).status).toBe(200);
    expect([(await list())[1], await overrides()]).toEqual([two, []]);
    const late = await lay(key, { title: "Third" }, { "If-Match": '"2"' });
    expect([late.status, late.json.current]).toMatchObject([412, { version: 0, fields: {}, told: { title: "Two" } }]);
    const [removed] = (await site.ask("GET", "/api/history?kind=override", { token })).json.data;
    expect([removed.act, removed.about.label]).toEqual(["remove override", "Two"]);
    expect((await site.ask("POST", `/api/history/${removed.id}/put-back`, { token })).status).toBe(200);
    expect((await list())[1]?.status).toBe("moved");
    expect(await overrides()).toMatchObject([{ key, told: { title: "Two" } }]);
  });

  it("refuses an event that is not in the feed, and an end before the start", async () => {
    const { list, lay, overrides } = await start("One");
    const [one] = await list();
    expect((await lay("0".repeat(16), { title: "T" })).status).toBe(404);
    const refused = await lay(one?.key ?? "", { starts_at: "2027-01-02T10:00:00Z", ends_at: "2027-01-02T09:00:00Z" });
    expect([refused.status, refused.json.errors]).toEqual([422, { ends_at: "The event must end after it starts." }]);
    expect(await overrides()).toEqual([]);
  });

  it("loses the reason for a cancellation when that is reverted", async () => {
    const { site, token, list, lay } = await start("One");
    const key = (await list())[0]?.key ?? "";
    await lay(key, { venue: "Beach" });
    await lay(key, { status: "cancelled" });
    await lay(key, { reason: "Flood" });
    const [explained, called] = (await site.ask("GET", "/api/history?kind=override", { token })).json.data;
    const back = async ({ id }: { id: number }) =>
      (await site.ask("POST", `/api/history/${id}/put-back`, { token })).status;
    expect(await back(called)).toBe(200);
    expect((await list())[0]).toMatchObject({ status: "planned", reason: "", venue: "Beach" });
    await lay(key, { status: "postponed", reason: "Flood" });
    expect(await back(explained)).toBe(409);
  });

  it("is not restored with an end before its start", async () => {
    const { site, token, list, lay } = await start("One");
    const key = (await list())[0]?.key ?? "";
    await lay(key, { starts_at: "2027-01-02T04:30:00Z", ends_at: "2027-01-02T06:30:00Z" });
    await lay(key, { ends_at: "2027-01-02T12:30:00Z" });
    await lay(key, { starts_at: "2027-01-02T08:30:00Z" });
    const before = await list();
    const rows = (await site.ask("GET", "/api/history?kind=override", { token })).json.data;
    const refused = await site.ask("POST", `/api/history/${rows[1].id}/put-back`, { token });
    expect([refused.status, refused.json.code, await list()]).toEqual([409, "event-ends-first", before]);
  });

  it("survives while the feed lacks the event, and matches it again under another title", async () => {
    const { site, token, list, lay, overrides, read } = await start("One", "Two");
    const key = (await list())[1]?.key ?? "";
    await lay(key, { status: "cancelled" });
    // Matched by description and place.
    const mended = buildFeedItem({ caption: "Two, mended", description: "Two alone says this." });
    await read([...items("One"), buildFeedItem({ caption: "Two", description: "Two alone says this." })]);
    await read([...items("One"), mended]);
    expect((await list()).map(({ title, status }) => [title, status])).toEqual([
      ["One", "planned"],
      ["Two, mended", "cancelled"],
    ]);
    await read(items("One"));
    expect(await overrides()).toMatchObject([{ key, fields: { status: "cancelled" }, event: null }]);
    expect((await site.ask("DELETE", `/api/events/override/${key}`, { token })).status).toBe(200);
    const [{ id }] = (await site.ask("GET", "/api/history?kind=override", { token })).json.data;
    expect((await site.ask("POST", `/api/history/${id}/put-back`, { token })).status).toBe(200);
    expect(await overrides()).toMatchObject([{ key, told: { title: "Two, mended" }, event: null }]);
    await read([mended, ...items("One")]);
    expect(await overrides()).toMatchObject([{ key, event: { key, id: 0, title: "Two, mended" } }]);
  });

  it("shares one list with own events, newest first, once there is one", async () => {
    const { site, token, list, read } = await start("One");
    await read([
      buildFeedItem({ caption: "Older", last_modified_at: "2026-11-01T00:00:00Z" }),
      buildFeedItem({ caption: "Newer", last_modified_at: "2026-11-20T00:00:00Z" }),
    ]);
    const titles = async () => (await list()).map(({ title }) => title);
    expect(await titles()).toEqual(["Older", "Newer"]);
    site.now = new Date("2026-11-10T00:00:00Z");
    const own = { title: "Own", district: "Kollam" };
    expect((await site.ask("POST", "/api/events/add", { token: await site.token(), json: own })).json.data.id).toBe(1);
    expect(await titles()).toEqual(["Newer", "Own", "Older"]);
    expect((await list(token)).length).toBe(3);
  });
});

it("keeps its event through a thousand random readings of the feed", () => {
  const known = ["Road", "Road", "Hill", "Beach", "Ground"].map((caption, index) =>
    buildFeedItem({ caption, description: `Text ${index}`, district: index === 1 ? "Kollam" : "Kannur" }),
  );
  const read = (told: object[], before: string | null, overridden: KeyedEvent[] = []) =>
    readList(Buffer.from(JSON.stringify(told)), before, overridden).events;
  // Only the override still links their keys.
  const mended = known.map((item) => ({ ...item, caption: `${item.caption}, mended` }));
  let before = read(mended, read(known, null));
  const overridden = JSON.parse(before) as KeyedEvent[];
  const keys = new Map(overridden.map(({ description, key }) => [description, key]));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(mended),
      fc.array(fc.constantFrom("Road", "Hill", "Fresh"), { maxLength: 3 }),
      fc.integer({ min: 0, max: 999 }),
      (told, others, number) => {
        const strange = others.map((caption, index) =>
          buildFeedItem({ caption, description: `Strange ${number} ${index}`, district: "Idukki" }),
        );
        before = read([...strange, ...told].toReversed(), before, overridden);
        for (const { description, key } of JSON.parse(before) as KeyedEvent[])
          if (keys.has(description)) expect([description, key]).toEqual([description, keys.get(description)]);
      },
    ),
    { numRuns: 1000 },
  );
});
