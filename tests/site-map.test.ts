import { describe, expect, it } from "vitest";
import { ACCESSIBILITY_CHECK } from "../app/public/accessibility/last-check.ts";
import { builtPages } from "../server/ssr/render.ts";
import { LANGUAGES, localizeUrl } from "../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../shared/public-routes.ts";
import { onSqliteAlone } from "./support/databases.ts";
import { startProduct } from "./support/product.ts";

const PAGE = { slug: "when-you-call", title: "When you call", body: "Somebody listens.", title_ml: "", body_ml: "" };

onSqliteAlone((database) => {
  it("links to every page in both languages, and to published content pages", async () => {
    const site = await database.use(startProduct, { pages: await builtPages() });
    const token = await site.token("editor");
    await site.ask("POST", "/api/pages/add", { token, json: PAGE });
    await site.ask("POST", "/api/pages/add", { token, json: { ...PAGE, slug: "draft-alone" } });
    await site.ask("POST", "/api/pages/1/publish", { token });
    const sitemap = (await site.ask("GET", "/sitemap.xml")).text;
    for (const own of LANGUAGES.map((language) => localizeUrl(language, "/site-map"))) {
      const { status, text } = await site.ask("GET", own);
      const [main = ""] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
      const links = [...main.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to]) => to);
      const expected = [...MAPPED_PAGES, "/info/when-you-call"].flatMap((address) =>
        LANGUAGES.map((language) => localizeUrl(language, address)),
      );
      expect([own, status, links.toSorted()]).toEqual([own, 200, expected.toSorted()]);
      expect(sitemap).toContain(`${own}</loc>`);
    }
    for (const [path, name] of [
      ["/", "Site map"],
      ["/ml", "എല്ലാ പേജുകളും"],
    ] as const) {
      const [footer = ""] = /<footer[\s\S]*<\/footer>/.exec((await site.ask("GET", path)).text) ?? [];
      expect(footer).toMatch(
        new RegExp(`<a href="${localizeUrl(path === "/" ? "en" : "ml", "/site-map")}"[^>]*>${name}<`),
      );
    }
  });
});

describe("the accessibility statement", () => {
  it("is based on a check of every existing page", () => {
    expect(
      ACCESSIBILITY_CHECK.pages.toSorted(),
      "A page was added or removed since every page was checked: build, then run `node script/accessibility.ts`.",
    ).toEqual(MAPPED_PAGES.toSorted());
    expect(ACCESSIBILITY_CHECK).toMatchObject({
      tool: expect.stringMatching(/^axe-core \d/),
      browser: expect.stringMatching(/^Chromium \d/),
    });
  });
});
