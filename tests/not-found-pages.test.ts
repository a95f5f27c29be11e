import { beforeAll, expect, it } from "vitest";
import { builtPages, type Pages } from "../server/ssr/render.ts";
import { onSqliteAlone } from "./support/databases.ts";
import { startProduct } from "./support/product.ts";

let pages: Pages;

beforeAll(async () => {
  pages = await builtPages();
});

onSqliteAlone((database) => {
  it("renders the page of a missing path once, with its own link to the other language", async () => {
    const site = await database.use(startProduct, { pages });
    const ask = async (path: string) => {
      const { status, text, headers } = await site.ask("GET", path);
      expect([path, status]).toEqual([path, 404]);
      return { text, policy: headers.get("Content-Security-Policy") };
    };
    const first = await ask("/nowhere-1");
    expect(first.text.split('href="/ml/nowhere-1"')).toHaveLength(2);
    for (const [path, translation] of [
      ["/nowhere-2", "/ml/nowhere-2"],
      ["/a/b?c=1&d='%22%3Cscript%3E", "/ml/a/b?c=1&amp;d=%27%22%3Cscript%3E"],
      ["/nowhere-1", "/ml/nowhere-1"],
    ] as const) {
      const next = await ask(path);
      expect(next.text).toBe(first.text.replace('href="/ml/nowhere-1"', `href="${translation}"`));
      expect(next.policy).toBe(first.policy);
    }
  });

  it.each(["/events/999", "/event/999", "/events/abc", "/events/0?e=0000000000000000"])(
    "reports a missing event: %s",
    async (path) => {
      const site = await database.use(startProduct, { pages });
      const { status, text } = await site.ask("GET", path);
      expect([status, text.includes("No event data.")]).toEqual([404, true]);
      expect(text).toMatch(/href="\/events?"[^>]*>← Back to Event Updates/);
    },
  );

  it("says without scripts what the admin needs, and keeps it out of search engines", async () => {
    const site = await database.use(startProduct, { pages });
    for (const screen of ["/admin", "/admin/testimonials"]) {
      const { text } = await site.ask("GET", screen);
      expect(text).toMatch(/<noscript>.*The admin needs JavaScript\..*<\/noscript>/);
      expect(text).toContain('<meta name="robots" content="noindex"');
    }
  });

  it("caches separately by language, current navigation item and site content", async () => {
    const site = await database.use(startProduct, { pages });
    const ask = async (path: string) => (await site.ask("GET", path)).text;
    const english = await ask("/nowhere");
    expect(await ask("/ml/nowhere")).toContain('lang="ml"');
    expect(await ask("/events/999999")).toMatch(/aria-current/);
    expect(english).not.toMatch(/aria-current/);
    const token = await site.token();
    const until = new Date(site.now.getTime() + 3_600_000).toISOString();
    const json = { text: "A notice of today", kind: "warning", until };
    expect((await site.ask("POST", "/api/notices/add", { json, token })).status).toBe(201);
    expect(await ask("/nowhere")).toContain(json.text);
  });
});
