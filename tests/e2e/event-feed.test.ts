import { expect, expectAccessible, test, waitForHydration } from "../support/e2e-test.ts";
import { answers, buildFeedItem, startEventFeed } from "../support/event-feed.ts";

test("a feed that never responded is reported, and Retry loads the list once it does", async ({
  page,
  siteWith,
  expected,
}) => {
  expected.push(/502/);
  const feed = await startEventFeed();
  feed.answer = answers.status(500);
  const site = await siteWith({ EVENT_FEED_URL: feed.url, EVENT_FEED_KEY: "journey-feed-key" });
  const answer = await page.goto(`${site.origin}/events`);
  expect(answer?.status()).toBe(502);
  await expect(page.getByText("Failed to load events.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await waitForHydration(page);
  feed.answer = answers.list([buildFeedItem({ caption: "Here at last", image1: `${feed.origin}/1.png` })]);
  await expect.poll(() => feed.asked.length).toBeGreaterThan(1);
  // A late response removes the button.
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole("heading", { name: "Here at last" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await page.content()).not.toContain("journey-feed-key");
  await feed.close();
});
