import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { countVisits, getReferrer } from "../../http-server/count-visits.ts";
import { createPageCache } from "../../http-server/page-cache.ts";

const CHROME =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

it.each([
  [undefined, "direct"],
  ["", "direct"],
  ["https://www.google.co.in/", "search"],
  ["https://google.com/search?q=x", "search"],
  ["android-app://com.google.android.googlequicksearchbox/", "search"],
  ["https://duckduckgo.com/", "search"],
  ["https://l.facebook.com/", "social"],
  ["https://www.instagram.com/", "social"],
  ["https://t.co/abc", "social"],
  ["https://web.whatsapp.com/", "whatsapp"],
  ["android-app://com.whatsapp/", "whatsapp"],
  ["https://notgoogle.com/", "other"],
  ["https://google.com.evil.test/", "other"],
  ["nonsense", "other"],
] as const)("the referrer %j is of the kind %s", (referer, kind) => {
  expect(getReferrer(referer)).toBe(kind);
});

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site = await database.use(startProduct, { settings });
    site.now = new Date("2026-11-26T18:00:00Z");
    return { site, ...(await serve(site)) };
  };

  /** Pages from memory in front of the product's counter, as in the server. */
  const serve = async (site: TestProduct) => {
    const cache = createPageCache({
      version: () => 1,
      render: async (path) => new Response("page", { status: path.includes("nothing") ? 404 : 200 }),
    });
    const past = cache.listener((asked, response) => {
      response.statusCode = asked.url?.startsWith("/api") ? 204 : 200;
      response.end();
    });
    const server = createServer(countVisits(past, site.visits)).listen(0);
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const visit = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
      const asking = request({ port, path, method, headers: { "User-Agent": CHROME, ...headers } }).end();
      const [response] = await once(asking, "response");
      response.resume();
      await once(response, "end");
    };
    return { visit, port };
  };

  const count = async (site: TestProduct, query = "") =>
    (await site.ask("GET", `/api/visits${query}`, { token: await site.token("reader") })).json;
  const rows = (site: TestProduct) => site.database.db.selectFrom("visits").selectAll().orderBy("key").execute();

  it("security 99: counts pages per Indian day, path, language and referrer, without a write per page", async () => {
    const { site, visit } = await start();
    for (let times = 0; times < 5; times += 1)
      await visit("/about-us?utm_source=x", { Referer: "https://www.google.com/" });
    await visit("/ml/about-us", { "User-Agent": `${CHROME} Planted/1.0`, Cookie: "a=planted-cookie" });
    await visit("/ml", { Referer: "https://web.whatsapp.com/planted-path" });
    await visit("/events/12?e=0123456789abcdef", { Referer: "https://example.org/planted" });
    await visit("/event");
    await visit("/info/privacy-policy");
    expect(await rows(site), "in memory").toEqual([]);
    site.now = new Date("2026-11-26T18:30:00Z");
    await visit("/");
    const { data, meta } = await count(site);
    expect(data).toEqual([
      { day: "2026-11-26", count: 10, ml: 2 },
      { day: "2026-11-27", count: 1, ml: 0 },
    ]);
    expect(meta).toEqual({ by: "day", from: "2026-10-29", to: "2026-11-27", total: 11, on: true });
    expect((await count(site, "?by=path&to=2026-11-26")).data).toEqual(
      expect.arrayContaining([
        { path: "/about-us", count: 6 },
        { path: "/", count: 1 },
        { path: "/events/{id}", count: 1 },
        { path: "/events", count: 1 },
        { path: "/info/privacy-policy", count: 1 },
      ]),
    );
    expect((await count(site, "?by=language")).data).toEqual([
      { language: "en", count: 9 },
      { language: "ml", count: 2 },
    ]);
    expect((await count(site, "?by=referrer&from=2026-11-26&to=2026-11-26")).data).toEqual(
      expect.arrayContaining([
        { referrer: "search", count: 5 },
        { referrer: "direct", count: 3 },
        { referrer: "whatsapp", count: 1 },
        { referrer: "other", count: 1 },
      ]),
    );
    const stored = await rows(site);
    expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(["count", "day", "key", "language", "path", "referrer"]);
    expect(JSON.stringify(stored)).not.toMatch(/planted|Planted|utm|e=/);
  });

  database.itOnce("leaves out robots, missing pages, files, other methods and prefetches by other sites", async () => {
    const { site, visit } = await start();
    await visit("/", { "User-Agent": GOOGLEBOT });
    await visit("/", { "User-Agent": "curl/8.5.0" });
    await visit("/info/nothing");
    await visit("/nowhere-at-all");
    await visit("/robots.txt");
    await visit("/api/events");
    await visit("/admin/dashboard");
    await visit("/", {}, "HEAD");
    await visit("/", { "Sec-Purpose": "prefetch;anonymous-client-ip", "Sec-Fetch-Site": "cross-site" });
    await visit("/help", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin" });
    expect((await count(site)).meta.total).toBe(0);
  });

  database.itOnce("counts a followed link, but not as a referrer", async () => {
    const { site, visit, port } = await start();
    await visit("/about-us", { Referer: `http://localhost:${port}/`, Host: `localhost:${port}` });
    await visit("/ml/about-us.data", { "Sec-Fetch-Dest": "empty" });
    await visit("/_root.data", { Referer: "https://www.google.com/" });
    await visit("/", { "Sec-Purpose": "prefetch", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" });
    expect((await count(site, "?by=path")).data).toEqual([
      { path: "/", count: 2 },
      { path: "/about-us", count: 2 },
    ]);
    expect((await count(site, "?by=referrer")).data).toEqual([]);
  });

  it("counts presses, and refuses unknown links and pages", async () => {
    const { site } = await start();
    const press = async (json: object, from?: string) =>
      (await site.ask("POST", "/api/press", { json, ...(from !== undefined && { from }) })).status;
    const both = await Promise.all(Array.from({ length: 30 }, () => press({ what: "helpline", path: "/ml/help" })));
    expect(new Set(both)).toEqual(new Set([204]));
    expect(await press({ what: "materials", path: "/events/77?e=x" })).toBe(204);
    for (const json of [
      { what: "advert", path: "/" },
      { what: "helpline", path: "/nowhere" },
      { what: "helpline", path: "/ml/ml/help" },
      { what: "helpline", path: "x".repeat(5000) },
      { what: "helpline" },
      { path: "/" },
    ])
      expect([json, await press(json)]).toEqual([json, 422]);
    expect((await count(site, "?by=press")).data).toEqual([
      { press: "helpline", count: 30 },
      { press: "materials", count: 1 },
    ]);
    const stored = await site.database.db
      .selectFrom("presses")
      .select(["path", "what", "count"])
      .orderBy("key")
      .execute();
    expect(stored).toEqual([
      { path: "/events/{id}", what: "materials", count: 1 },
      { path: "/help", what: "helpline", count: 30 },
    ]);
    const many = await Promise.all(
      Array.from({ length: 121 }, () => press({ what: "whatsapp", path: "/" }, "198.51.100.9")),
    );
    expect(many.filter((status) => status === 429)).toHaveLength(1);
  });

  it("security 99: hostile paths do not enlarge the tables", async () => {
    const { site, visit } = await start();
    for (let id = 0; id < 60; id += 1) {
      await visit(`/events/${id}?e=${id}`);
      await site.ask("POST", "/api/press", { json: { what: "brochure", path: `/info/page-${id}` } });
    }
    await count(site);
    expect(await rows(site)).toHaveLength(1);
    expect(await site.database.db.selectFrom("presses").select("path").execute()).toEqual([{ path: "/info/{slug}" }]);
  });

  it("adds up over processes, stores the rest at shutdown, and deletes after two years", async () => {
    const url = await database.fresh();
    const [one, other] = [await startProduct(url), await startProduct(url)];
    onTestFinished(() => other.close());
    for (const site of [one, other]) await (await serve(site)).visit("/pledge");
    await one.close();
    expect((await count(other, "?by=path")).data).toEqual([{ path: "/pledge", count: 2 }]);
    await other.ask("POST", "/api/press", { json: { what: "brochure", path: "/" } });
    other.now = new Date(other.now.getTime() + 732 * 86_400_000);
    await other.visits.cleanup();
    expect(await rows(other)).toEqual([]);
    expect(await other.database.db.selectFrom("presses").selectAll().execute()).toEqual([]);
  });

  database.itOnce("VISITS=0 counts nothing", async () => {
    const { site, visit } = await start({ VISITS: "0" });
    await visit("/");
    expect((await site.ask("POST", "/api/press", { json: { what: "helpline", path: "/" } })).status).toBe(204);
    for (const by of ["path", "press"])
      expect(await count(site, `?by=${by}`)).toMatchObject({ data: [], meta: { on: false } });
  });

  database.itOnce.each([
    "?from=2026-11-27&to=2026-11-26",
    "?from=2025-01-01&to=2026-11-26",
    "?by=visitor",
    "?from=yesterday",
  ])("refuses %s", async (query) => {
    const { site } = await start();
    expect((await site.ask("GET", `/api/visits${query}`, { token: await site.token() })).status).toBe(400);
  });
});
