import { anItem, answers, startEventFeed } from "../support/event-feed.ts";
import { expect, expectAccessible, takeOver, test } from "../support/journey.ts";
import { startSite } from "../support/site.ts";

test("a feed that never answered is said so, and Retry brings the list once it does", async ({ page, expected }) => {
  expected.push(/502/);
  const feed = await startEventFeed();
  feed.answer = answers.status(500);
  const site = await startSite({ EVENT_FEED_URL: feed.url, EVENT_FEED_KEY: "journey-feed-key" });
  try {
    const answer = await page.goto(`${site.origin}/events`);
    expect(answer?.status()).toBe(502);
    await expect(page.getByText("Failed to load events.", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await takeOver(page);
    feed.answer = answers.list([anItem({ caption: "Here at last", image1: `${feed.origin}/1.png` })]);
    await expect.poll(() => feed.asked.length, { timeout: 15_000 }).toBeGreaterThan(1);
    await expect(async () => {
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("heading", { name: "Here at last" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await page.content()).not.toContain("journey-feed-key");
  } finally {
    await site.stop();
    await feed.close();
  }
});

test("one installation shows the events and pictures of another, and gives nobody the key", async ({ page }) => {
  const EVENT_FEED_KEY = "between-two-installations";
  const teller = await startSite({ EVENT_FEED_KEY });
  const reader = await startSite({
    SAMPLE_CONTENT: "0",
    EVENT_FEED_KEY,
    EVENT_FEED_URL: `${teller.origin}/feed/event-updates`,
  });
  try {
    const keysOf = async (origin: string) =>
      (await (await fetch(`${origin}/api/events?limit=50`)).json()).data.map(({ key }: { key: string }) => key);
    expect(await keysOf(reader.origin)).toEqual(await keysOf(teller.origin));
    // The first picture is there as soon as it was fetched and sized.
    const list = async () => (await fetch(`${reader.origin}/events`)).text();
    await expect.poll(list, { timeout: 45_000, intervals: [500] }).toMatch(/<img[^>]* srcset=/i);
    await page.goto(`${reader.origin}/events`);
    const picture = page.locator("article img[srcset]").first();
    await expect(picture).toBeVisible();
    expect(new URL((await picture.getAttribute("src")) ?? "", reader.origin).pathname).toMatch(/^\/files\/events\//);
    for (const path of ["/events", "/events/0", "/events.data", "/api/events", "/api/openapi.json"])
      expect(await (await fetch(reader.origin + path)).text()).not.toContain(EVENT_FEED_KEY);
    expect(reader.log() + teller.log()).not.toContain(EVENT_FEED_KEY);
  } finally {
    await reader.stop();
    await teller.stop();
  }
});
