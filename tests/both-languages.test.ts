import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { languageAt, localizeUrl, stripLanguage } from "../shared/i18n/languages.ts";
import { listPublicUrls } from "../shared/public-routes.ts";
import { findLatinWords } from "./support/latin-words.ts";
import { elementsIn, readHtml } from "./support/read-html.ts";
import { findRejected } from "./support/rejected-words.ts";
import { type Site, startSite } from "./support/site.ts";

const OF_A_KIND = 4;

interface Page {
  status: number;
  html: string;
}

let site: Site;
/** Stays in its own language. Longest first. */
let written: string[] = [];
/** Crawled from both home pages. */
const pages = new Map<string, Page>();

const read = async (address: string): Promise<Page> => {
  const answer = await fetch(site.origin + address, { redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
};

const getLinks = ({ html }: Page): string[] =>
  elementsIn(html, "a")
    .map(({ href = "" }) => href.split("#")[0] ?? "")
    .filter((href) => href.startsWith("/") && !/^\/(admin|api|uploads|files|assets)(\/|$)|\.\w+(\?|$)/.test(href));

const getKind = (address: string) =>
  address.replace(/\?.*/, (query) => `?${[...new URLSearchParams(query).keys()]}`).replace(/\/\d+/g, "/{id}");

beforeAll(async () => {
  site = await startSite();
  const { data } = (await (await fetch(`${site.origin}/api/events?limit=50`)).json()) as {
    data: Record<"title" | "description", string>[];
  };
  const texts = data.flatMap(({ title, description }) => [title, description.replace(/\s+/g, " ")]);
  written = texts.toSorted((a, b) => b.length - a.length);
  const waiting = [
    ...["/", "/nowhere", "/testimonials?add=1"].flatMap((address) => [address, localizeUrl("ml", address)]),
    ...listPublicUrls("page").filter((address) => !address.includes("{")),
  ];
  const kinds = new Map<string, number>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const seen = kinds.get(getKind(address)) ?? 0;
    if (pages.has(address) || seen >= OF_A_KIND) continue;
    kinds.set(getKind(address), seen + 1);
    const page = await read(address);
    pages.set(address, page);
    waiting.push(...getLinks(page));
  }
});
afterAll(() => site?.stop());

/** The help page has its own layout. */
const isWhole = (address: string) => stripLanguage(address) === "/help";
const framed = () => [...pages].filter(([address]) => !isWhole(address));

const getAlternates = ({ html }: Page) =>
  elementsIn(html, "link")
    .filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== undefined)
    .map(({ hreflang, href }) => `${hreflang} ${href}`);

describe("every reachable page", () => {
  it("exists in both languages, with the same status", async () => {
    expect(pages.size).toBeGreaterThan(60);
    const lacking: unknown[] = [];
    for (const [address, { status, html }] of pages) {
      const language = languageAt(address);
      const translation = localizeUrl(language === "en" ? "ml" : "en", address);
      const existing = pages.get(translation) ?? (await read(translation));
      if (existing.status !== status) lacking.push([address, status, existing.status]);
      if (!html.includes(`<html lang="${language === "en" ? "en" : "ml"}`)) lacking.push([address, "says no language"]);
    }
    expect(lacking).toEqual([]);
  });

  it("lists its alternates in both languages, the same for both", async () => {
    const wrong: unknown[] = [];
    for (const [address, page] of pages) {
      if (page.status !== 200) continue;
      const [canonical = {}] = elementsIn(page.html, "link").filter(({ rel }) => rel === "canonical");
      const own = canonical["href"]?.replace(site.origin, "") ?? "";
      const english = site.origin + localizeUrl("en", own);
      const expected = [`en ${english}`, `ml ${site.origin}${localizeUrl("ml", own)}`, `x-default ${english}`];
      if (languageAt(own) !== languageAt(address) || getAlternates(page).join() !== expected.join())
        wrong.push([address, own, getAlternates(page)]);
    }
    expect(wrong).toEqual([]);
  });

  it("links to pages in its language, and to the other one in that language", () => {
    const astray = framed().flatMap(([address, { html }]) => {
      const language = languageAt(address);
      const links = elementsIn(html, "a").filter(
        ({ href = "" }) => href.startsWith("/") && !/^\/(admin|uploads|files|brochures)(\/|$)|\.\w+$/.test(href),
      );
      const [other, ...others] = links.filter(({ hreflang }) => hreflang);
      const switches =
        others.length === 0 &&
        other?.["lang"] === (language === "en" ? "ml" : "en") &&
        stripLanguage(other["href"] ?? "") === stripLanguage(address);
      // The site map lists both languages.
      const inBoth = (lang?: string) => stripLanguage(address) === "/site-map" && lang !== undefined;
      const forms = elementsIn(html, "form").flatMap(({ action }) => (action === undefined ? [] : [action]));
      const elsewhere = [
        ...links.filter((link) => link !== other && !inBoth(link["lang"])).map(({ href = "" }) => href),
        ...forms,
      ].filter((href) => href.startsWith("/") && languageAt(href) !== language);
      return switches && elsewhere.length === 0 ? [] : [[address, other, elsewhere]];
    });
    expect(astray).toEqual([]);
  });

  it("has none of the words that were replaced", () => {
    const found = [...pages].flatMap(([address, { html }]) =>
      readHtml(html).flatMap(({ words }) =>
        findRejected(languageAt(address), words).map((word) => `${word} (${address}): ${words.slice(0, 80)}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe.each(["/", "/ml"])("home %s", (address) => {
  it("shows the next events between the roadshow and the essential links", () => {
    const sections = elementsIn(pages.get(address)?.html ?? "", "section").map((section) => section["aria-labelledby"]);
    const order = sections.filter((id) => ["roadshow", "next", "essential-links"].includes(id ?? ""));
    expect(order).toEqual(["roadshow", "next", "essential-links"]);
  });

  it("names the toll-free helpline before the messaging number", () => {
    const [, cards = ""] = pages.get(address)?.html.split('id="essential-links"') ?? [];
    const links = elementsIn(cards, "a").flatMap(
      ({ href = "" }) => /^tel:14405|^https:\/\/wa\.me\/919995966666/.exec(href) ?? [],
    );
    expect(links.slice(0, 2)).toEqual(["tel:14405", "https://wa.me/919995966666"]);
  });
});

describe("Malayalam pages", () => {
  it("have no unmarked Latin words except names", () => {
    const latin = framed()
      .filter(([address]) => languageAt(address) === "ml")
      .flatMap(([address, { html }]) => findLatinWords(html, written).map((found) => `${found} (${getKind(address)})`));
    expect([...new Set(latin)]).toEqual([]);
  });

  it("have no sentence of the other language, in their data neither", () => {
    // The press kit exists in both languages for copying; badges and posters are offered in both.
    const { onPosters: _, onSheets: __, ...texts } = CATALOGUES.en;
    const english = getSentences({ ...texts, pressKit: { ...texts.pressKit, summary: "" } }).filter((sentence) =>
      /[a-z]/i.test(sentence),
    );
    expect(english.length).toBeGreaterThan(150);
    const found = framed()
      .filter(([address]) => languageAt(address) === "ml")
      .flatMap(([address, { html }]) =>
        english.filter((item) => html.includes(item)).map((item) => `${item} (${address})`),
      );
    expect(found).toEqual([]);
  });

  it("have no Malayalam or English texts in the scripts of the public site", () => {
    const [manifest = ""] = globSync("build/client/assets/manifest-*.js");
    const { routes } = JSON.parse(/=\s*(\{[^]*\})/.exec(readFileSync(manifest, "utf8"))?.[1] ?? "{}") as {
      routes: Record<string, { module: string; imports?: string[] }>;
    };
    const scripts = new Map<string, string>();
    const bring = (name: string) => {
      if (scripts.has(name)) return;
      const text = readFileSync(`build/client/assets/${name}`, "utf8");
      scripts.set(name, text);
      for (const [, next = ""] of text.matchAll(/["'`](?:\.\/|\/assets\/|assets\/)([\w.-]+\.js)["'`]/g)) bring(next);
    };
    for (const [id, { module, imports = [] }] of Object.entries(routes))
      if (/^(root|public|ml|event)\b/.test(id) && !id.includes("help/"))
        for (const file of [module, ...imports]) bring(file.split("/").at(-1) ?? "");
    expect(scripts.size).toBeGreaterThan(20);
    const all = [...getSentences(CATALOGUES.en), ...getSentences(CATALOGUES.ml)];
    const found = [...scripts].flatMap(([name, text]) =>
      all.filter((item) => text.includes(item)).map((item) => `${item} (${name})`),
    );
    expect(found).toEqual([]);
  });
});

function getSentences(words: unknown): string[] {
  if (typeof words === "string")
    return words.split(" ").length > 3 ? words.split(/\{\w+\}/).filter((part) => part.length > 24) : [];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(getSentences) : [];
}
