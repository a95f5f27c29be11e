import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { answers, buildFeedItem, type EventFeedServer } from "../../../tests/support/event-feed.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { startFeed } from "../../../tests/support/test-feed.ts";
import { TIMED } from "../../../tests/support/timed.ts";

const SECOND_MS = 1000;
const KEY = "feed-key-0123456789";
const titles = (asked: { json: { data: { title: string }[] } }) => asked.json.data.map(({ title }) => title);
const items = (...captions: string[]) => captions.map((caption) => buildFeedItem({ caption }));

eachDatabase((database) => {
  const getSettings = (feed: EventFeedServer) => ({ EVENT_FEED_URL: feed.url, EVENT_FEED_KEY: KEY });
  const start = (feed: EventFeedServer) => database.use(startProduct, { settings: getSettings(feed) });
  const events = (site: TestProduct) => site.ask("GET", "/api/events?limit=50");
  const after = async (site: TestProduct, seconds: number) => {
    site.now = new Date(site.now.getTime() + seconds * SECOND_MS);
    await site.events.refresh();
  };

  database.itOnce("sends the request that the protocol requires", async () => {
    const feed = await startFeed();
    feed.answer = answers.list(items("One", "Two"));
    const site = await start(feed);
    expect(titles(await events(site))).toEqual(["One", "Two"]);
    const [asked] = feed.asked;
    expect([asked?.method, asked?.url, asked?.body]).toEqual(["POST", "/feed", '{"request":"ZXZlbnRfdXBkYXRlcw=="}']);
    expect(asked?.headers).toMatchObject({ "x-api-key": KEY, "content-type": "application/json" });
  });

  database.itOnce("sends the key in the configured header, and accepts a bare array as response", async () => {
    const feed = await startFeed();
    feed.answer = answers.list(items("One"), { bare: true });
    const settings = { ...getSettings(feed), EVENT_FEED_KEY_HEADER: "X-Feed-Token" };
    const site = await database.use(startProduct, { settings });
    expect(titles(await events(site))).toEqual(["One"]);
    expect(feed.asked[0]?.headers).toMatchObject({ "x-feed-token": KEY });
    expect(feed.asked[0]?.headers).not.toHaveProperty("x-api-key");
  });

  database.itOnce("is read at most once a minute, by one request at a time", async () => {
    const feed = await startFeed();
    feed.answer = answers.list(items("One"));
    const site = await start(feed);
    await Promise.all(Array.from({ length: 30 }, () => events(site)));
    await after(site, 59);
    await events(site);
    expect(feed.asked).toHaveLength(1);
    feed.answer = answers.list(items("Two"));
    await after(site, 2);
    expect(feed.asked).toHaveLength(2);
    expect(titles(await events(site))).toEqual(["Two"]);
  });

  database.itOnce("serves the last good list at once during a refresh", TIMED, async () => {
    const feed = await startFeed();
    feed.answer = answers.list(items("Old"));
    const site = await start(feed);
    await events(site);
    let release = () => {};
    feed.answer = (response, asked) => {
      release = () => answers.list(items("New"))(response, asked);
    };
    site.now = new Date(site.now.getTime() + 61 * SECOND_MS);
    const started = performance.now();
    expect(titles(await events(site))).toEqual(["Old"]);
    expect(performance.now() - started).toBeLessThan(4000);
    await expect.poll(() => feed.asked.length).toBe(2);
    release();
    await expect.poll(async () => titles(await events(site))).toEqual(["New"]);
  });

  database.itOnce.each([
    ["answers 500", answers.status(500)],
    ["answers 404 with a list", answers.status(404, JSON.stringify(items("Wrong")))],
    ["answers HTML", answers.html],
    ["answers an object without a list", answers.status(200, '{"data":{}}')],
    ["answers null", answers.status(200, "null")],
    ["security 47: redirects", answers.redirect("/other")],
    ["answers 50 MB", answers.huge],
  ])("serves the last good list while the feed %s, and retries every ten seconds", async (_title, answer) => {
    const feed = await startFeed();
    feed.answer = answers.list(items("Good"));
    const site = await start(feed);
    await events(site);
    feed.answer = answer;
    await after(site, 60);
    expect(titles(await events(site))).toEqual(["Good"]);
    await after(site, 9);
    expect(feed.asked).toHaveLength(2);
    await after(site, 1);
    expect(feed.asked).toHaveLength(3);
    feed.answer = answers.list(items("Good again"));
    await after(site, 10);
    expect(titles(await events(site))).toEqual(["Good again"]);
    expect(feed.asked.map(({ url }) => url)).not.toContain("/other");
  });

  database.itOnce.each([
    ["hangs", answers.hang],
    ["drips", answers.drip],
  ])("times out after five seconds when the feed %s", TIMED, async (_title, answer) => {
    const feed = await startFeed();
    feed.answer = answer;
    const site = await start(feed);
    const started = performance.now();
    const first = await events(site);
    const took = performance.now() - started;
    expect([first.status, first.json]).toEqual([
      502,
      { message: "Failed to fetch event updates", code: "events-not-fetched" },
    ]);
    expect(took).toBeGreaterThan(4500);
    expect(took).toBeLessThan(9000);
    const again = performance.now();
    expect((await events(site)).status).toBe(502);
    expect(performance.now() - again).toBeLessThan(4000);
  });

  database.itOnce("returns an error when there was never a good list", async () => {
    const feed = await startFeed();
    feed.answer = answers.status(500);
    const site = await start(feed);
    const asked = await events(site);
    expect([asked.status, asked.json.message]).toEqual([502, "Failed to fetch event updates"]);
    expect(await site.services.events.findVisible({ id: 0, key: null })).toBe("no list");
    feed.answer = answers.list(items("At last"));
    await after(site, 10);
    expect(titles(await events(site))).toEqual(["At last"]);
  });

  it("keeps the last good list across a restart", TIMED, async () => {
    const feed = await startFeed();
    feed.answer = answers.list(items("Kept"));
    const url = await database.fresh();
    const first = await startProduct(url, { settings: getSettings(feed) });
    const before = (await events(first)).json;
    await first.close();
    feed.answer = answers.hang;
    const second = await startProduct(url, { settings: getSettings(feed) });
    onTestFinished(() => second.close());
    second.now = new Date(first.now.getTime() + 61 * SECOND_MS);
    const started = performance.now();
    expect((await events(second)).json).toEqual(before);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  database.itOnce("skips invalid items, and numbers the others without them", async () => {
    const feed = await startFeed();
    feed.answer = answers.list([
      null,
      7,
      {},
      buildFeedItem({ caption: "One" }),
      buildFeedItem({ caption: " " }),
      buildFeedItem({ caption: "Two" }),
    ]);
    const site = await start(feed);
    const { json } = await events(site);
    expect(json.data.map(({ id, title }: { id: number; title: string }) => [id, title])).toEqual([
      [0, "One"],
      [1, "Two"],
    ]);
    expect(json.meta.total).toBe(2);
  });

  it("handles reordering, more and fewer events, with stable keys", async () => {
    const feed = await startFeed();
    feed.answer = answers.list(items("A", "B", "C"));
    const site = await start(feed);
    const keys = async () =>
      Object.fromEntries(
        (await events(site)).json.data.map(({ title, key }: { title: string; key: string }) => [title, key]),
      );
    const before = await keys();
    feed.answer = answers.list(items("New", "C", "A"));
    await after(site, 60);
    const now = await keys();
    expect(Object.keys(now)).toEqual(["New", "C", "A"]);
    expect([now["A"], now["C"]]).toEqual([before["A"], before["C"]]);
    feed.answer = answers.list(items("B"));
    await after(site, 60);
    expect(await keys()).toEqual({ B: before["B"] });
    feed.answer = answers.list([]);
    await after(site, 60);
    expect((await events(site)).json.data).toEqual([]);
  });

  it("changes the public content only when the list changed or became too old", async () => {
    const feed = await startFeed();
    feed.answer = answers.list(items("Same"));
    const site = await start(feed);
    await events(site);
    const version = site.publicContent.version();
    await after(site, 60);
    expect(site.publicContent.version()).toBe(version);
    const lastRead = site.now.toISOString();
    feed.answer = answers.status(500);
    await after(site, 60);
    expect(site.publicContent.version()).toBe(version);
    await after(site, 600);
    expect(site.publicContent.version()).toBeGreaterThan(version);
    const range = { offset: 0, limit: 6 };
    expect((await site.services.events.listVisible(range))?.staleSince).toBe(lastRead);
    feed.answer = answers.list(items("Same"));
    await after(site, 10);
    expect((await site.services.events.listVisible(range))?.staleSince).toBeNull();
  });

  database.itOnce("keeps refreshing after the clock is set back", async () => {
    const feed = await startFeed();
    const site = await start(feed);
    await events(site);
    await after(site, -3600);
    expect(feed.asked).toHaveLength(2);
  });

  const EACH = { last_modified_at: "2026-11-18T05:30:00Z", district: "Kannur" };
  const filled = (item: string) =>
    `[${`${item},`.repeat(Math.floor((5 * 1024 * 1024 - 100) / (Buffer.byteLength(item) + 1)))}0]`;
  database.itOnce.each([
    [
      "endless combining marks",
      filled(
        JSON.stringify({ ...EACH, caption: "A", description: `a${"\u0344".repeat(9000)}${"\u0334".repeat(9000)}` }),
      ),
    ],
    [
      "as many combining marks as allowed",
      filled(
        JSON.stringify({
          ...EACH,
          caption: "A",
          description: `a${"\u0344".repeat(15)}${"\u0334".repeat(15)}`.repeat(30),
        }),
      ),
    ],
    ["twenty thousand similar events", filled(JSON.stringify({ ...EACH, caption: "A", description: "" }).padEnd(250))],
    ["a million empty items", filled("{}")],
  ])("security 56: does not block the event loop while the feed answers %s", async (_title, body) => {
    const feed = await startFeed();
    feed.answer = answers.list(items("Good"));
    const site = await start(feed);
    await events(site);
    feed.answer = answers.status(200, body);
    const before = process.threadCpuUsage().user;
    await after(site, 60);
    // Thread CPU time; parsed here, each would take seconds.
    expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(1000);
    const { status, json } = await events(site);
    expect(status).toBe(200);
    expect(json.meta.total).toBeLessThanOrEqual(2000);
  });

  it("is fetched by one of the processes on a database", async () => {
    const feed = await startFeed();
    feed.answer = answers.list(items("One"));
    const url = await database.fresh();
    const sites = [
      await startProduct(url, { settings: getSettings(feed) }),
      await startProduct(url, { settings: getSettings(feed) }),
    ];
    onTestFinished(async () => void (await Promise.all(sites.map((site) => site.close()))));
    for (const site of sites) expect(titles(await events(site))).toEqual(["One"]);
    expect(feed.asked).toHaveLength(1);
  });
});
