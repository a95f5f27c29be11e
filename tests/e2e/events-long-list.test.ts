import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../support/e2e-test.ts";
import { answers, buildFeedItem, type EventFeedServer, startEventFeed } from "../support/event-feed.ts";
import { type Site, startSite } from "../support/site.ts";

const COUNT = 130;

let feed: EventFeedServer;
let site: Site;

test.beforeAll(async () => {
  feed = await startEventFeed();
  feed.answer = answers.list(
    Array.from({ length: COUNT }, (_, index) => buildFeedItem({ caption: `Kilometre ${index + 1}` })),
  );
  site = await startSite({ SAMPLE_CONTENT: "0", EVENT_FEED_URL: feed.url, EVENT_FEED_KEY: "many-events" });
});

test.afterAll(async () => {
  await site?.stop();
  await feed?.close();
});

const cards = (page: Page) => page.locator("article");
const more = (page: Page) => page.getByRole("link", { name: "Load more" });
const previous = (page: Page) => page.getByRole("link", { name: "Show previous events" });
const end = (page: Page) => page.getByText("All events loaded", { exact: true });
const shown = async (page: Page) => {
  const titles = await cards(page).getByRole("heading").allInnerTexts();
  const numbers = titles.map((title) => Number(/\d+/.exec(title)?.[0]));
  return [numbers[0], numbers.at(-1), numbers.length];
};

async function scrollBeyondAWindow(page: Page): Promise<number> {
  while ((await cards(page).count()) <= 66) {
    const before = await cards(page).count();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  }
  await page.evaluate(() => scrollTo(0, 0));
  let seen = 0;
  const stands = async () => seen === (seen = await cards(page).count());
  await expect.poll(stands, { intervals: [1000] }).toBe(true);
  return seen;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a long list is paged to its end and back", async ({ page }) => {
    await page.goto(`${site.origin}/events?upto=54`);
    await more(page).click();
    await expect(page).toHaveURL(/\/events\?upto=60#event-55$/);
    expect(await shown(page)).toEqual([1, 60, 60]);

    await more(page).click();
    await expect(page).toHaveURL(/\/events\?from=60#event-61$/);
    expect(await shown(page)).toEqual([61, 120, 60]);
    await expect(cards(page).first()).toBeInViewport();
    await expect(page).toHaveTitle(/^Event Updates: 61 to 120 \|/);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/events\?from=60$/);
    await expect(end(page)).toHaveCount(0);

    await more(page).click();
    await expect(page).toHaveURL(/\/events\?from=120#event-121$/);
    expect(await shown(page)).toEqual([121, COUNT, 10]);
    await expect(end(page)).toBeVisible();
    await expect(more(page)).toHaveCount(0);

    await previous(page).click();
    await expect(page).toHaveURL(/\/events\?from=60#event-120$/);
    await expect(cards(page).last()).toBeInViewport();
    await previous(page).click();
    await expect(page).toHaveURL(/\/events\?upto=60#event-60$/);
    expect(await shown(page)).toEqual([1, 60, 60]);
    await expect(previous(page)).toHaveCount(0);

    // `upto` is capped.
    await page.goto(`${site.origin}/events?upto=3000&district=Kozhikode`);
    expect(await shown(page)).toEqual([1, 60, 60]);
    await more(page).click();
    await expect(page).toHaveURL(/\/events\?district=Kozhikode&from=60#event-61$/);
    await page.goto(`${site.origin}/events?from=500`);
    await expect(cards(page)).toHaveCount(0);
    await previous(page).click();
    await expect(page).toHaveURL(/\/events\?from=70#event-130$/);
    expect(await shown(page)).toEqual([71, COUNT, 60]);
  });
});

test("a list scrolled beyond one window is complete after Back, and its last window after a reload", async ({
  page,
}) => {
  await page.goto(`${site.origin}/events?upto=60`);
  await waitForHydration(page);
  const count = await scrollBeyondAWindow(page);
  await expect(page).toHaveURL(new RegExp(`/events\\?from=${count - 60}$`));

  const ninth = cards(page)
    .nth(8)
    .getByRole("link", { name: /^Read More/ });
  await ninth.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  await ninth.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kilometre 9");
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);

  await page.reload();
  expect(await shown(page)).toEqual([count - 59, count, 60]);
  await waitForHydration(page);
  await previous(page).click();
  await expect(cards(page).first().getByRole("heading")).toHaveText(`Kilometre ${Math.max(1, count - 119)}`);
  await expect(previous(page)).toHaveCount(count > 120 ? 1 : 0);

  await page.goto(`${site.origin}/events?from=120`);
  await expect(previous(page)).toBeVisible();
});
