import { expect, it } from "vitest";
import { builtPages } from "../server/ssr/render.ts";
import { eachDatabase } from "./support/databases.ts";
import { startProduct } from "./support/product.ts";

const PAGE = {
  slug: "when-you-call",
  title: "What happens when you call",
  body: "# First\n\nSomebody **listens**. See the [events](/events) <script>alert(1)</script>\n\n:::notice\nIt is [free](javascript:alert(1)).\n:::",
  title_ml: "വിളിച്ചാൽ എന്താണ് സംഭവിക്കുക",
  body_ml: "",
};

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct, { pages: await builtPages() });
    const token = await site.token("editor");
    const ask = (method: string, path: string, json?: object) => site.ask(method, `/api/pages${path}`, { token, json });
    const read = async (path: string) => {
      const { status, text, headers } = await site.ask("GET", path);
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll("<!-- -->", "") ?? "";
      return { status, main, footer: /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? "", text, headers };
    };
    await ask("POST", "/add", PAGE);
    return { ask, read };
  };

  it("finds no page for an impossible name", async () => {
    const { ask, read } = await start();
    await ask("POST", "/1/publish");
    for (const name of ["0%00", "when-you-call%00", "%F0%9F%98%80", "a_b", "WHEN-YOU-CALL", "x".repeat(3000)])
      for (const before of ["", "/ml"]) expect((await read(`${before}/info/${name}`)).status).toBe(404);
  });

  database.itOnce("security 71: renders the published markup, and escapes typed HTML", async () => {
    const { ask, read } = await start();
    expect((await read("/info/when-you-call")).status).toBe(404);
    await ask("POST", "/1/publish");
    const { status, main, footer, text } = await read("/info/when-you-call");
    expect([status, /<title>[^<]*/.exec(text)?.[0]]).toEqual([200, `<title>${PAGE.title} | Drug-Free Kerala`]);
    expect(main).toContain("<h2>First</h2>");
    expect(main).toContain("<strong>listens</strong>");
    expect(main).toMatch(/<a href="\/events"[^>]*>events<\/a>/);
    expect(main).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(main).toMatch(/<div data-kind="notice"><p>It is \[free\]\(javascript:alert\(1\)\)\.<\/p><\/div>/);
    expect(footer).toMatch(/<a href="\/info\/when-you-call"[^>]*>What happens when you call<\/a>/);
    expect((await read("/")).footer).toContain("/info/when-you-call");
  });

  database.itOnce("marks English text on the Malayalam page, and links to Malayalam pages", async () => {
    const { ask, read } = await start();
    await ask("POST", "/1/publish");
    const half = await read("/ml/info/when-you-call");
    expect(half.main).toMatch(new RegExp(`<h1[^>]*>${PAGE.title_ml}</h1>`));
    expect(half.main).toMatch(/<div class="[^"]*" lang="en"><h2>First/);
    expect(half.main).toContain("ഇംഗ്ലീഷിലാണു");
    expect(half.main).toMatch(/<a href="\/ml\/events"/);
    expect(half.footer).toContain("/ml/info/when-you-call");
    await ask("PUT", "/update/1", { ...PAGE, title_ml: "", body_ml: "**ആദ്യം** കേൾക്കും." });
    await ask("POST", "/1/publish");
    const other = await read("/ml/info/when-you-call");
    expect(other.main).toMatch(new RegExp(`<h1[^>]* lang="en">${PAGE.title}</h1>`));
    expect(other.main).toContain("<strong>ആദ്യം</strong>");
    expect(other.main).not.toContain("ഇംഗ്ലീഷിലാണു");
    expect(other.footer).toMatch(/<a lang="en" href="\/ml\/info|<a href="\/ml\/info[^>]*lang="en"/);
  });

  it("redirects from a page's previous name, in each language", async () => {
    const { ask, read } = await start();
    await ask("POST", "/1/publish");
    await ask("PUT", "/update/1", { ...PAGE, slug: "calling" });
    await ask("POST", "/1/publish");
    for (const before of ["", "/ml"]) {
      const { status, headers } = await read(`${before}/info/when-you-call`);
      expect([status, headers.get("Location")]).toEqual([301, `${before}/info/calling`]);
    }
  });

  it("security 72: shows a preview to anyone with the link, without caching or indexing", async () => {
    const { ask, read } = await start();
    const { url } = (await ask("POST", "/1/preview")).json;
    const path = new URL(url).pathname;
    for (const [at, title] of [
      [path, PAGE.title],
      [`/ml${path}`, PAGE.title_ml],
    ]) {
      const { status, main, text, headers } = await read(at ?? "");
      expect([status, main.includes(title ?? "")]).toEqual([200, true]);
      expect(text).toContain('<meta name="robots" content="noindex"');
      expect(text).not.toContain('rel="canonical"');
      expect(["Cache-Control", "X-Robots-Tag", "Referrer-Policy"].map((name) => headers.get(name))).toEqual([
        "no-store",
        "noindex",
        "no-referrer",
      ]);
    }
    const wrong = await read(`${path.slice(0, -4)}AAAA`);
    expect([wrong.status, wrong.headers.get("Cache-Control"), wrong.main.includes(PAGE.title)]).toEqual([
      404,
      "no-store",
      false,
    ]);
    expect((await read("/sitemap.xml")).text).not.toContain("preview");
  });
});
