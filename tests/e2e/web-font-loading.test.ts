import type { Page } from "@playwright/test";
import { PAGES } from "../../script/page-weight.ts";
import { LANGUAGES, localizeUrl } from "../../shared/i18n/languages.ts";
import { getFaces } from "../support/draw-text.ts";
import { expect, PHONE, test } from "../support/e2e-test.ts";
import { allowOnlyTheseFonts, FALLBACK_FONTS } from "../support/fonts.ts";
import { runConcurrently } from "../support/run-concurrently.ts";

const PATHS = [...PAGES, "/testimonials?add=1", "/no-such-page"];
const SOME = ["/", "/events", "/contact-us", "/testimonials", "/pledge"];

/** Per fallback font: all pages once, and the busiest with the other fonts. */
const ADDRESSES = {
  Roboto: PATHS,
  neither: PATHS.map((path) => localizeUrl("ml", path)),
  Arial: LANGUAGES.flatMap((language) => SOME.map((path) => localizeUrl(language, path))),
};

test("every page is readable at once, and fonts cause no layout shift on devices with Roboto, Arial or neither", async ({
  playwright,
  site,
}) => {
  test.slow();
  const { launchOptions } = test.info().project.use;
  await runConcurrently(["Roboto", "neither", "Arial"] as const, async (standIn) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // Subpixel positioning, as on phones, Windows and macOS.
      args: [...(launchOptions?.args ?? []), "--font-render-hinting=none"],
      env: await allowOnlyTheseFonts(FALLBACK_FONTS[standIn]),
    });
    try {
      const found: string[] = [];
      for (const path of ADDRESSES[standIn]) {
        // An empty font cache for each.
        const context = await browser.newContext(PHONE);
        const shifts = await whatMoves(await context.newPage(), site.origin + path);
        if (shifts.length > 0) found.push(`${path}: ${JSON.stringify(shifts)}`);
        await context.close();
      }
      expect(found, `layout shifts with ${standIn}`).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

test("a cached font is used at once without a layout shift", async ({ page }) => {
  for (const path of ["/testimonials", "/ml/testimonials"]) {
    await page.goto(path);
    // `font-display` may skip late fonts on slow machines, so retry.
    await expect(async () => {
      await page.reload();
      expect(await page.evaluate(moved, 0)).toEqual([]);
      for (const part of ["main h1", "main p:not([lang])"]) {
        const faces = await getFaces(page, part);
        expect(faces, part).toContainEqual(expect.stringMatching(/^Anek/));
      }
    }).toPass();
  }
});

interface Moved {
  /** Layout shift score; the sum is the CLS. */
  value: number;
  words: (string | undefined)[];
}

/** Layout shifts when fonts load after the first paint. */
async function whatMoves(page: Page, address: string): Promise<Moved[]> {
  let arrive = () => {};
  const line = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await line;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  // Shifts while the page is still streaming do not count.
  const since = await page.evaluate(async () => {
    const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    for (let frame = 0; frame < 2 || !painted(); frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now();
  });
  arrive();
  await page.waitForLoadState("load");
  return await page.evaluate(moved, since);
}

async function moved(since: number): Promise<Moved[]> {
  await document.fonts.ready;
  if (![...document.fonts].some(({ status }) => status === "loaded")) throw new Error("No letters arrived.");
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: "layout-shift",
    buffered: true,
  });
  for (let frame = 0; frame < 6; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return shifts
    .filter(({ startTime }) => startTime >= since)
    .map(({ value, sources }) => ({ value, words: sources.map(({ node }) => node?.textContent?.slice(0, 40)) }));
}
