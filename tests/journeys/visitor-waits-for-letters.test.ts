import type { Page } from "@playwright/test";
import { addressIn, LANGUAGES } from "../../domain/languages.ts";
import { PAGES } from "../../script/page-weights.ts";
import { facesOf } from "../support/draw-text.ts";
import { onlyTheseFaces, STAND_INS } from "../support/faces.ts";
import { expect, PHONE, test } from "../support/journey.ts";

const PATHS = [...PAGES, "/testimonials?add=1", "/no-such-page"];
const ADDRESSES = LANGUAGES.flatMap((language) => PATHS.map((path) => addressIn(language, path)));

for (const [standIn, faces] of Object.entries(STAND_INS)) {
  test(`every page is read at once, and nothing moves when its letters arrive on a device with ${standIn === "neither" ? "neither Arial nor Roboto" : standIn}`, async ({
    playwright,
    site,
  }) => {
    test.slow();
    const { launchOptions } = test.info().project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // Phones, Windows and Apple's place letters between pixels; this browser would not on its own.
      args: [...(launchOptions?.args ?? []), "--font-render-hinting=none"],
      env: await onlyTheseFaces(faces),
    });
    try {
      const found: string[] = [];
      for (const path of ADDRESSES) {
        // Anew for each, so that no letters are there from the page before.
        const context = await browser.newContext(PHONE);
        const shifts = await whatMoves(await context.newPage(), site.origin + path);
        if (shifts.length > 0) found.push(`${path}: ${JSON.stringify(shifts)}`);
        await context.close();
      }
      expect(found, "what moved").toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

for (const [language, path] of [
  ["English", "/testimonials"],
  ["Malayalam", "/ml/testimonials"],
] as const)
  test(`whoever has the letters already reads in them, and nothing moves, ${language}`, async ({ page }) => {
    await page.goto(path);
    // A busy machine may need another look: what is not there in time is not used, on purpose.
    await expect(async () => {
      await page.reload();
      expect(await page.evaluate(moved, 0)).toEqual([]);
      for (const part of ["main h1", "main p:not([lang])"]) {
        const faces = await facesOf(page, part);
        expect(faces, part).toContainEqual(expect.stringMatching(/^Anek/));
      }
    }).toPass();
  });

interface Moved {
  /** The share of the window that moved, times how far: a sum of these is the page's CLS. */
  value: number;
  words: (string | undefined)[];
}

/** What moves on a page whose letters come only after it was painted. */
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
  // All of it is painted: while a page is still coming, what stands behind a word moves with the rest of that word.
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

/** What moved on the page since a time of its own without anybody touching it. */
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
