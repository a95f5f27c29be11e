import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildFeedItem } from "../../../tests/support/event-feed.ts";
import { ORIGIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { readFeedItem } from "./feed-item.ts";
import { exportEvents, importEvents } from "./import-export.ts";

const told = (over: Record<string, unknown>) => {
  const event = readFeedItem(buildFeedItem(over));
  if (!event) throw new Error("This does not fit.");
  return event;
};
const titles = (json: { data: { title: string }[] }) => json.data.map(({ title }) => title);

eachDatabase((database) => {
  const start = (settings: Record<string, string> = {}) => database.use(startProduct, { settings });
  const withEvents = async (count: number) => {
    const site = await start();
    const events = Array.from({ length: count }, (_, index) => told({ caption: `Event ${index}` }));
    await site.events.replaceOwn(events);
    return site;
  };

  it("lists six, and any other page", async () => {
    const site = await withEvents(8);
    const first = await site.ask("GET", "/api/events");
    expect(first.status).toBe(200);
    expect(first.json.meta).toEqual({ offset: 0, limit: 6, total: 8 });
    expect(first.json.data.map(({ id }: { id: number }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(first.json.data[0]).toEqual({
      id: 0,
      key: expect.stringMatching(/^[0-9a-f]{16}$/),
      title: "Event 0",
      description: "Everybody ran.",
      location: "Kozhikode",
      date: "2026-11-18T05:30:00.000Z",
      images: [],
      image_descriptions: [],
      starts_at: null,
      ends_at: null,
      venue: "",
      status: "planned",
      was: null,
      reason: "",
      title_ml: "",
      description_ml: "",
      venue_ml: "",
      reason_ml: "",
      results_url: "",
      gallery: [],
      gallery_captions: [],
      gallery_captions_ml: [],
      runners: null,
    });
    const rest = await site.ask("GET", "/api/events?offset=6&limit=50");
    expect([titles(rest.json), rest.json.meta]).toEqual([["Event 6", "Event 7"], { offset: 6, limit: 50, total: 8 }]);
    expect((await site.ask("GET", "/api/events?offset=8")).json.data).toEqual([]);
  });

  it("reads its own list once per public change, for any number of requests", async () => {
    const site = await withEvents(8);
    const ask = async () => (await site.ask("GET", "/api/events")).json.meta.total;
    expect(await ask()).toBe(8);
    // Without a notification.
    await site.database.db.deleteFrom("events").execute();
    expect([await ask(), (await site.services.events.findVisible({ id: 7, key: null })) !== null]).toEqual([8, true]);
    await site.publicContent.change(async () => {});
    expect([await ask(), await site.services.events.findVisible({ id: 7, key: null })]).toEqual([0, null]);
  });

  database.itOnce.each(["limit=0", "limit=51", "limit=x", "offset=-1", "offset=1.5", "offset=1&offset=2", "limit="])(
    "refuses %s",
    async (query) => {
      const site = await withEvents(1);
      expect((await site.ask("GET", `/api/events?${query}`)).status).toBe(400);
    },
  );

  it("accepts a district in every spelling, and preserves positions in the whole list", async () => {
    const site = await start();
    await site.events.replaceOwn([
      told({ caption: "North", district: "Kasargod" }),
      told({ caption: "Middle", district: "ernakulam" }),
      told({ caption: "Also north", district: "KASARAGOD" }),
      told({ caption: "South", district: "Trivandrum" }),
      told({ caption: "Elsewhere", district: "Chennai" }),
    ]);
    const of = async (district: string) => {
      const { json } = await site.ask("GET", `/api/events?district=${encodeURIComponent(district)}`);
      return json.data.map(({ id, title }: { id: number; title: string }) => `${id} ${title}`);
    };
    for (const spelling of ["Kasargod", "Kasaragod", "kasaragod", "കാസർകോട്"])
      expect(await of(spelling)).toEqual(["0 North", "2 Also north"]);
    for (const spelling of ["Thiruvananthapuram", "trivandrum"]) expect(await of(spelling)).toEqual(["3 South"]);
    expect(await of("Ernakulam")).toEqual(["1 Middle"]);
    expect(await of("Kannur")).toEqual([]);
    expect(await of("chennai")).toEqual(["4 Elsewhere"]);
    expect(await of("")).toHaveLength(5);
  });

  it("finds an event by its key at any position, else by its position", async () => {
    const site = await withEvents(6);
    const open = async (id: number, key: string | null = null) => {
      const found = await site.services.events.findVisible({ id, key });
      if (found === "no list" || found === null) return found;
      return [found.event, found.next, ...found.others]
        .map((event) => event?.title.replace("Event ", "") ?? "-")
        .join(" ");
    };
    expect(await open(0)).toBe("0 1 2 3 4");
    expect(await open(4)).toBe("4 5 0 1 2");
    expect(await open(5)).toBe("5 - 0 1 2");
    expect(await open(6)).toBeNull();
    const { key } = (await site.ask("GET", "/api/events")).json.data[2];
    expect(await open(0, key)).toBe("2 3 4 5 0");
    expect(await open(0, "unknown")).toBeNull();
    const own = await site.events.own();
    const five = Array.from({ length: 5 }, (_, index) => told({ caption: `New ${index}` }));
    await site.events.replaceOwn([...five, ...own]);
    expect(await open(2, key)).toBe("2 3 4 5 New 0");
  });

  it("links to the next in the order of the public list: upcoming by time, then past", async () => {
    const site = await start();
    const token = await site.token("editor");
    await site.events.replaceOwn([
      told({ caption: "Past A", district: "Kollam" }),
      told({ caption: "Past B", district: "Idukki" }),
    ]);
    const addUpcoming = (title: string, days: number) => {
      const starts_at = new Date(site.now.getTime() + days * 86_400_000).toISOString();
      return site.ask("POST", "/api/events/add", {
        token,
        json: { title, description: "", district: "Kollam", starts_at },
      });
    };
    await addUpcoming("Soon", 2);
    await addUpcoming("Later", 20);
    const { data }: { data: { title: string; key: string }[] } = (await site.ask("GET", "/api/events")).json;
    const getNext = async (title: string, district?: string) => {
      const key = data.find((event) => event.title === title)?.key ?? "";
      const found = await site.services.events.findVisible({ id: 0, key, ...(district && { district }) });
      return found === "no list" || !found ? found : (found.next?.title ?? null);
    };
    expect(await getNext("Soon")).toBe("Later");
    expect(await getNext("Later")).toBe("Past A");
    expect(await getNext("Past A")).toBe("Past B");
    expect(await getNext("Past B")).toBeNull();
    expect(await getNext("Past A", "Kollam")).toBeNull();
    expect(await getNext("Later", "Idukki")).toBe("Past B");
  });

  it("links to the next within a district if one is given", async () => {
    const site = await start();
    const district = (index: number) => ["Kasaragod", "Kollam", "kasargod", "Idukki"][index % 4] ?? "";
    const events = Array.from({ length: 8 }, (_, index) =>
      told({ caption: `Event ${index}`, district: district(index) }),
    );
    await site.events.replaceOwn(events);
    const open = async (id: number, within: string) => {
      const found = await site.services.events.findVisible({ id, key: null, district: within });
      if (found === "no list" || found === null) return found;
      return [found.next, ...found.others].map((event) => event?.title.replace("Event ", "") ?? "-").join(" ");
    };
    expect(await open(2, "Kasargod")).toBe("4 6 0 4");
    expect(await open(6, "KASARAGOD")).toBe("- 0 2 4");
    expect(await open(5, "Kollam")).toBe("- 1");
    expect(await open(3, "Kollam")).toBe("5 1 5");
    expect(await open(3, "Chennai")).toBe("-");
    expect(await open(3, " ")).toBe("4 5 6 7");
  });

  it("counts a change as a public one", async () => {
    const site = await withEvents(1);
    const version = site.publicContent.version();
    await site.events.replaceOwn([]);
    expect(site.publicContent.version()).toBeGreaterThan(version);
  });

  it("imports and exports own events in the feed's format", async () => {
    const folder = await mkdtemp(join(tmpdir(), "campaign-events-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, "events.json");
    const site = await start();
    const items = [
      buildFeedItem({ caption: "One", image1: "https://pictures.example.org/1.jpg" }),
      buildFeedItem({ caption: "Two", image1: `${ORIGIN}/files/event-pictures/two.webp` }),
    ];
    await writeFile(file, JSON.stringify(items));
    expect(await importEvents(site.events, file)).toBe(2);
    const { json } = await site.ask("GET", "/api/events");
    expect(titles(json)).toEqual(["One", "Two"]);
    expect(json.data.map(({ images }: { images: string[] }) => images)).toEqual([
      ["https://pictures.example.org/1.jpg"],
      [`${ORIGIN}/files/event-pictures/two.webp`],
    ]);
    await exportEvents(site.events, file);
    const exported = JSON.parse(await readFile(file, "utf8"));
    expect(exported).toEqual({
      data: items.map((item) => ({ ...item, last_modified_at: "2026-11-18T05:30:00.000Z" })),
    });
    await importEvents(site.events, file);
    expect((await site.ask("GET", "/api/events")).json).toEqual(json);

    for (const [content, words] of [
      ["{", "The file is not JSON."],
      ["7", "The file must hold a list"],
      [JSON.stringify([...items, { caption: "" }]), "counted from 1: 3."],
    ] as const) {
      await writeFile(file, content);
      await expect(importEvents(site.events, file)).rejects.toThrow(words);
    }
    expect((await site.ask("GET", "/api/events")).json).toEqual(json);
  });

  const REQUEST = { request: "ZXZlbnRfdXBkYXRlcw==" };
  const feed = (site: TestProduct, key?: string, json: unknown = REQUEST) =>
    site.ask("POST", "/feed/event-updates", { json, ...(key !== undefined && { headers: { "x-api-key": key } }) });

  it("serves own events to a client with the key", async () => {
    const site = await start({ EVENT_FEED_KEY: "secret-key" });
    await site.events.replaceOwn([told({ caption: "One", image1: "https://pictures.example.org/1.jpg" })]);
    expect((await feed(site)).status).toBe(401);
    expect((await feed(site, "secret-keX")).status).toBe(401);
    expect((await feed(site, "")).status).toBe(401);
    const { status, json } = await feed(site, "secret-key");
    expect([status, json]).toEqual([
      200,
      {
        data: [
          {
            caption: "One",
            description: "Everybody ran.",
            district: "Kozhikode",
            last_modified_at: "2026-11-18T05:30:00.000Z",
            image1: "https://pictures.example.org/1.jpg",
          },
        ],
      },
    ]);
    expect((await feed(site, "secret-key", { request: "other" })).status).toBe(422);
    expect((await feed(site, "secret-key", [])).status).toBe(400);
    expect((await site.ask("GET", "/feed/event-updates")).status).toBe(405);
  });

  it("serves nothing without a key of its own, or while it reads a feed", async () => {
    expect((await feed(await start(), "")).status).toBe(404);
    const reader = await start({ EVENT_FEED_KEY: "secret-key", EVENT_FEED_URL: "http://127.0.0.1:1/feed" });
    expect((await feed(reader, "secret-key")).status).toBe(404);
  });
});
