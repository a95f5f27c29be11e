import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { builtPages } from "../../ssr/render.ts";

interface Found {
  kind: string;
  title: string;
  text: string;
  url: string;
  lang: string;
}

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct, { pages: await builtPages() });
    const find = async (q: string): Promise<Found[]> =>
      (await site.ask("GET", `/api/search/public?q=${encodeURIComponent(q)}`)).json.data;
    return { site, find };
  };
  const kinds = (found: Found[]) => [...new Set(found.map(({ kind }) => kind))];

  const fill = async (site: TestProduct) => {
    const token = await site.token();
    const add = async (path: string, json: object) =>
      expect([path, (await site.ask("POST", path, { token, json })).status]).toEqual([path, 201]);
    await buildTestimonial(site, {
      name: "A captain",
      designation: "Kannur",
      status: "approved",
      description: "We ran.",
    });
    await buildTestimonial(site, { name: "Hidden", designation: "Kannur", status: "approved", is_visible: 0 });
    await buildTestimonial(site, { name: "New", title: "In Kannur", status: "pending" });
    const event = { description: "By the sea.", district: "Kannur", title: "Evening run", title_ml: "സായാഹ്ന ഓട്ടം" };
    await add("/api/events/add", event);
    await add("/api/events/add", { ...event, title: "Not yet in Kannur", publish_at: "2099-01-01T00:00:00.000Z" });
    await add("/api/essential-links/add", { number: "9999999999", label: "telephone", description: "Kannur desk" });
    await add("/api/district-contacts/add", { district: "Kannur", contacts: ["9000000025"] });
    const page = {
      slug: "kannur-run",
      title: "The run in Kannur",
      body: "## By\n[the sea](/about-us).\n\n:::notice\n- Water\n:::",
      title_ml: "",
      body_ml: "",
    };
    await add("/api/pages/add", page);
    expect((await site.ask("POST", "/api/pages/1/publish", { token, json: {} })).status).toBe(200);
    await add("/api/pages/add", { ...page, slug: "kannur-draft", title: "Kannur, not yet told" });
    await add("/api/centres/add", { district: "Kannur", name: "Clinic", name_ml: "ക്ലിനിക്", phones: ["0497 2000000"] });
  };

  it("security 98: finds what is public, in either script, and nothing else", async () => {
    const { site, find } = await start();
    await fill(site);
    for (const q of ["kannur", "കണ്ണൂർ", "KANNUR"]) {
      const found = await find(q);
      const lang = q === "കണ്ണൂർ" ? "ml" : "en";
      expect([q, kinds(found)]).toEqual([
        q,
        ["page", "event", "centre", "district contact", "essential link", "testimonial"],
      ]);
      expect(JSON.stringify(found)).not.toMatch(/Hidden|New|not yet|Not yet|draft/);
      expect(found).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            kind: "page",
            title: "The run in Kannur",
            text: "By the sea. • Water",
            lang: "en",
          }),
          expect.objectContaining({
            kind: "event",
            title: lang === "ml" ? "സായാഹ്ന ഓട്ടം" : "Evening run",
            url: expect.stringMatching(lang === "ml" ? /^\/ml\/events\/0\?e=/ : /^\/events\/0\?e=/),
            lang,
          }),
          expect.objectContaining({ kind: "centre", title: lang === "ml" ? "ക്ലിനിക്" : "Clinic", lang }),
          expect.objectContaining({ kind: "testimonial", title: "A captain, Kannur", text: "We ran." }),
        ]),
      );
    }
    expect((await find("sea kannur")).map(({ title }) => title)).toEqual(["The run in Kannur", "Evening run"]);
    expect(await find(" ")).toEqual([]);
  });

  database.itOnce("finds helplines first, and the site's own pages", async () => {
    const { find } = await start();
    const [first, second] = await find("helpline");
    expect([first?.kind, first?.title, first?.url]).toEqual(["helpline", "14405", "tel:14405"]);
    expect(second).toMatchObject({ kind: "helpline" });
    const [number] = await find("14405");
    expect(number).toMatchObject({ kind: "helpline", url: "tel:14405" });
    expect((await find("volunteer")).map(({ url }) => url)).toEqual(["/volunteer"]);
    expect(await find("രക്ഷിതാക്കൾ")).toMatchObject([{ kind: "page", url: "/ml/parents", lang: "ml" }]);
  });

  it("finds what is added afterwards", async () => {
    const { site, find } = await start();
    expect(await find("kannur")).toEqual([]);
    await fill(site);
    expect((await find("kannur")).length).toBeGreaterThan(4);
  });

  database.itOnce("is bounded by length, results and requests", async () => {
    const { site, find } = await start();
    expect((await site.ask("GET", `/api/search/public?q=${"x".repeat(101)}`)).status).toBe(400);
    const token = await site.token();
    for (let number = 0; number < 12; number += 1) {
      const json = { number: `90000000${10 + number}`, label: "telephone", description: `Desk ${number}` };
      await site.ask("POST", "/api/essential-links/add", { token, json });
    }
    expect(await find("desk")).toHaveLength(8);
    const answer = await site.ask("GET", "/api/search/public?q=desk");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    await site.database.db
      .updateTable("limit_counts")
      .set({ count: 120 })
      .where("act", "=", "search the site")
      .execute();
    expect((await site.ask("GET", "/api/search/public?q=desk")).status).toBe(429);
    const page = await site.ask("GET", "/search?q=desk");
    expect([page.status, page.text.includes("Too many searches")]).toEqual([429, true]);
  });

  it("security 53: the page finds words between control characters", async () => {
    const { site } = await start();
    await fill(site);
    for (const q of ["\0", "kannur\0", "captain\0kannur", "\u0001\u007f"]) {
      const page = await site.ask("GET", `/search?q=${encodeURIComponent(q)}`);
      expect([q, page.status, page.text.replace(/<[^>]*>/g, "").includes("A captain")]).toEqual([
        q,
        200,
        q.includes("kannur"),
      ]);
    }
  });

  database.itOnce("the page marks matches without scripts, and offers a similar word without any", async () => {
    const { site } = await start();
    const page = async (path: string) => (await site.ask("GET", path)).text;
    expect(await page("/search?q=helpline")).toContain("<mark>helpline</mark>");
    expect(await page("/search?q=voluntear")).toContain('href="/search?q=volunteer"');
    expect(await page("/ml/search?q=xyzxyz")).toContain("“xyzxyz”: ഒന്നും കണ്ടെത്തിയില്ല.");
    const hostile = await page(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(hostile).not.toContain("<script>alert(1)");
    expect((await site.ask("GET", `/search?q=${"x".repeat(200)}`)).status).toBe(400);
  });
});
