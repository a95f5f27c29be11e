import { globSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { DISTRICTS } from "../../shared/districts.ts";
import { CATALOGUES } from "../../shared/i18n/catalogues.ts";
import { LANGUAGE_NAMES } from "../../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../../shared/public-routes.ts";
import { expect, test } from "../support/e2e-test.ts";
import { buildWithPseudoLanguage, PADDING, PSEUDO_LANGUAGE } from "../support/pseudo-language.ts";
import { readHtml } from "../support/read-html.ts";

/** Names, hashtags, the address of the site, and the switch to English. */
const NAMES =
  /#\w+|localhost:\d+|\b(?:WhatsApp|Facebook|Instagram|YouTube|LinkedIn|PDF|PNG|SVG|JPEG|WebP|Escape|English)\b/g;
const PAGES = [
  ...MAPPED_PAGES,
  "/testimonials?add=1",
  "/events/0",
  "/events?district=Kollam",
  "/centres?district=Kollam",
  "/search?q=Kollam",
  "/contact-us?sent=1",
  "/pledge?taken=1",
  "/info/kollam",
  "/nowhere",
];

const listWords = (text: string): string[] => text.match(/[A-Za-z]{3,}|[\u0D00-\u0D7F\u200C\u200D]{2,}/g) ?? [];

/** Shown in a second language, to be copied and downloaded; only its script would tell. */
const IN_ENGLISH = new Set<string>([
  CATALOGUES.en.pressKit.summary,
  CATALOGUES.en.pressKit.copy,
  CATALOGUES.en.onPosters.call,
]);

/** Content. */
const KNOWN = new Set(
  [
    ...globSync("sample-content/**/*.ts").map((file) => readFileSync(file, "utf8")),
    JSON.stringify([DISTRICTS, LANGUAGE_NAMES]),
  ].flatMap(listWords),
);

let folder = "";
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test("public pages in a further language have no other text, and fit 390 px", async ({ page, siteWith, expected }) => {
  expected.push(/status of 404/);
  test.slow();
  folder = await buildWithPseudoLanguage();
  const site = await siteWith({ RATE_LIMITS: "0" }, folder);
  const { token } = await (await page.request.post(`${site.origin}/api/admin/login`, { data: site.admin })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const data = { title: "Kollam", slug: "kollam", body: "Kollam" };
  const added = await page.request.post(`${site.origin}/api/pages/add`, { headers, data });
  const { id } = (await added.json()).data;
  const published = await page.request.post(`${site.origin}/api/pages/${id}/publish`, { headers, data: {} });
  expect(published.ok(), await published.text()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  const untranslated: string[] = [];
  const unfilled: string[] = [];
  const wide: string[] = [];
  for (const address of PAGES.map((english) => `/${PSEUDO_LANGUAGE.code}${english.replace(/^\/$/, "")}`)) {
    const html = await (await fetch(site.origin + address)).text();
    expect(html, "is in the generated language").toContain(PADDING);
    for (const { lang, words } of readHtml(html)) {
      if (/\{\w+[,}]/.test(words)) unfilled.push(`${address}: ${words}`);
      if (
        lang === PSEUDO_LANGUAGE.tag &&
        !IN_ENGLISH.has(words) &&
        listWords(words.replace(/\S*…$/, "").replaceAll(NAMES, "")).some((word) => !KNOWN.has(word))
      )
        untranslated.push(`${address}: ${words}`);
    }
    await page.goto(site.origin + address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(address);
  }
  expect({ untranslated, unfilled, wide }).toEqual({ untranslated: [], unfilled: [], wide: [] });
});
