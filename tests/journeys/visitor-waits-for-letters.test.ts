import type { Page } from "@playwright/test";
import { onlyTheseFaces, STAND_INS } from "../support/faces.ts";
import { expect, PHONE, test } from "../support/journey.ts";

const PAGES = [
  "/",
  "/about-us",
  "/registration",
  "/event-map",
  "/testimonials",
  "/essential-links",
  "/contact-us",
  "/privacy",
  "/events",
  "/events/0",
];

/** A word in the middle that becomes a little wider begins a little further left: nobody sees that. */
const LEAST_THAT_COUNTS = 0.001;
/** Where words or lines of what is in sight break otherwise in a stand-in (docs/performance-laboratory.md). */
const BREAKS_OTHERWISE: Record<string, number> = {
  "/about-us": 0.002,
  "/registration": 0.002,
  "/essential-links": 0.002,
  "/contact-us": 0.002,
  "/privacy": 0.005,
  "/events/0": 0.005,
};

for (const [standIn, faces] of Object.entries(STAND_INS)) {
  test(`every page is read at once, and nothing moves when its letters arrive on a device with ${standIn === "neither" ? "neither Arial nor Roboto" : standIn}`, async ({
    playwright,
    site,
  }) => {
    const { launchOptions } = test.info().project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // Phones, Windows and Apple's place letters between pixels; this browser would not on its own.
      args: [...(launchOptions?.args ?? []), "--font-render-hinting=none"],
      env: await onlyTheseFaces(faces),
    });
    try {
      const found: string[] = [];
      for (const path of PAGES) {
        // Anew for each, so that no letters are there from the page before.
        const context = await browser.newContext(PHONE);
        const shifts = await whatMoves(await context.newPage(), site.origin + path);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum >= (BREAKS_OTHERWISE[path] ?? LEAST_THAT_COUNTS))
          found.push(`${path} ${sum.toFixed(4)}: ${JSON.stringify(shifts)}`);
        await context.close();
      }
      expect(found, "what moved").toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

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
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  arrive();
  await page.waitForLoadState("load");
  return await page.evaluate(moved);
}

/** What moved on the page so far without anybody touching it. */
async function moved(): Promise<Moved[]> {
  await document.fonts.ready;
  if (![...document.fonts].some(({ status }) => status === "loaded")) throw new Error("No letters arrived.");
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: "layout-shift",
    buffered: true,
  });
  for (let frame = 0; frame < 6; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return shifts.map(({ value, sources }) => ({
    value,
    words: sources.map(({ node }) => node?.textContent?.slice(0, 40)),
  }));
}
