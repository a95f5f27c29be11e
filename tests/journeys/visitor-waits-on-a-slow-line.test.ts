import { expect, PHONE, test } from "../support/journey.ts";

/**
 * Every public page but the map, because where a device has no Malayalam letters at all, as here, its boxes are narrower, and
 * the map's heading in Malayalam grows by a line; and but the list of events, whose panel of districts still moves a
 * little (0.0006 to 0.0011).
 */
const PAGES = [
  "/",
  "/about-us",
  "/registration",
  "/testimonials",
  "/essential-links",
  "/contact-us",
  "/privacy",
  "/events/0",
];

/** A line in the middle that becomes a little wider begins a little further left: nobody sees that. */
const LEAST_THAT_COUNTS = 0.001;

test.use(PHONE);

for (const path of PAGES) {
  test(`${path} is read at once, and nothing moves when its letters arrive`, async ({ page }) => {
    let arrive = () => {};
    const line = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await line;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    await page.waitForFunction(painted);
    arrive();
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(moved);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `what moved: ${JSON.stringify(shifts)}`).toBeLessThan(LEAST_THAT_COUNTS);
  });
}

interface Moved {
  /** The share of the window that moved, times how far: a sum of these is the page's CLS. */
  value: number;
  words: (string | undefined)[];
}

/** What moved on the page so far without anybody touching it. */
async function moved(): Promise<Moved[]> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts = await new Promise<Shift[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries() as Shift[])).observe({
      type: "layout-shift",
      buffered: true,
    });
    setTimeout(() => resolve([]), 500);
  });
  return shifts.map(({ value, sources }) => ({
    value,
    words: sources.map(({ node }) => node?.textContent?.slice(0, 40)),
  }));
}
