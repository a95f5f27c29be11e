import sharp from "sharp";
import { expect, it } from "vitest";
import { builtPages } from "../server/ssr/render.ts";
import { byLanguage, LANGUAGES, localizeUrl } from "../shared/i18n/languages.ts";
import { STATUS_SHAPES } from "../shared/og-images/og-images.ts";
import { PUBLIC_ROUTES } from "../shared/public-routes.ts";
import { onSqliteAlone } from "./support/databases.ts";
import { ORIGIN, startProduct } from "./support/product.ts";

/** Sitemap entries. */
const TOLD = Object.entries(PUBLIC_ROUTES).flatMap(([path, { sitemap }]) => (sitemap ? [path] : []));

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");

onSqliteAlone((database) => {
  const start = async () => {
    const site = await database.use(startProduct, { pages: await builtPages() });
    await site.sampleContent.fillIfEmpty();
    return site;
  };

  const getTranslations = (paths: string[]) =>
    LANGUAGES.flatMap((language) => paths.map((path) => [language, localizeUrl(language, path)] as const));

  it("every page has correct search and sharing metadata", async () => {
    const site = await start();
    for (const [, path] of getTranslations([...TOLD, "/events/0"])) {
      const { status, text: html } = await site.ask("GET", path);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      expect({ path, status, title: /<title>([^<]*)/.exec(html)?.[1] }).toEqual({
        path,
        status: 200,
        title: expect.stringMatching(/\S \| \S/),
      });
      expect(content(html, "description")?.length, path).toBeGreaterThan(40);
      expect(canonical?.startsWith(ORIGIN + path), `${path}: ${canonical}`).toBe(true);
      expect(content(html, "og:url"), path).toBe(canonical);
      expect(content(html, "og:title"), path).toBeTruthy();
    }
  });

  it("every page has a sharing picture with text in its language", async () => {
    const site = await start();
    const drawn = byLanguage(() => new Set<string>());
    for (const [language, path] of getTranslations([...TOLD, "/events/0", "/privacy"])) {
      const html = (await site.ask("GET", path)).text;
      const picture = content(html, "og:image") ?? "";
      const shown = await site.ask("GET", picture.slice(ORIGIN.length));
      expect([path, picture, shown.status]).toEqual([path, expect.stringContaining(ORIGIN), 200]);
      expect(Number(shown.headers.get("Content-Length")), path).toBeLessThan(300_000);
      const alt = content(html, "og:image:alt") ?? "";
      expect([path, alt, /[\u0D00-\u0D7F]/.test(alt)]).toEqual([path, alt, language === "ml"]);
      const [, file] = /(\/shared\/[^?]*)\?v=[0-9a-f]{8}$/.exec(picture) ?? [];
      if (file === undefined) continue;
      drawn[language].add(file);
      const { width, height } = await sharp(`public${file}`).metadata();
      const said = ["width", "height"].map((side) => Number(content(html, `og:image:${side}`)));
      expect([path, ...said]).toEqual([path, width, height]);
    }
    expect(drawn.ml.size).toBe(drawn.en.size);
    expect([...drawn.ml].filter((file) => drawn.en.has(file))).toEqual([]);
  });

  it("an event and a content page are shared with their own text, under a new URL when it changes", async () => {
    const site = await start();
    const token = await site.token();
    const [event] = (await site.ask("GET", "/api/events?limit=1")).json.data;
    const json = { title: "Who may run", slug: "who-may-run", body: "Everybody." };
    const { id } = (await site.ask("POST", "/api/pages/add", { token, json })).json.data;
    expect((await site.ask("POST", `/api/pages/${id}/publish`, { token, json: {} })).status).toBe(200);
    const getPicture = async (path: string) =>
      (content((await site.ask("GET", path)).text, "og:image") ?? "").slice(ORIGIN.length);
    const pages = [
      `/events/0?e=${event.key}`,
      `/ml/events/0?e=${event.key}`,
      "/info/who-may-run",
      "/ml/info/who-may-run",
    ];
    const before = await Promise.all(pages.map(getPicture));
    expect(new Set(before).size).toBe(4);
    for (const [index, address] of before.entries()) {
      expect(address).toMatch(pages[index]?.includes("event") ? /\/shared\/event\.png\?/ : /\/shared\/page\.png\?/);
      const { status, headers } = await site.ask("GET", address);
      expect([address, status, headers.get("Content-Type")]).toEqual([address, 200, "image/png"]);
      expect(Number(headers.get("Content-Length"))).toBeLessThan(300_000);
      expect(headers.get("Cache-Control")).toContain("immutable");
    }

    await site.ask("PUT", `/api/events/update/${event.key}`, { token, json: { status: "cancelled", reason: "Rain." } });
    const after = await Promise.all(pages.map(getPicture));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after.slice(2)).toEqual(before.slice(2));
    // Messaging apps show a status alone, so it also has the address.
    const [story] = (await site.ask("GET", "/api/testimonials?limit=1")).json.data;
    for (const picture of [`/ml/shared/event.png?of=${event.key}`, `/shared/story.png?of=${story.id}`])
      for (const shape of STATUS_SHAPES) {
        const newest = await site.ask("GET", `${picture}&shape=${shape}`);
        const { status, headers } = await site.ask("GET", newest.headers.get("Location") ?? "");
        expect([picture, newest.status, status, headers.get("Content-Type")]).toEqual([picture, 302, 200, "image/png"]);
      }
    await site.ask("PUT", `/api/testimonials/visibility/${story.id}`, { token, json: { is_visible: 0 } });
    // Old versions redirect.
    const led = await site.ask("GET", before[0] ?? "");
    expect([led.status, led.headers.get("Location")]).toEqual([302, after[0]]);
    for (const nothing of [
      "/shared/event.png",
      "/shared/event.png?of=nobody&v=1",
      `/shared/event.png?of=${event.key}&shape=round`,
      "/ml/shared/page.png?of=no-page",
      "/shared/page.png?of=%00",
      "/shared/story.png?of=1",
      `/shared/story.png?of=${story.id}&shape=tall`,
    ])
      expect([nothing, (await site.ask("GET", nothing)).status]).toEqual([nothing, 404]);
  });

  it("crawlers find every page", async () => {
    const site = await start();
    const sitemap = (await site.ask("GET", "/sitemap.xml")).text;
    for (const path of TOLD) expect(sitemap).toContain(`<loc>${ORIGIN}${path}</loc>`);
    expect((await site.ask("GET", "/robots.txt")).text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const { icons } = (await site.ask("GET", "/site.webmanifest")).json;
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of icons) expect([src, (await site.ask("GET", src)).status]).toEqual([src, 200]);
  });

  it("feed readers discover the events feed of a page, in its language", async () => {
    const site = await start();
    for (const [, path] of getTranslations(["/events"])) {
      const { text: html } = await site.ask("GET", `${path}?district=Kollam`);
      const links = html.match(/<link [^>]*type="application\/atom\+xml"[^>]*>/g) ?? [];
      expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([`${ORIGIN + path}.atom`]);
      expect((await site.ask("GET", `${path}.atom`)).text).toContain("<feed ");
    }
  });
});
