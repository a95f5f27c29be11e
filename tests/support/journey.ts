import { test as base, expect, type Page } from "@playwright/test";
import { barriersOn } from "../../script/barriers.ts";
import { type Site, startSite } from "./site.ts";

export { expect };

interface Journey {
  /** The server of this worker, with sample content. Journeys share it: add to it, or take `ownSite`. */
  site: Site;
  /** A server for this journey alone. */
  ownSite: Site;
  /** Starts such a server with settings of its own; it is stopped at the end, after the pages that look at it. */
  siteWith: (settings: Record<string, string>) => Promise<Site>;
  /** Console words that this journey expects, such as a refused form's status. */
  expected: RegExp[];
}

/**
 * A journey in a real browser against a real server. It fails on anything unexpected in the console, on an error in the
 * page, on a breach of the policy and on a request to another origin.
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
    await use(async (settings) => {
      const site = await startSite(settings);
      sites.push(site);
      return site;
    });
    // What a page still asks for would meet a closed door, and end as an error in the console.
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
    context.on("weberror", (error) => note(`page error: ${error.error().message}`));
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^https?:$/.test(protocol) && hostname !== "localhost") note(`request to another origin: ${request.url()}`);
    });
    await use(context);
    expect(unexpected, "nothing unexpected in the console").toEqual([]);
  },
});

/** No fault that axe can find, in light and in dark (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await barriersOn(page);
  expect(
    found.map(({ rule, colours, says, where }) => `${rule}, ${colours}: ${says}\n  ${where.join("\n  ")}`),
    `accessibility at ${page.url()}`,
  ).toEqual([]);
}

/** Shows an intent, as a visitor does, until React has taken the page over: a first sign may come before the page hears. */
export async function takeOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(200, 200);
    await page.locator("html[data-taken-over]").waitFor({ timeout: 5000 });
  }).toPass();
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
