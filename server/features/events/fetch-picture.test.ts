import { createSocket } from "node:dgram";
import { once } from "node:events";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { answers } from "../../../tests/support/event-feed.ts";
import { buildPicture, startFeed } from "../../../tests/support/test-feed.ts";
import { TIMED } from "../../../tests/support/timed.ts";
import { createFeedHost } from "./feed-host.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { isPublicIp, resolvePublicIps } from "./public-ip.ts";
import { resizeInWorker } from "./resize.worker.ts";
import { sizePicture } from "./resize-picture.ts";

const never = new AbortController().signal;

describe("security 47: picture network", () => {
  it.each(["8.8.8.8", "93.184.216.34", "2606:4700::6810:84e5"])("%s is public", (address) =>
    expect(isPublicIp(address)).toBe(true),
  );
  it.each([
    ..."0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1".split(
      " ",
    ),
    ..."198.18.0.1 192.0.2.1 203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 ff02::1".split(" "),
    ..."::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1::1 2001:db8::1 2001::1 nonsense".split(" "),
  ])("%s is not public", (address) => expect(isPublicIp(address)).toBe(false));

  it.each(["localhost", "127.0.0.1", "[::1]", "0x7f.1", "2130706433", "127.1", "0177.0.0.1"])(
    "refuses http://%s:9/x.png before a connection",
    async (host) => {
      const { hostname } = new URL(`http://${host}:9/x.png`);
      const signal = AbortSignal.timeout(5000);
      await expect(resolvePublicIps(hostname, { signal })).rejects.toThrow(
        /its address is not public|its host has no address/,
      );
    },
  );
});

describe("security 47: a hostname whose DNS servers do not respond", () => {
  it("times out for a picture's host, without blocking others", TIMED, async () => {
    const silent = createSocket("udp4");
    let asked = 0;
    silent.on("message", () => (asked += 1)).bind(0, "127.0.0.1");
    onTestFinished(() => void silent.close());
    await once(silent, "listening");
    const servers = [`127.0.0.1:${silent.address().port}`];
    await expect(resolvePublicIps("pictures.example.org", { signal: never, servers })).rejects.toThrow("no address");
    expect(asked).toBeGreaterThan(1);
    const signal = AbortSignal.timeout(100);
    const started = performance.now();
    await expect(resolvePublicIps("pictures.example.org", { signal, servers })).rejects.toThrow("no address");
    expect(performance.now() - started).toBeLessThan(1400);
  });

  it("times out with the request for the feed's host", async () => {
    const host = createFeedHost("https://feed.example.org/list", () => new Promise(() => {}));
    await expect(host.addresses(AbortSignal.timeout(50))).rejects.toThrow(/timeout/);
  });
});

describe("security 47: feed host", () => {
  const at = (...addresses: string[]) => {
    const turns = addresses.map((address) => [{ address, family: 4 }]);
    return createFeedHost("https://feed.example.org/list", async () => turns.shift() ?? []);
  };

  it("is resolved for each request, and may be in a private network", async () => {
    const host = at("10.0.0.7", "10.0.0.8");
    expect(await host.addresses(never)).toEqual([{ address: "10.0.0.7", family: 4 }]);
    expect(await host.addresses(never)).toEqual([{ address: "10.0.0.8", family: 4 }]);
  });

  it.each(["127.0.0.1", "10.0.0.7", "169.254.169.254"])(
    "is not requested while its public name resolves to %s",
    async (inside) => {
      const host = at("93.184.216.34", inside, "93.184.216.35");
      await host.addresses(never);
      await expect(host.addresses(never)).rejects.toThrow("its address is not public any more");
      expect(await host.addresses(never)).toEqual([{ address: "93.184.216.35", family: 4 }]);
    },
  );
});

describe("picture download", () => {
  it("allows the feed's own host and port in any network, and no other port of it", async () => {
    const feed = await startFeed();
    feed.answerPicture = answers.bytes(Buffer.from("bytes"));
    expect((await fetchPicture(`${feed.origin}/1.png`, createFeedHost(feed.url), never)).toString()).toBe("bytes");
    expect(feed.asked[0]?.headers).not.toHaveProperty("x-api-key");
    const otherServer = await startFeed();
    await expect(fetchPicture(`${otherServer.origin}/1.png`, createFeedHost(feed.url), never)).rejects.toThrow(
      "not public",
    );
    await expect(fetchPicture(`${feed.origin}/1.png`, null, never)).rejects.toThrow("not public");
    await expect(
      fetchPicture(feed.origin.replace("127.0.0.1", "localhost"), createFeedHost(feed.url), never),
    ).rejects.toThrow();
    expect(otherServer.asked).toEqual([]);
  });

  it.each([
    ["does not follow a redirect", answers.redirect("/2.png"), "it answered 302"],
    ["refuses another status", answers.status(404), "it answered 404"],
    ["stops at ten megabytes", answers.huge, "it is too large"],
  ])("%s", async (_title, answer, words) => {
    const feed = await startFeed();
    feed.answerPicture = answer;
    await expect(fetchPicture(`${feed.origin}/1.png`, createFeedHost(feed.url), never)).rejects.toThrow(words);
    expect(feed.asked).toHaveLength(1);
  });

  it("times out after ten seconds", TIMED, async () => {
    const feed = await startFeed();
    feed.answerPicture = answers.drip;
    const started = performance.now();
    await expect(fetchPicture(`${feed.origin}/1.png`, createFeedHost(feed.url), never)).rejects.toThrow(
      "it did not come in time",
    );
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

describe("security 35: feed picture", () => {
  it("is stored in three widths, with a preview for chats, and without the original", async () => {
    const sized = await sizePicture(await buildPicture().jpeg().toBuffer());
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

  it("is never enlarged, and is upright", async () => {
    const lying = await buildPicture(900, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const sized = await sizePicture(lying);
    expect([sized.copies.map(({ width }) => width), sized.width, sized.height]).toEqual([[300], 300, 900]);
  });

  it("has a preview below 300 KB even when it is noise", async () => {
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
    ["a truncated file", async () => (await buildPicture().png().toBuffer()).subarray(0, 300), ""],
    ["36 megapixels", () => buildPicture(6000, 6000).png().toBuffer(), "too many pixels"],
  ])("is refused when it is %s", async (_title, bytes, words) => {
    await expect(resizeInWorker(await bytes())).rejects.toThrow(words);
  });

  it("is resized in a separate process as in this one", async () => {
    const bytes = await buildPicture().jpeg().toBuffer();
    expect(await resizeInWorker(bytes)).toEqual(await sizePicture(bytes));
  });
});
