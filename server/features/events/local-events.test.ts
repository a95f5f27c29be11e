import { expect, it } from "vitest";
import { EVENTS_PER_WINDOW } from "../../../shared/events/events.ts";
import { toStoredText } from "../../../shared/text/formatted-text.ts";
import { countChanges } from "../../../tests/support/count-changes.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildFeedItem } from "../../../tests/support/event-feed.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct } from "../../../tests/support/product.ts";
import { readFeedItem } from "./feed-item.ts";

const EVENT = {
  title: "Malappuram runs",
  title_ml: "മലപ്പുറം ഓടുന്നു",
  description: "Bring water.\nBring a friend.",
  district: "malappuram",
  starts_at: "2026-11-25T16:00:00+05:30",
  ends_at: "2026-11-25T19:00:00+05:30",
  venue: "Kottakkunnu ground",
  venue_ml: "കോട്ടക്കുന്ന് മൈതാനം",
};
const AS_SHOWN = {
  title: EVENT.title,
  title_ml: EVENT.title_ml,
  description: EVENT.description,
  description_ml: "",
  location: "Malappuram",
  starts_at: "2026-11-25T10:30:00.000Z",
  ends_at: "2026-11-25T13:30:00.000Z",
  venue: EVENT.venue,
  venue_ml: EVENT.venue_ml,
  status: "planned",
  was: null,
  reason: "",
  reason_ml: "",
  results_url: "",
  gallery: [],
  gallery_captions: [],
  gallery_captions_ml: [],
  runners: null,
  images: [],
  image_descriptions: [],
};
const FIRST_PLAN = { starts_at: AS_SHOWN.starts_at, ends_at: AS_SHOWN.ends_at, venue: AS_SHOWN.venue };

eachDatabase((database) => {
  it("is found by staff by its words, in either language and either spelling of a chillu", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("reader");
    const add = async (event: object) =>
      site.ask("POST", "/api/events/add", { token: await site.token(), json: event });
    await add({ title: "Run at the lighthouse", title_ml: "കണ്ണൂരിലെ ഓട്ടം", district: "Kannur", venue: "Beach road" });
    await add({ title: "Evening of films", district: "Kollam", description: "By the lake.", reason: "Rain" });
    const found = async (q: string, more = "") => {
      const { json } = await site.ask("GET", `/api/events?q=${encodeURIComponent(q)}${more}`, { token });
      return [json.meta.total, ...json.data.map(({ title }: { title: string }) => title)];
    };
    expect(await found("lighthouse BEACH")).toEqual([1, "Run at the lighthouse"]);
    expect(await found("കണ്ണൂര്\u200D")).toEqual([1, "Run at the lighthouse"]);
    expect(await found("lake rain")).toEqual([1, "Evening of films"]);
    expect(await found("lake lighthouse")).toEqual([0]);
    expect(await found("lake", "&district=Kannur")).toEqual([0]);
    expect((await found(" "))[0]).toBe(2);
    expect((await site.ask("GET", `/api/events?q=${"x".repeat(101)}`, { token })).status).toBe(400);
    // The public list has no search.
    expect((await site.ask("GET", "/api/events?q=lake")).json.meta.total).toBe(2);
  });

  const start = async () => {
    const site = await database.use(startProduct);
    site.now = new Date("2026-11-22T10:00:00.000Z");
    const token = await site.token("editor");
    const add = (over: object = {}) => site.ask("POST", "/api/events/add", { token, json: { ...EVENT, ...over } });
    const change = (key: string, json: object, headers = {}) =>
      site.ask("PUT", `/api/events/update/${key}`, { token, headers, json });
    const list = async (query = "") => (await site.ask("GET", `/api/events?limit=50${query}`)).json.data;
    return { site, token, add, change, list };
  };

  it("is listed at once, for everyone, and keeps its key through every change", async () => {
    const { site, token, add, change, list } = await start();
    const { status, json, headers } = await add();
    const { key } = json.data;
    expect([status, json, headers.get("ETag")]).toEqual([
      201,
      {
        message: "Event added successfully!",
        data: {
          id: 0,
          key: expect.stringMatching(/^[0-9a-f]{16}$/),
          ...AS_SHOWN,
          date: "2026-11-22T10:00:00.000Z",
          district: "Malappuram",
          source: "own",
          publish_at: null,
          history_id: expect.any(Number),
          ...version(1),
        },
      },
      '"1"',
    ]);
    expect(await list()).toEqual([{ id: 0, key, ...AS_SHOWN, date: "2026-11-22T10:00:00.000Z" }]);
    site.now = new Date("2026-11-22T11:00:00.000Z");
    const changed = await change(key, { title: "Malappuram walks" }, { "If-Match": '"1"' });
    const walks = { ...AS_SHOWN, key, title: "Malappuram walks", date: "2026-11-22T11:00:00.000Z" };
    expect([changed.status, changed.json.data]).toMatchObject([200, { ...walks, ...version(2) }]);
    const stale = await change(key, { title: "Malappuram swims" }, { "If-Match": '"1"' });
    expect([stale.status, stale.json.current]).toMatchObject([412, { ...walks, district: "Malappuram", version: 2 }]);
    expect((await site.ask("GET", "/api/events", { token })).json.data).toMatchObject([{ ...walks, version: 2 }]);
  });

  it("has formatted descriptions in plain words everywhere but on its page", async () => {
    const { site, token, add, change, list } = await start();
    const plain = "2 * 3 _x_ <b>\n1. May";
    const { key } = (await add({ description: plain })).json.data;
    expect((await list())[0].description).toBe(plain);
    const description = toStoredText("Bring **two**:\n\n- [water](/help), 2 \\* 1\n- shoes");
    const words = "Bring two:\n\n• water, 2 * 1\n• shoes";
    const saved = await change(key, { description, description_ml: toStoredText("*വെള്ളം*") }, { "If-Match": '"1"' });
    expect(saved.json.data).toMatchObject({ description, version: 2 });
    expect((await list())[0]).toMatchObject({ description: words, description_ml: "വെള്ളം" });
    expect(await list("&q=two")).toHaveLength(1);
    const stale = await change(key, { title: "Malappuram swims" }, { "If-Match": '"1"' });
    expect(stale.json.current).toMatchObject({ description });
    const forStaff = await site.ask("GET", "/api/events", { token });
    expect(forStaff.json.data).toMatchObject([{ description }]);
    expect((await site.ask("GET", "/events/0.ics")).text.replaceAll("\r\n ", "")).toContain("Bring two:\\n\\n• water");
  });

  it("shows the originally announced date of a moved event, until it is planned again", async () => {
    const { add, change, list } = await start();
    const { key } = (await add()).json.data;
    const shown = async (change: object) => {
      expect(change).toMatchObject({ status: 200 });
      const [{ status, was, starts_at, venue }] = await list();
      return [status, was, starts_at, venue];
    };
    const later = "2026-11-27T10:30:00.000Z";
    expect(
      await shown(await change(key, { status: "postponed", starts_at: null, ends_at: "", reason: "Rain" })),
    ).toEqual(["postponed", null, null, EVENT.venue]);
    expect(await shown(await change(key, { status: "moved", starts_at: later }))).toEqual([
      "moved",
      FIRST_PLAN,
      later,
      EVENT.venue,
    ]);
    expect(await shown(await change(key, { venue: "Town hall", description: "" }))).toEqual([
      "moved",
      FIRST_PLAN,
      later,
      "Town hall",
    ]);
    expect((await shown(await change(key, { status: "cancelled" })))[1]).toBeNull();
    expect((await shown(await change(key, { status: "planned" })))[1]).toBeNull();
    const second = { starts_at: later, ends_at: null, venue: "Town hall" };
    expect((await shown(await change(key, { status: "moved", venue: "Beach" })))[1]).toEqual(second);
    expect((await shown(await change(key, { venue: "Town hall" })))[1]).toBeNull();
  });

  it("keeps the originally announced date through several moves, also when Moved is set later", async () => {
    const { add, change, list } = await start();
    const first = { starts_at: "2099-11-25T10:30:00.000Z", ends_at: "2099-11-25T13:30:00.000Z", venue: EVENT.venue };
    const { key } = (await add(first)).json.data;
    const shown = async (to: object) => {
      expect(await change(key, to)).toMatchObject({ status: 200 });
      const [{ status, was }] = await list();
      return [status, was];
    };
    const day = (number: number) => ({
      starts_at: `2099-12-0${number}T10:30:00.000Z`,
      ends_at: `2099-12-0${number}T12:00:00.000Z`,
    });
    expect(await shown(day(1))).toEqual(["planned", null]);
    expect(await shown(day(2))).toEqual(["planned", null]);
    expect(await shown({ status: "moved" })).toEqual(["moved", first]);
    expect(await shown({ ...day(3), status: "moved" })).toEqual(["moved", first]);

    // A corrected day was not announced.
    await change(key, { status: "planned" });
    expect(await shown({ ...day(4), correction: true })).toEqual(["planned", null]);
    expect(await shown({ ...day(5), status: "moved" })).toEqual(["moved", { ...day(4), venue: EVENT.venue }]);
    expect((await change(key, { correction: "yes" })).status).toBe(422);
  });

  it("has no original date once it is over", async () => {
    const { add, change, list } = await start();
    const over = { starts_at: "2020-11-25T10:30:00.000Z", ends_at: "2020-11-25T13:30:00.000Z" };
    const { key } = (await add(over)).json.data;
    const again = { starts_at: "2099-02-01T10:30:00.000Z", ends_at: null };
    await change(key, again);
    await change(key, { status: "moved", venue: "Beach" });
    expect((await list())[0].was).toEqual({ ...again, venue: EVENT.venue });
  });

  it("shows the reason for its status while it has that status", async () => {
    const { add, change, list } = await start();
    const { key } = (await add()).json.data;
    const reasons = async (to: object) => {
      expect(await change(key, to)).toMatchObject({ status: 200 });
      const [{ reason, reason_ml }] = await list();
      return [reason, reason_ml];
    };
    expect(await reasons({ status: "cancelled", reason: "Rain", reason_ml: "മഴ" })).toEqual(["Rain", "മഴ"]);
    expect(await reasons({ status: "cancelled", title: "Walk" })).toEqual(["Rain", "മഴ"]);
    expect(await reasons({ status: "moved", reason: "Work" })).toEqual(["Work", ""]);
    expect(await reasons({ status: "planned" })).toEqual(["", ""]);
  });

  it("is deleted and restored under its key, with the latest change time", async () => {
    const { site, token, add, change, list } = await start();
    const { key } = (await add()).json.data;
    await change(key, { status: "moved", venue: "Town hall" });
    const [moved] = await list();
    const { status, json } = await site.ask("DELETE", `/api/events/delete/${key}`, { token });
    expect([status, json, await list()]).toEqual([200, { message: "Event deleted successfully!" }, []]);
    site.now = new Date("2026-11-22T12:00:00.000Z");
    const rows = (await site.ask("GET", "/api/history?kind=event", { token })).json.data;
    expect(rows.map(({ act }: { act: string }) => act)).toEqual(["delete event", "change event", "add event"]);
    expect(rows[1].fields).toMatchObject({ status: { before: "planned", after: "moved" } });
    const back = (id: number) => site.ask("POST", `/api/history/${id}/put-back`, { token });
    expect((await back(rows[0].id)).status).toBe(200);
    expect(await list()).toEqual([{ ...moved, date: "2026-11-22T12:00:00.000Z" }]);
    expect((await back(rows[1].id)).status).toBe(200);
    expect(await list()).toEqual([{ ...AS_SHOWN, id: 0, key, date: "2026-11-22T12:00:00.000Z" }]);
  });

  it("loses the reason for its cancellation when it is planned again", async () => {
    const { site, token, add, change, list } = await start();
    const { key } = (await add()).json.data;
    await change(key, { status: "cancelled" });
    await change(key, { reason: "Flood", reason_ml: "വെള്ളപ്പൊക്കം" });
    const [explained, called] = (await site.ask("GET", "/api/history?kind=event", { token })).json.data;
    const back = async ({ id }: { id: number }) =>
      (await site.ask("POST", `/api/history/${id}/put-back`, { token })).status;
    expect(await back(called)).toBe(200);
    expect((await list())[0]).toMatchObject({ status: "planned", reason: "", reason_ml: "" });
    await change(key, { status: "postponed", reason: "Flood", reason_ml: "വെള്ളപ്പൊക്കം" });
    expect(await back(explained)).toBe(409);
  });

  it("is not restored with an end before its start", async () => {
    const { site, token, add, change, list } = await start();
    const { key } = (await add({ starts_at: "2026-12-01T04:30:00Z", ends_at: "2026-12-01T06:30:00Z" })).json.data;
    await change(key, { ends_at: "2026-12-01T12:30:00Z" });
    await change(key, { starts_at: "2026-12-01T08:30:00Z" });
    const before = await list();
    const rows = (await site.ask("GET", "/api/history?kind=event", { token })).json.data;
    const refused = await site.ask("POST", `/api/history/${rows[1].id}/put-back`, { token });
    expect([refused.status, refused.json.code, await list()]).toEqual([409, "event-ends-first", before]);
  });

  it("is upcoming until its end, or its start without an end", async () => {
    const { site, add, list } = await start();
    await add({ title: "Both" });
    await add({ title: "Start alone", ends_at: null });
    await add({ title: "End alone", starts_at: null });
    await add({ title: "Neither", starts_at: "", ends_at: "" });
    const titles = async (when: string) => (await list(`&when=${when}`)).map(({ title }: { title: string }) => title);
    const at = async (moment: string) => {
      site.now = new Date(moment);
      return [await titles("coming"), await titles("past")];
    };
    const [coming, past] = await at("2026-11-25T10:29:59.999Z");
    expect([coming?.toSorted(), past]).toEqual([["Both", "End alone", "Start alone"], ["Neither"]]);
    const [still, begun] = await at("2026-11-25T10:30:00.000Z");
    expect([still?.toSorted(), begun?.toSorted()]).toEqual([
      ["Both", "End alone"],
      ["Neither", "Start alone"],
    ]);
    expect((await at("2026-11-25T13:30:00.000Z"))[0]).toEqual([]);
    const { json } = await site.ask("GET", "/api/events?when=past&limit=1&offset=3");
    expect([json.meta.total, json.data.length]).toEqual([4, 1]);
    expect((await site.ask("GET", "/api/events?when=later")).status).toBe(400);
  });

  it("is among the next events beyond their window if it is to be kept", async () => {
    const { site, add } = await start();
    const at = (hour: number) => new Date(Date.parse("2026-12-01T06:00:00Z") + hour * 3_600_000).toISOString();
    for (let hour = 0; hour <= EVENTS_PER_WINDOW; hour += 1) await add({ starts_at: at(hour), ends_at: null });
    await add({ title: "The mega marathon", starts_at: at(100), ends_at: null });
    const upcoming = await site.events.listComing("", ({ title }) => title === "The mega marathon");
    expect(upcoming).toHaveLength(EVENTS_PER_WINDOW + 1);
    expect(upcoming.at(-1)).toMatchObject({ title: "The mega marathon" });
    expect(await site.events.listComing()).toHaveLength(EVENTS_PER_WINDOW);
  });

  it("precedes imported ones, newest first, and survives the next import", async () => {
    const { site, token, add, change, list } = await start();
    const told = (...captions: string[]) =>
      captions.map((caption) => readFeedItem(buildFeedItem({ caption }))).filter((event) => event !== null);
    await site.events.replaceOwn(told("One", "Two", "Three"));
    const titles = async () => (await list()).map(({ title }: { title: string }) => title).join();
    const [, two] = await list();
    const { key } = (await add({ title: "Own" })).json.data;
    expect(await titles()).toBe("Own,One,Two,Three");
    site.now = new Date("2026-11-22T11:00:00.000Z");
    await change(two.key, { status: "cancelled" });
    expect(await titles()).toBe("Two,Own,One,Three");
    await site.events.replaceOwn(told("Two", "Four"));
    expect(await titles()).toBe("Two,Own,Four");
    expect((await list())[0].status).toBe("cancelled");
    await site.ask("DELETE", `/api/events/delete/${key}`, { token });
    expect(await titles()).toBe("Two,Four");
  });

  database.itOnce.each<[what: string, over: object, message: string]>([
    ["no title", { title: " " }, "Please enter a title."],
    ["an unknown district", { district: "Chennai" }, "Please select a district."],
    ["a date without a time", { starts_at: "2026-11-25" }, "Please choose when the event starts."],
    ["a number as end", { ends_at: 7 }, "Please choose when the event ends."],
    ["an end before the start", { ends_at: "2026-11-25T10:30:00Z" }, "The event must end after it starts."],
    ["another status", { status: "late" }, "The status must be planned, moved, postponed, cancelled or done."],
    ["201 characters", { venue: "x".repeat(201) }, "Place can have at most 200 characters."],
    ["a title that is a list", { title_ml: ["a"] }, "Malayalam title must be text."],
  ])("refuses %s with a message", async (_title, over, message) => {
    const { add, change, list } = await start();
    const refused = await add(over);
    expect([refused.status, refused.json.message, await list()]).toEqual([422, message, []]);
    const { key } = (await add()).json.data;
    expect((await change(key, over)).json.message).toBe(message);
  });

  database.itOnce("refuses unknown keys", async () => {
    const { site, token, change } = await start();
    expect((await change("0".repeat(16), { title: "T" })).status).toBe(404);
    expect((await site.ask("DELETE", `/api/events/delete/${"0".repeat(16)}`, { token })).status).toBe(404);
    for (const odd of ["7", "x".repeat(16), "%00", "0".repeat(17)])
      expect([odd, (await change(odd, { title: "T" })).status]).toEqual([odd, 400]);
  });

  it("is hidden from visitors everywhere until its time", async () => {
    const { site, token, add, change, list } = await start();
    const at = "2026-11-22T11:00:00.000Z";
    const added = await add({ publish_at: "2026-11-22T16:30:00+05:30" });
    expect(added.json.data).toMatchObject({ publish_at: at, was: null });
    const { key } = added.json.data;
    // Nothing was announced yet, so that another day is no move.
    await change(key, { starts_at: "2026-11-25T11:00:00Z", ends_at: null, status: "planned" });
    const reader = await site.token("reader");
    const seen = async () => {
      const texts = await Promise.all(
        ["/sitemap.xml", "/events.ics", "/events.atom", "/ml/events.atom", `/events/0.ics?e=${key}`].map((path) =>
          site.ask("GET", path).then(({ text }) => text),
        ),
      );
      return [
        await list(),
        (await site.ask("GET", "/api/events", { token: reader })).json.data,
        await site.events.listComing(),
        await site.events.findVisible({ id: 0, key }),
        texts.filter((text) => text.includes(key) || text.includes(EVENT.title)),
        await site.events.own(),
      ].flat();
    };
    expect((await seen()).filter(Boolean)).toEqual([]);
    const staff = async () => (await site.ask("GET", "/api/events", { token })).json.data;
    expect(await staff()).toMatchObject([{ key, publish_at: at }]);
    expect(await site.events.getNextChange("2026-11-22T10:00:00.000Z")).toBe(at);
    site.now = new Date("2026-11-22T10:59:59.999Z");
    expect(await list()).toEqual([]);
    site.now = new Date(at);
    expect(await list()).toMatchObject([{ key, date: at, was: null, status: "planned" }]);
    expect((await list())[0]).not.toHaveProperty("publish_at");
    expect((await seen()).filter(Boolean)).toHaveLength(10);
    // A clock that was set back hides it again.
    site.now = new Date("2026-11-22T10:30:00.000Z");
    expect(await list()).toEqual([]);
    await change(key, { publish_at: null });
    expect(await list()).toMatchObject([{ key }]);
    expect((await change(key, { publish_at: "soon" })).json.message).toBe(
      "Please choose when the event appears on the site.",
    );
  });

  it("invalidates cached pages when it starts and ends", async () => {
    const { site, add } = await start();
    await add();
    const next = async (after: string) => site.events.getNextChange(after);
    expect(await next("2026-11-22T10:00:00.000Z")).toBe(AS_SHOWN.starts_at);
    expect(await next(AS_SHOWN.starts_at)).toBe(AS_SHOWN.ends_at);
    expect(await next(AS_SHOWN.ends_at)).toBeNull();
    site.now = new Date(AS_SHOWN.ends_at);
    const before = await countChanges(site);
    site.dueContent.start();
    await expect.poll(() => countChanges(site)).toBe(before + 1);
  });
});
