import type { Page } from "@playwright/test";
import { expect, expectAccessible, PHONE, takeOver, test } from "../support/journey.ts";

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

/** Answers to these are kept back until the line is let go. */
async function holdBack(page: Page, pattern: RegExp) {
  let letGo = () => {};
  const line = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await line;
    await route.continue();
  });
  return letGo;
}

/** What tells somebody who looks that the page is at work: it covers some of the window, and the main part says it. */
async function expectSign(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main).toHaveAttribute("aria-busy", "true");
  const sign = await main.evaluate((element) => {
    const { position, top, height, width, visibility } = getComputedStyle(element, "::before");
    return { position, top, height: Number.parseFloat(height), width: Number.parseFloat(width), visibility };
  });
  expect(sign).toMatchObject({ position: "fixed", top: "0px", visibility: "visible" });
  expect(sign.height).toBeGreaterThanOrEqual(4);
  expect(sign.width).toBeGreaterThan(300);
}

const openMap = (page: Page) => page.getByRole("link", { name: "See the map" });

test("a press on a link shows at once that the next page is on its way, once React is there", async ({ page }) => {
  await page.goto("/");
  await takeOver(page);
  const letGo = await holdBack(page, /\/event-map|\/assets\/.*\.js$/);
  await openMap(page).tap();
  await expectSign(page);
  await expect(page).toHaveURL(/\/$/);
  await expectAccessible(page);
  letGo();
  await expect(page).toHaveURL(/\/event-map$/);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
});

test("and before React is there", async ({ page }) => {
  await page.goto("/");
  const letGo = await holdBack(page, /\/event-map|\/assets\/.*\.js$/);
  await openMap(page).tap({ noWaitAfter: true });
  // Reading a page that is being left waits for the next one: the sign is read before.
  await expectSign(page);
  letGo();
  await expect(page).toHaveURL(/\/event-map$/);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  await page.goBack();
  await expect(page.getByRole("main"), "a page that is kept as it was left is at rest").not.toHaveAttribute(
    "aria-busy",
  );
});
