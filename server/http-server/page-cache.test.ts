import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createPageCache, type RenderContext } from "./page-cache.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function start({
  bound: maxBytes,
  make,
}: {
  bound?: number;
  make?: (address: string, making: RenderContext) => Promise<Response>;
} = {}) {
  const state = { version: 0, made: [] as string[], past: [] as string[] };
  const kept = createPageCache({
    ...(maxBytes !== undefined && { maxBytes }),
    version: () => state.version,
    render: async (address, making) => {
      state.made.push(address);
      return make
        ? make(address, making)
        : new Response(`${address} as of ${state.version} ${"x".repeat(2000)}`, {
            headers: { "Content-Type": "text/html" },
          });
    },
  });
  const past: RequestListener = (request, response) => {
    state.past.push(request.url ?? "");
    response.end("past");
  };
  const server = createServer(kept.listener(past)).listen(0);
  await once(server, "listening");
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const asking = request({ port, path, headers, method }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      asking.on("error", reject).end();
    });
  return Object.assign(state, { ask, held: kept.held });
}

describe("page cache", () => {
  it("compresses a page in another turn of the event loop than the one that rendered it", async () => {
    const turns: string[] = [];
    const read = async () => {
      turns.push("encoded");
      return new ArrayBuffer(0);
    };
    const site = await start({
      make: async () => {
        setImmediate(() => turns.push("next turn"));
        return Object.assign(new Response("page"), { arrayBuffer: read });
      },
    });
    await site.ask("/");
    expect(turns).toEqual(["next turn", "encoded"]);
  });

  it("renders a page once, then answers from memory", async () => {
    const site = await start();
    const first = await site.ask("/");
    expect((await site.ask("/")).body).toEqual(first.body);
    expect(site.made).toEqual(["/"]);
  });

  it("shows a change on the next request", async () => {
    const site = await start();
    await site.ask("/testimonials");
    site.version += 1;
    expect((await site.ask("/testimonials")).body.toString()).toContain("as of 1");
  });

  it("does not serve a page whose rendering started before a change", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asOf = 0;
    const site = await start({
      make: async () => {
        const seen = asOf;
        if (seen === 0) await gate;
        return new Response(`as of ${seen}`);
      },
    });
    const early = site.ask("/");
    await expect.poll(() => site.made.length).toBe(1);
    asOf = 1;
    site.version = 1;
    expect((await site.ask("/")).body.toString()).toBe("as of 1");
    release();
    await early;
    expect((await site.ask("/")).body.toString()).toBe("as of 1");
  });

  it("serves the cached page, already compressed, after an unrelated change", async () => {
    let data = "data";
    let rendered = 0;
    const site = await start({
      make: async (_address, making) => {
        making.now = data;
        if (making.before === data) return new Response(null, { status: 304 });
        rendered += 1;
        return new Response(`made of ${data} ${"x".repeat(2000)}`);
      },
    });
    const ask = async () => (await site.ask("/", { "Accept-Encoding": "br" })).body;
    const first = await ask();
    const held = site.held();
    site.version += 1;
    expect(await ask()).toEqual(first);
    expect([site.made.length, rendered, site.held()]).toEqual([2, 1, held]);
    await ask();
    expect(site.made, "and is not checked again until the next change").toHaveLength(2);
    data = "other data";
    site.version += 1;
    expect(brotliDecompressSync(await ask()).toString()).toContain("made of other data");
  });

  it("renders a page once for hundreds of concurrent requests", async () => {
    const site = await start();
    // Fewer than Node's default backlog of connections.
    const answers = await Promise.all(Array.from({ length: 400 }, () => site.ask("/")));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(site.made).toHaveLength(1);
  });

  it("ignores irrelevant query parameters, and passes on unknown ones", async () => {
    const site = await start();
    await site.ask("/?utm_source=chat&fbclid=1");
    await site.ask("/testimonials?b=1&page=2&a=1");
    await site.ask("/admin");
    await site.ask("/testimonials.data");
    await site.ask("/testimonials?page=1&page=2");
    expect(site.made).toEqual(["/", "/testimonials?page=2"]);
    expect(site.past).toEqual(["/admin", "/testimonials.data", "/testimonials?page=1&page=2"]);
  });

  it("never serves or stores requests with a token, or with another method", async () => {
    const site = await start();
    await site.ask("/", { Authorization: "Bearer x" });
    await site.ask("/", {}, "POST");
    expect(site.made).toEqual([]);
    expect(site.past).toEqual(["/", "/"]);
  });

  it("does not cache a refusal, and renders it once for concurrent requests", async () => {
    const site = await start({ make: async () => new Response("no", { status: 404 }) });
    expect((await site.ask("/testimonials?page=9")).status).toBe(404);
    expect(site.made).toHaveLength(1);
    expect(site.held().answers).toBe(0);
  });

  it("negotiates the encoding, and answers 304 to a matching ETag", async () => {
    const site = await start();
    const plain = await site.ask("/");
    const brotli = await site.ask("/", { "Accept-Encoding": "gzip, deflate, br, zstd" });
    const gzip = await site.ask("/", { "Accept-Encoding": "gzip, br;q=0" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const again = await site.ask("/", { "If-None-Match": String(plain.headers["etag"]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await site.ask("/", {}, "HEAD");
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      String(plain.body.length),
    ]);
  });

  it("stays within its size limit for any requests", async () => {
    const site = await start({ bound: 20_000 });
    for (let page = 1; page <= 100; page += 1) await site.ask(`/testimonials?page=${page}`);
    expect(site.held().bytes).toBeLessThanOrEqual(20_000);
    expect(site.held().answers).toBeGreaterThan(1);
    await site.ask("/testimonials?page=100");
    expect(site.made).toHaveLength(100);
  });

  it("counts each compressed variant when it is made", async () => {
    const site = await start({ bound: 5000 });
    await site.ask("/");
    const plain = site.held().bytes;
    const { body } = await site.ask("/", { "Accept-Encoding": "gzip" });
    expect(site.held().bytes).toBe(plain + body.length);
    for (let turn = 0; turn < 10; turn += 1) await site.ask("/", { "Accept-Encoding": "br" });
    const brotli = async () => (await site.ask("/", { "Accept-Encoding": "br" })).body.length;
    await expect.poll(async () => site.held().bytes - plain - body.length - (await brotli())).toBe(0);
  });

  it("counts and stores a variant requested during the recompression of a popular page", async () => {
    const site = await start();
    for (let turn = 0; turn < 8; turn += 1) await site.ask("/");
    const plain = site.held().bytes;
    // Popular from the ninth hit.
    const encodings = ["identity", "gzip", "br"];
    await Promise.all(encodings.map((encoding) => site.ask("/", { "Accept-Encoding": encoding })));
    const getSize = async (encoding: string) => (await site.ask("/", { "Accept-Encoding": encoding })).body.length;
    await expect.poll(async () => site.held().bytes - plain - (await getSize("gzip")) - (await getSize("br"))).toBe(0);
  });

  it("renders at most a hundred different pages at once, except plain ones, and passes the rest to load shedding", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const site = await start({ make: () => gate.then(() => new Response("made")) });
    const askings = Array.from({ length: 300 }, (_, page) => site.ask(`/testimonials?page=${page}`));
    await expect.poll(() => site.made.length + site.past.length).toBe(300);
    expect([site.made.length, site.past.length]).toEqual([100, 200]);
    const late = site.ask(String(site.made[0]));
    const home = site.ask("/");
    await expect.poll(() => site.made).toContain("/");
    release();
    expect((await late).body.toString()).toBe("made");
    expect((await home).body.toString(), "a plain page is rendered anyway").toBe("made");
    await Promise.all(askings);
  });

  it("passes on when a page cannot be rendered", async () => {
    const site = await start({ make: () => Promise.reject(new Error("no")) });
    expect((await site.ask("/")).body.toString()).toBe("past");
  });
});
