import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { findAxeViolations } from "../../script/axe-violations.ts";
import { type Site, startSite } from "./site.ts";

export { expect };

interface Journey {
  /** Shared by the worker's tests: only add to it, or use `ownSite`. */
  site: Site;
  ownSite: Site;
  /** Stopped after the pages that use it. */
  siteWith: (settings: Record<string, string>, cwd?: string) => Promise<Site>;
  expected: RegExp[];
}

/**
 * Browser test that fails on unexpected console messages, page errors, CSP violations and cross-origin
 * requests.
 */
export const test = base.extend<Omit<Journey, "site">, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startSite({ RATE_LIMITS: "0" });
      await use(site);
      expect(await site.stop()).toBe(0);
    },
    { scope: "worker" },
  ],

  siteWith: async ({ context }, use) => {
    const sites: Site[] = [];
    await use(async (settings, cwd) => {
      const site = await startSite(settings, cwd);
      sites.push(site);
      return site;
    });
    // Pending requests would fail and log errors.
    for (const page of context.pages()) await page.close();
    for (const site of sites) expect(await site.stop()).toBe(0);
  },

  ownSite: async ({ siteWith }, use) => use(await siteWith({})),

  // oxlint-disable-next-line no-empty-pattern -- as above
  expected: async ({}, use) => use([]),

  baseURL: async ({ site }, use) => use(site.origin),

  context: async ({ context, expected }, use) => {
    const unexpected: string[] = [];
    const note = (words: string) => {
      if (words.includes("Service Worker registration blocked by Playwright")) return;
      if (!expected.some((pattern) => pattern.test(words))) unexpected.push(words);
    };
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") note(`console: ${message.text()}`);
    });
    context.on("weberror", (error) => note(`page error at ${error.page()?.url()}: ${error.error().message}`));
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^https?:$/.test(protocol) && hostname !== "localhost") note(`request to another origin: ${request.url()}`);
    });
    await use(context);
    expect(unexpected, "nothing unexpected in the console").toEqual([]);
  },
});

/** No axe violations in both colour schemes (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page, options?: { ofColours: boolean }): Promise<void> {
  const found = await findAxeViolations(page, options);
  expect(
    found.map(({ rule, colours, message, where }) => `${rule}, ${colours}: ${message}\n  ${where.join("\n  ")}`),
    `accessibility at ${page.url()}`,
  ).toEqual([]);
}

/** Triggers hydration; repeated, as the first event may precede the listener. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(200, 200);
    await page.locator("html[data-hydrated]").waitFor({ timeout: 5000 });
  }).toPass();
}

/** Holds a finger on it until something appears; needs a touch screen. */
export async function longPress(target: Locator, until: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: x + 5, y: y + 5 }]);
  await expect(until).toBeVisible();
  await touch("touchEnd", []);
  await devtools.detach();
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** @returns the CPU time in ms that the page has used, which depends little on other load. */
export async function watchCpuTime(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
}
