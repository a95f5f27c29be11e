import fc from "fast-check";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { EVENT_STATUSES } from "../../../shared/events/event.ts";
import { toCacheKey } from "../../../shared/public-routes.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { ORIGIN, startProduct } from "../../../tests/support/product.ts";

const EVENT = {
  title: "Kollam runs; walks, and rests",
  title_ml: "കൊല്ലം ഓടുന്നു",
  description: "Bring water.\nBring \\ a friend.",
  district: "Kollam",
  starts_at: "2026-11-25T16:00:00+05:30",
  ends_at: "2026-11-25T19:00:00+05:30",
  venue: "Asramam ground",
};
const HOW_MANY = { sqlite: { numRuns: 500, seed: 26 }, postgres: { numRuns: 100, seed: 27 } };
const STATUS = {
  planned: "CONFIRMED",
  moved: "CONFIRMED",
  postponed: "TENTATIVE",
  cancelled: "CANCELLED",
  done: "CONFIRMED",
};

function readCalendar(text: string) {
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((subcomponent) => {
    const { uid, sequence, summary, description, location, startDate, endDate } = new ICAL.Event(subcomponent);
    const value = (name: string) => String(subcomponent.getFirstPropertyValue(name));
    return {
      uid,
      sequence,
      summary,
      description,
      location,
      starts: startDate.toJSDate().toISOString(),
      ends: endDate?.toJSDate().toISOString(),
      status: value("status"),
      url: value("url"),
      changed: (subcomponent.getFirstPropertyValue("last-modified") as ICAL.Time).toJSDate().toISOString(),
    };
  });
  return { name: calendar.getFirstPropertyValue("x-wr-calname"), events };
}

it("is cached under its canonical URL", () => {
  expect(toCacheKey("/ml/events/7.ics?e=0a1b&x=1")).toBe("/ml/events/7.ics?e=0a1b");
  expect(toCacheKey("/events.ics?district=Kollam")).toBe("/events.ics?district=Kollam");
});

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    site.now = new Date("2026-11-22T10:00:00.000Z");
    const token = await site.token("editor");
    const add = async (over: object = {}): Promise<string> =>
      (await site.ask("POST", "/api/events/add", { token, json: { ...EVENT, ...over } })).json.data.key;
    const change = (key: string, json: object) => site.ask("PUT", `/api/events/update/${key}`, { token, json });
    const read = async (address: string) => readCalendar((await site.ask("GET", address)).text);
    return { site, token, add, change, read };
  };

  database.itOnce("gives an event without an end a duration of two hours", async () => {
    const { add, read } = await start();
    await add({ ends_at: null });
    const { events } = await read("/events.ics");
    expect(events).toMatchObject([{ starts: "2026-11-25T10:30:00.000Z", ends: "2026-11-25T12:30:00.000Z" }]);
  });

  it("contains each event with a known date, in both languages, under a stable UID", async () => {
    const { site, add, change, read } = await start();
    const key = await add();
    await add({ title: "Some day", starts_at: null, ends_at: null });
    const answer = await site.ask("GET", "/events.ics");
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const { name, events } = readCalendar(answer.text);
    const event = {
      uid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/),
      sequence: 1,
      summary: EVENT.title,
      description: EVENT.description,
      location: "Asramam ground, Kollam, Kerala",
      starts: "2026-11-25T10:30:00.000Z",
      ends: "2026-11-25T13:30:00.000Z",
      status: "CONFIRMED",
      url: `${ORIGIN}/events/1?e=${key}`,
      changed: "2026-11-22T10:00:00.000Z",
    };
    expect([name, events]).toEqual(["Drug-Free Kerala: events", [event]]);
    const malayalam = await read("/ml/events.ics?district=kollam");
    expect([malayalam.name, malayalam.events[0]?.summary]).toEqual(["ലഹരിമുക്ത കേരളം: പരിപാടികൾ (കൊല്ലം)", EVENT.title_ml]);
    expect((await read("/events.ics?district=Kannur")).events).toEqual([]);

    site.now = new Date("2026-11-22T11:00:00.000Z");
    await change(key, { status: "postponed", starts_at: null, ends_at: null, reason: "Rain." });
    const [postponed] = (await read(`/events/0.ics?e=${key}`)).events;
    expect(postponed).toMatchObject({
      uid: events[0]?.uid,
      sequence: 2,
      status: "TENTATIVE",
      summary: `Postponed: ${EVENT.title}`,
      starts: event.starts,
      changed: "2026-11-22T11:00:00.000Z",
    });
    expect(postponed?.description).toContain("Rain.");
  });

  it("answers 404 for an event that is missing or has no date", async () => {
    const { site, add } = await start();
    await add({ starts_at: null, ends_at: null });
    const ask = async (address: string) => (await site.ask("GET", address)).status;
    expect(await ask("/events/0.ics")).toBe(404);
    expect(await ask("/events/7.ics")).toBe(404);
    expect(await ask("/ml/events/0.ics?e=unknown")).toBe(404);
  });

  it("security 74: lists the latest changes for feed readers", async () => {
    const { site, token, add, change } = await start();
    const key = await add({ title: '<b>Run</b> & "rest"' });
    site.now = new Date("2026-11-22T11:00:00.000Z");
    await add({ title: "Walk" });
    const feed = async (address: string) => (await site.ask("GET", address)).text;
    const first = await feed("/events.atom");
    expect(first).toContain("<updated>2026-11-22T11:00:00.000Z</updated>");
    expect(first.indexOf("Walk")).toBeLessThan(first.indexOf("&lt;b&gt;Run&lt;/b&gt; &amp; &quot;rest&quot;"));
    site.now = new Date("2026-11-22T12:00:00.000Z");
    await change(key, { status: "cancelled" });
    const second = await feed("/ml/events.atom");
    expect(second).toContain('xml:lang="ml"');
    expect(second).toContain(`<title>റദ്ദാക്കി: ${EVENT.title_ml}</title>`);
    expect(second).toContain(`href="${ORIGIN}/ml/events/0?e=${key}"`);
    await site.ask("DELETE", `/api/events/delete/${key}`, { token });
    expect(await feed("/events.atom")).not.toContain("Run");
  });

  database.itOnce("security 74: is complete for subscribers through hundreds of random edits", async () => {
    const site = await database.use(startProduct);
    const token = await site.token("editor");
    const by = (await site.ask("GET", "/api/admin/profile", { token })).json;
    const { admin } = site.events;
    const { key } = await admin.add(by, { title: "Run", district: "Kollam", starts_at: "2026-11-25T10:30:00.000Z" });
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.constantFrom("ക്ഷ".repeat(60), "a,b;c\\d\ne", "BEGIN:VEVENT", "\\n\\,", " ", "END:VCALENDAR\r\nX:1"),
    );
    const edit = fc.record(
      {
        title: text.map((title) => `Run ${title}`.replace(/\s/gu, " ").trim()),
        description: text,
        venue: text.map((venue) => venue.replace(/\s/gu, " ").trim()),
        starts_at: fc
          .date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
          .map((date) => `${date.toISOString().slice(0, 19)}.000Z`),
        status: fc.constantFrom(...EVENT_STATUSES),
      },
      { requiredKeys: [] },
    );
    let told = { title: "Run", starts_at: "2026-11-25T10:30:00.000Z", status: "planned" as keyof typeof STATUS };
    let uid: string | undefined;
    for (const [index, change] of fc.sample(edit, HOW_MANY[database.kind]).entries()) {
      await admin.update(by, key, null, change);
      told = { ...told, ...change };
      const { events } = readCalendar((await site.ask("GET", "/events.ics")).text);
      const [event] = events;
      uid ??= event?.uid;
      expect([events.length, event?.uid, event?.sequence]).toEqual([1, uid, index + 2]);
      expect(event).toMatchObject({ starts: told.starts_at, status: STATUS[told.status] });
      expect(event?.summary.endsWith(told.title.trim())).toBe(true);
    }
  });
});
