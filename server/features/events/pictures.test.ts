import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { answers, buildFeedItem, type EventFeedServer } from "../../../tests/support/event-feed.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { buildPicture, startFeed } from "../../../tests/support/test-feed.ts";
import { createLog } from "../../lib/logger.ts";
import { createFeedHost } from "./feed-host.ts";
import { createEventPictures } from "./pictures.ts";

eachDatabase((database) => {
  const start = (feed: EventFeedServer) => database.use(startProduct, { settings: { EVENT_FEED_URL: feed.url } });
  const first = async (site: TestProduct) => {
    const list = await site.services.events.listVisible({ offset: 0, limit: 6 });
    return list?.events[0]?.pictures ?? [];
  };

  it("are copied from the feed's host into storage and onto pages, which are rendered again", async () => {
    const feed = await startFeed();
    feed.answer = answers.list([
      buildFeedItem({ image1: `${feed.origin}/1.jpg`, image2: `${feed.origin}/missing.jpg` }),
    ]);
    const picture = await buildPicture().jpeg().toBuffer();
    feed.answerPicture = (response, asked) =>
      (asked.url === "/1.jpg" ? answers.bytes(picture) : answers.status(404))(response, asked);
    const site = await start(feed);
    expect((await site.ask("GET", "/api/events")).json.data[0].images).toEqual([
      `${feed.origin}/1.jpg`,
      `${feed.origin}/missing.jpg`,
    ]);
    expect(await first(site)).toEqual([]);
    const version = site.publicContent.version();
    await site.events.refresh();
    expect(site.publicContent.version()).toBeGreaterThan(version);
    const [shown, ...more] = await first(site);
    expect(more).toEqual([]);
    expect([shown?.width, shown?.height, shown?.sizes.map(({ width }) => width)]).toEqual([
      1280,
      800,
      [480, 800, 1280],
    ]);
    for (const address of [shown?.preview, ...(shown?.sizes.map((size) => size.address) ?? [])]) {
      expect(address).toMatch(/^\/files\/events\/[0-9a-f]{40}-(480|800|1280|preview)\.(webp|jpg)$/);
      const file = await site.ask("GET", address ?? "");
      expect([file.status, file.headers.get("Content-Type")]).toEqual([
        200,
        address?.endsWith(".jpg") ? "image/jpeg" : "image/webp",
      ]);
      expect(await site.storage.find(address?.replace("/files/", "") ?? "")).not.toBeNull();
    }
    const asked = feed.asked.length;
    await site.events.refresh();
    expect(feed.asked).toHaveLength(asked);
  });

  it("that are broken are retried with increasing delays", async () => {
    const feed = await startFeed();
    feed.answer = answers.list([buildFeedItem({ image1: `${feed.origin}/1.jpg` })]);
    feed.answerPicture = answers.html;
    const site = await start(feed);
    await site.ask("GET", "/api/events");
    const tries = () => feed.asked.filter(({ method }) => method === "GET").length;
    const after = async (minutes: number) => {
      site.now = new Date(site.now.getTime() + minutes * 60_000);
      await site.events.refresh();
      return tries();
    };
    expect([await after(0), await after(0.5), await after(1), await after(2), await after(4)]).toEqual([1, 1, 2, 2, 3]);
    feed.answerPicture = answers.bytes(await buildPicture().png().toBuffer());
    // Retries survive a clock that moved back.
    expect([await after(8), await after(-26 * 60)]).toEqual([3, 4]);
    expect(await first(site)).toHaveLength(1);
  });

  it("of own events are read from storage, and a duplicate is shown once", async () => {
    const site = await database.use(startProduct);
    await site.storage.put("event-samples/own.webp", await buildPicture(640, 400).webp().toBuffer());
    const images = ["/files/event-samples/own.webp", "/files/event-samples/own.webp", "/files/event-samples/gone.webp"];
    const event = { title: "Own", description: "", location: "Kannur", date: "2026-11-18T05:30:00.000Z", images };
    await site.events.replaceOwn([event]);
    await site.events.refresh();
    expect((await first(site)).map(({ width }) => width)).toEqual([640]);
  });

  it("are removed when no list has referenced them for long", async () => {
    const feed = await startFeed();
    feed.answer = answers.list([buildFeedItem({ image1: `${feed.origin}/1.jpg` })]);
    feed.answerPicture = answers.bytes(await buildPicture(100, 100).png().toBuffer());
    const site = await start(feed);
    await site.ask("GET", "/api/events");
    await site.events.refresh();
    expect(await site.storage.list("events")).toHaveLength(2);
    site.now = new Date(site.now.getTime() + 20 * 24 * 3_600_000);
    await site.events.refresh();
    site.now = new Date(site.now.getTime() + 20 * 24 * 3_600_000);
    await site.events.cleanup();
    expect(await site.storage.list("events")).toHaveLength(2);
    site.now = new Date(site.now.getTime() + 20 * 24 * 3_600_000);
    await site.events.cleanup();
    expect(await site.storage.list("events")).toEqual([]);
  });

  it("security 56: that a feed keeps changing use no more space than those of one list", async () => {
    const feed = await startFeed();
    feed.answerPicture = async (response, asked) => {
      const wide = Number(/\d+/.exec(asked.url ?? "")?.[0]);
      answers.bytes(await buildPicture(wide, 40).png().toBuffer())(response, asked);
    };
    const site = await database.use(startProduct);
    const pictures = createEventPictures({
      db: site.database.db,
      clock: () => site.now,
      storage: site.storage,
      publicContent: site.publicContent,
      log: createLog("silent"),
      fileAddress: (path) => path,
      host: createFeedHost(feed.url),
      most: 2,
    });
    onTestFinished(() => pictures.stop());
    const at = (...wide: number[]) => wide.map((width) => `${feed.origin}/${width}.png`);
    const widths = async () =>
      (await site.storage.list("events")).map((key) => /-(\d+)\.webp$/.exec(key)?.[1]).filter((width) => width);
    await pictures.fetch(at(41, 42));
    expect((await widths()).toSorted()).toEqual(["41", "42"]);
    site.now = new Date(site.now.getTime() + 25 * 3_600_000);
    await pictures.fetch(at(42, 43));
    expect((await widths()).toSorted(), "what is still referenced remains").toEqual(["42", "43"]);
    await pictures.fetch(at(44, 45, 46));
    expect((await widths()).toSorted()).toEqual(["44", "45"]);
    expect(await site.database.db.selectFrom("event_pictures").select("address_hash").execute()).toHaveLength(2);
  });

  it("are copied between installations with their events", async () => {
    const files = await startFeed();
    const origin = files.origin;
    const settings = { EVENT_FEED_KEY: "between-us", PUBLIC_ORIGIN: origin };
    const teller = await database.use(startProduct, { settings });
    await teller.storage.put("event-samples/own.webp", await buildPicture(640, 400).webp().toBuffer());
    const images = ["/files/event-samples/own.webp"];
    await teller.events.replaceOwn([
      { title: "Told", description: "By one.", location: "Kannur", date: "2026-11-18T05:30:00.000Z", images },
    ]);
    files.answer = async (response, { headers, body }) => {
      const told = await teller.ask("POST", "/feed/event-updates", {
        body,
        headers: { "Content-Type": "application/json", "x-api-key": String(headers["x-api-key"]) },
      });
      answers.status(told.status, told.text.replaceAll("http://localhost:3000", origin))(
        response,
        files.asked[0] as never,
      );
    };
    const picture = await buildPicture(640, 400).webp().toBuffer();
    files.answerPicture = answers.bytes(picture, "image/webp");
    const reader = await database.use(startProduct, {
      settings: { EVENT_FEED_URL: `${origin}/feed/event-updates`, EVENT_FEED_KEY: "between-us" },
    });
    const [heard] = (await reader.ask("GET", "/api/events")).json.data;
    const [told] = (await teller.ask("GET", "/api/events")).json.data;
    expect({ ...heard, images: [] }).toEqual({ ...told, images: [] });
    await reader.events.refresh();
    expect(await first(reader)).toHaveLength(1);
  });
});
