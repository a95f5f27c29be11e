import type { Page } from "@playwright/test";
import { LANGUAGES, localizeUrl } from "../../shared/i18n/languages.ts";
import { listPublicUrls } from "../../shared/public-routes.ts";
import { expect, PHONE, test } from "../support/e2e-test.ts";

const ENGLISH = [
  "/",
  "/?show=1",
  "/about-us",
  "/registration",
  "/event-map",
  "/testimonials",
  "/testimonials?add=1",
  "/essential-links",
  "/contact-us",
  "/privacy",
  "/events",
  "/events/0",
  "/nowhere",
];
const PAGES = LANGUAGES.flatMap((language) => ENGLISH.map((path) => localizeUrl(language, path)));

test("no word overflows the window at twice the browser's text size", async ({ playwright, site }) => {
  test.slow();
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage();
    const found: string[] = [];
    for (const path of PAGES) {
      await page.goto(site.origin + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const words of await page.evaluate(beyondTheWindow)) found.push(`${path} at ${width} px: ${words}`);
        for (const words of await page.evaluate(outOfTheirBox)) found.push(`${path} at ${width} px, box: ${words}`);
      }
    }
    expect(found).toEqual([]);
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(page.locator("nav > a[href^='tel:']"), "the phone number is on the first screen").toBeInViewport();
  } finally {
    await browser.close();
  }
});

/** At least 44 px visible without scrolling. */
const callsOnScreen = (page: Page) =>
  page.locator('a[href="tel:14405"]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { top, bottom, width } = link.getBoundingClientRect();
        return link.checkVisibility() && width > 0 && top >= 0 && bottom <= innerHeight;
      }).length,
  );

test("without scripts and web fonts every page dials 14405 on its first screen, and no word overflows", async ({
  browser,
  site,
}) => {
  test.slow();
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.origin });
  await page.route("**/*.woff2", (route) => route.abort());
  const found: string[] = [];
  for (const path of new Set([...listPublicUrls("page").filter((address) => !address.includes("{")), ...PAGES])) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      // A dialog lies over the page.
      if (!path.includes("?")) expect(await callsOnScreen(page), `${path} at ${width} px`).toBeGreaterThan(0);
    }
    for (const words of await page.evaluate(beyondTheWindow)) found.push(`${path}: ${words}`);
  }
  expect(found).toEqual([]);
  for (const path of ["/", "/testimonials", "/events", "/no-such-page"]) {
    await page.goto(path);
    await expect(
      page.getByRole("complementary", { name: "Helplines" }).getByRole("link", { name: /Call 14446/ }),
    ).toHaveAttribute("href", "tel:14446");
  }
  await page.close();
});

function outOfTheirBox(): string[] {
  const grounds = "nav:has(> [popovertarget]) > :is(a, button), a > b:first-child, p[aria-hidden]:has(> b)";
  return [...document.querySelectorAll(grounds)].flatMap((ground) => {
    const range = document.createRange();
    range.selectNodeContents(ground);
    const [words, box] = [range.getBoundingClientRect(), ground.getBoundingClientRect()];
    // Glyphs are smaller than the line box.
    const spare = Number.parseFloat(getComputedStyle(ground).fontSize) / 3;
    const out = words.top < box.top - spare || words.bottom > box.bottom + spare || words.right > box.right + 1;
    return out ? [ground.textContent.trim().slice(0, 40)] : [];
  });
}

/** Clipped text; rows that scroll sideways and drawings are exempt. */
async function beyondTheWindow(): Promise<string[]> {
  await document.fonts.ready;
  const width = document.documentElement.clientWidth;
  const apart = "script, style, .visually-hidden, .skip-link, svg";
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(apart) || scrolls(element)) continue;
    // Visually hidden text has a one-pixel box.
    if (element.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const out = [...range.getClientRects()].some((box) => box.width > 0 && (box.right > width + 1 || box.left < -1));
    if (out) found.push(words.slice(0, 40));
  }
  if (document.documentElement.scrollWidth > width) found.push("the page itself is wider");
  return found;
}

const boxes = (elements: Element[]) =>
  elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  });

test("at a root font size of 110 to 200 % no text overflows a phone, and touch targets do not overlap", async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport);
  const found: string[] = [];
  for (const path of ["/", "/events", "/contact-us"].flatMap((item) => [item, localizeUrl("ml", item)])) {
    await page.goto(path);
    for (const size of [110, 130, 150, 175, 200]) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, size);
      for (const words of await page.evaluate(beyondTheWindow)) found.push(`${path} at ${size} %: ${words}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${size} %`).toBe(390);
    }
  }
  expect(found).toEqual([]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/event-map");
    const map = page.getByRole("group", { name: "The fourteen districts of Kerala" });
    const stops = await map.locator("a circle:first-of-type").evaluateAll(boxes);
    for (const { x, width: wide } of await map.locator("a text").evaluateAll(boxes)) {
      expect(x - wide / 2, "no name overflows the window").toBeGreaterThanOrEqual(0);
      expect(x + wide / 2, "no name overflows the window").toBeLessThanOrEqual(width);
    }
    const strip = page.getByRole("group", { name: "Photos" }).first();
    // Sample pictures are decoded on first start.
    await expect(async () => {
      await page.goto("/events");
      await expect(strip).toBeVisible({ timeout: 1000 });
    }).toPass();
    const marks = await strip.locator("a", { hasText: /^Photo \d/ }).evaluateAll(boxes);
    expect(stops).toHaveLength(14);
    expect(marks.length).toBeGreaterThan(1);
    for (const targets of [stops, marks])
      for (const [index, one] of targets.entries()) {
        // WCAG 2.2, 2.5.8.
        expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24);
        for (const otherTarget of targets.slice(index + 1))
          expect(Math.hypot(one.x - otherTarget.x, one.y - otherTarget.y)).toBeGreaterThan(24);
      }
  }
});
