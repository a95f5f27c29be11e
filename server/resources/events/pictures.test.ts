import { createSocket } from "node:dgram";
import { once } from "node:events";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { anItem, answers, type EventFeedServer, startEventFeed } from "../../../tests/support/event-feed.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { TIMED } from "../../../tests/support/timed.ts";
import { createLog } from "../../log.ts";
import { createFeedHost } from "./feed-host.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { sizePicture } from "./picture-sizes.ts";
import { createEventPictures } from "./pictures.ts";
import { isPublic, publicAddressesOf } from "./public-address.ts";
import { sizePictureApart } from "./size-picture-apart.ts";

const aPicture = (width = 1600, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: "#b23a1a" } }).withExif({ IFD0: { Artist: "Somebody" } });
const startFeed = async (): Promise<EventFeedServer> => {
  const feed = await startEventFeed();
  onTestFinished(() => feed.close());
  return feed;
};

const never = new AbortController().signal;

describe("security 47: the network of a picture", () => {
  it.each(["8.8.8.8", "93.184.216.34", "2606:4700::6810:84e5"])("%s is public", (address) =>
    expect(isPublic(address)).toBe(true),
  );
  it.each([
    ..."0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1".split(
      " ",
    ),
    ..."198.18.0.1 192.0.2.1 203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 ff02::1".split(" "),
    ..."::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1::1 2001:db8::1 2001::1 nonsense".split(" "),
  ])("%s is not", (address) => expect(isPublic(address)).toBe(false));

  it.each(["localhost", "127.0.0.1", "[::1]", "0x7f.1", "2130706433", "127.1", "0177.0.0.1"])(
    "refuses http://%s:9/x.png before a connection",
    async (host) => {
      const { hostname } = new URL(`http://${host}:9/x.png`);
      const signal = AbortSignal.timeout(5000);
      await expect(publicAddressesOf(hostname, { signal })).rejects.toThrow(
        /its address is not public|its host has no address/,
      );
    },
  );
});

describe("security 47: a name whose servers do not answer", () => {
  it("is given up, as that of a picture's host, and holds nobody", TIMED, async () => {
    const silent = createSocket("udp4");
    let asked = 0;
    silent.on("message", () => (asked += 1)).bind(0, "127.0.0.1");
    onTestFinished(() => void silent.close());
    await once(silent, "listening");
    const servers = [`127.0.0.1:${silent.address().port}`];
    await expect(publicAddressesOf("pictures.example.org", { signal: never, servers })).rejects.toThrow("no address");
    expect(asked).toBeGreaterThan(1);
    const signal = AbortSignal.timeout(100);
    const started = performance.now();
    await expect(publicAddressesOf("pictures.example.org", { signal, servers })).rejects.toThrow("no address");
    expect(performance.now() - started).toBeLessThan(1400);
  });

  it("is waited for no longer than its question, as that of the feed's host", async () => {
    const host = createFeedHost("https://feed.example.org/list", () => new Promise(() => {}));
    await expect(host.addresses(AbortSignal.timeout(50))).rejects.toThrow(/timeout/);
  });
});

describe("security 47: the feed's own host", () => {
  const at = (...addresses: string[]) => {
    const turns = addresses.map((address) => [{ address, family: 4 }]);
    return createFeedHost("https://feed.example.org/list", async () => turns.shift() ?? []);
  };

  it("is looked up for each question, and may be in a network of its own", async () => {
    const host = at("10.0.0.7", "10.0.0.8");
    expect(await host.addresses(never)).toEqual([{ address: "10.0.0.7", family: 4 }]);
    expect(await host.addresses(never)).toEqual([{ address: "10.0.0.8", family: 4 }]);
  });

  it.each(["127.0.0.1", "10.0.0.7", "169.254.169.254"])(
    "is asked no more once its public name leads to %s, until it leads back",
    async (inside) => {
      const host = at("93.184.216.34", inside, "93.184.216.35");
      await host.addresses(never);
      await expect(host.addresses(never)).rejects.toThrow("its address is not public any more");
      expect(await host.addresses(never)).toEqual([{ address: "93.184.216.35", family: 4 }]);
    },
  );
});

describe("fetching a picture", () => {
  it("asks the feed's own host and port, whatever their network, and no other port of it", async () => {
    const feed = await startFeed();
    feed.answerPicture = answers.bytes(Buffer.from("bytes"));
    expect((await fetchPicture(`${feed.origin}/1.png`, createFeedHost(feed.url), never)).toString()).toBe("bytes");
    expect(feed.asked[0]?.headers).not.toHaveProperty("x-api-key");
    const other = await startFeed();
    await expect(fetchPicture(`${other.origin}/1.png`, createFeedHost(feed.url), never)).rejects.toThrow("not public");
    await expect(fetchPicture(`${feed.origin}/1.png`, null, never)).rejects.toThrow("not public");
    await expect(
      fetchPicture(feed.origin.replace("127.0.0.1", "localhost"), createFeedHost(feed.url), never),
    ).rejects.toThrow();
    expect(other.asked).toEqual([]);
  });

  it.each([
    ["does not follow a redirect", answers.redirect("/2.png"), "it answered 302"],
    ["refuses another status", answers.status(404), "it answered 404"],
    ["stops at ten megabytes", answers.huge, "it is too large"],
  ])("%s", async (_what, answer, words) => {
    const feed = await startFeed();
    feed.answerPicture = answer;
    await expect(fetchPicture(`${feed.origin}/1.png`, createFeedHost(feed.url), never)).rejects.toThrow(words);
    expect(feed.asked).toHaveLength(1);
  });

  it("gives up after ten seconds", TIMED, async () => {
    const feed = await startFeed();
    feed.answerPicture = answers.drip;
    const started = performance.now();
    await expect(fetchPicture(`${feed.origin}/1.png`, createFeedHost(feed.url), never)).rejects.toThrow(
      "it did not come in time",
    );
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

describe("security 35: a picture", () => {
  it("is kept in three widths, with a preview that chats take, and nothing of the file is left", async () => {
    const sized = await sizePicture(await aPicture().jpeg().toBuffer());
    expect([sized.width, sized.height]).toEqual([1280, 800]);
    const copies = await Promise.all(sized.copies.map(async ({ bytes }) => sharp(bytes).metadata()));
    expect(copies.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual([
      ["webp", 480, 300, undefined],
      ["webp", 800, 500, undefined],
      ["webp", 1280, 800, undefined],
    ]);
    const preview = await sharp(sized.preview).metadata();
    expect([preview.format, preview.width, preview.height]).toEqual(["jpeg", 1200, 630]);
  });

  it("is never made larger than it is, and stands upright", async () => {
    const lying = await aPicture(900, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const sized = await sizePicture(lying);
    expect([sized.copies.map(({ width }) => width), sized.width, sized.height]).toEqual([[300], 300, 900]);
  });

  it("has a preview below 300 KB even when it is all noise", async () => {
    const noise = sharp({
      create: {
        width: 1300,
        height: 900,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 90 },
      },
    });
    const { preview } = await sizePicture(await noise.png().toBuffer());
    expect(preview.length).toBeLessThan(300 * 1024);
  });

  it.each([
    [
      "an SVG",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
      "no picture",
    ],
    ["HTML", async () => Buffer.from("<!doctype html>"), "no picture"],
    ["nothing", async () => Buffer.alloc(0), "no picture"],
    ["half a file", async () => (await aPicture().png().toBuffer()).subarray(0, 300), ""],
    ["36 megapixels", () => aPicture(6000, 6000).png().toBuffer(), "too many pixels"],
  ])("is refused when it is %s", async (_what, bytes, words) => {
    await expect(sizePictureApart(await bytes())).rejects.toThrow(words);
  });

  it("is sized in a process of its own as it would be in this one", async () => {
    const bytes = await aPicture().jpeg().toBuffer();
    expect(await sizePictureApart(bytes)).toEqual(await sizePicture(bytes));
  });
});

eachDatabase((database) => {
  const start = (feed: EventFeedServer) => database.use(startProduct, { settings: { EVENT_FEED_URL: feed.url } });
  const first = async (site: TestProduct) => {
    const list = await site.services.events.listShown({ offset: 0, limit: 6 });
    return list?.events[0]?.pictures ?? [];
  };

  it("come from the feed's host into storage and onto pages, which are made anew", async () => {
    const feed = await startFeed();
    feed.answer = answers.list([anItem({ image1: `${feed.origin}/1.jpg`, image2: `${feed.origin}/missing.jpg` })]);
    const picture = await aPicture().jpeg().toBuffer();
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

  it("that are broken are tried again, ever more rarely", async () => {
    const feed = await startFeed();
    feed.answer = answers.list([anItem({ image1: `${feed.origin}/1.jpg` })]);
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
    feed.answerPicture = answers.bytes(await aPicture().png().toBuffer());
    // Not before its time, and not only when a clock that was set back has gone all that way again.
    expect([await after(8), await after(-26 * 60)]).toEqual([3, 4]);
    expect(await first(site)).toHaveLength(1);
  });

  it("of the product's own events are read from storage, and a picture named twice is shown once", async () => {
    const site = await database.use(startProduct);
    await site.storage.put("event-samples/own.webp", await aPicture(640, 400).webp().toBuffer());
    const images = ["/files/event-samples/own.webp", "/files/event-samples/own.webp", "/files/event-samples/gone.webp"];
    const event = { title: "Own", description: "", location: "Kannur", date: "2026-11-18T05:30:00.000Z", images };
    await site.events.replaceOwn([event]);
    await site.events.refresh();
    expect((await first(site)).map(({ width }) => width)).toEqual([640]);
  });

  it("go when no list has named them for long", async () => {
    const feed = await startFeed();
    feed.answer = answers.list([anItem({ image1: `${feed.origin}/1.jpg` })]);
    feed.answerPicture = answers.bytes(await aPicture(100, 100).png().toBuffer());
    const site = await start(feed);
    await site.ask("GET", "/api/events");
    await site.events.refresh();
    expect(await site.storage.list("events")).toHaveLength(2);
    site.now = new Date(site.now.getTime() + 20 * 24 * 3_600_000);
    await site.events.refresh();
    site.now = new Date(site.now.getTime() + 20 * 24 * 3_600_000);
    await site.events.tidy();
    expect(await site.storage.list("events")).toHaveLength(2);
    site.now = new Date(site.now.getTime() + 20 * 24 * 3_600_000);
    await site.events.tidy();
    expect(await site.storage.list("events")).toEqual([]);
  });

  it("security 56: that a feed changes without end take no more room than those of one list", async () => {
    const feed = await startFeed();
    feed.answerPicture = async (response, asked) => {
      const wide = Number(/\d+/.exec(asked.url ?? "")?.[0]);
      answers.bytes(await aPicture(wide, 40).png().toBuffer())(response, asked);
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
    expect((await widths()).toSorted(), "what is still named stays").toEqual(["42", "43"]);
    await pictures.fetch(at(44, 45, 46));
    expect((await widths()).toSorted()).toEqual(["44", "45"]);
    expect(await site.database.db.selectFrom("event_pictures").select("address_hash").execute()).toHaveLength(2);
  });

  it("travel from one installation to another, as their events do", async () => {
    // The first installation's own pages of files are stood in for by a server that reads its storage.
    const files = await startFeed();
    const origin = files.origin;
    const settings = { EVENT_FEED_KEY: "between-us", PUBLIC_ORIGIN: origin };
    const teller = await database.use(startProduct, { settings });
    await teller.storage.put("event-samples/own.webp", await aPicture(640, 400).webp().toBuffer());
    const images = ["/files/event-samples/own.webp"];
    await teller.events.replaceOwn([
      { title: "Told", description: "By one.", location: "Kannur", date: "2026-11-18T05:30:00.000Z", images },
    ]);
    files.answer = async (response, { headers, body }) => {
      const told = await teller.ask("POST", "/feed/event-updates", {
        body,
        headers: { "Content-Type": "application/json", "x-api-key": String(headers["x-api-key"]) },
      });
      // Tests ask without a port, so the site's address is put in here.
      answers.status(told.status, told.text.replaceAll("http://localhost:3000", origin))(
        response,
        files.asked[0] as never,
      );
    };
    const picture = await aPicture(640, 400).webp().toBuffer();
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
