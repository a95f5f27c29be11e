import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../support/e2e-test.ts";

const PANEL = [
  "All Districts",
  "Kasargod",
  "Kannur",
  "Wayanad",
  "Kozhikode",
  "Malappuram",
  "Palakkad",
  "Thrissur",
  "Ernakulam",
  "Idukki",
  "Kottayam",
  "Alappuzha",
  "Pathanamthitta",
  "Kollam",
  "Thiruvananthapuram",
];

const cards = (page: Page) => page.locator("article");
const districts = (page: Page) => page.getByRole("list", { name: "Sort by District" });
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const distanceToEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("a visitor scrolls through all events, opens one after the other and returns to the same position", {
  tag: "@quick",
}, async ({ page }) => {
  test.slow();
  await test.step("a visitor scrolls through all events, opens one and returns to the same position", async () => {
    await page.goto("/events");
    expect(
      (await districts(page).getByRole("link").allInnerTexts()).map((text) => text.replace(/^\S*\s+(?=\D)/, "")),
    ).toHaveLength(15);
    for (const name of PANEL) await expect(districts(page).getByRole("link", { name, exact: true })).toBeVisible();
    const also = page.getByRole("list", { name: "Also View" });
    const led = ["Registration", "Event Map", "Participation Badge", "Certificates", "Campaign materials", "Press kit"];
    expect(await also.getByRole("link").allInnerTexts()).toEqual(led);
    await expect(cards(page)).toHaveCount(6);

    await waitForHydration(page);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(300);
    await expect(cards(page)).toHaveCount(6);
    for (const count of [12, 18]) {
      await toTheEnd(page);
      await expect(cards(page)).toHaveCount(count);
      // The new batch is in view, not the end of the page, which would load the next one.
      await expect.poll(() => distanceToEnd(page)).toBeGreaterThan(200);
    }
    await toTheEnd(page);
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByText("All events loaded", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/events\?upto=20$/);

    const fifteenth = cards(page).nth(14);
    await fifteenth.scrollIntoViewIfNeeded();
    const title = await fifteenth.getByRole("heading").innerText();
    const before = await place(page);
    await fifteenth.getByRole("link", { name: `Read More ${title}` }).click();
    await expect(page).toHaveURL(/\/events\/14\?e=[0-9a-f]{16}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^Updated on: \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await expect(districts(page)).toHaveCount(0);
    expect(await place(page)).toBe(0);

    await page.goBack();
    await expect(cards(page)).toHaveCount(20);
    await expect.poll(() => place(page)).toBe(before);
  });
  await test.step("links lead from one event to the next and to others, and back to the list position", async () => {
    await page.goto("/event?district=Kannur");
    await waitForHydration(page);
    await page.goto("/events");
    await waitForHydration(page);
    await cards(page).nth(2).scrollIntoViewIfNeeded();
    const titles = await cards(page).getByRole("heading").allInnerTexts();
    const third = cards(page)
      .nth(2)
      .getByRole("link", { name: /^Read More/ });
    await third.scrollIntoViewIfNeeded();
    const left = await place(page);
    await third.click();
    const article = page.getByRole("heading", { level: 1 });
    await expect(article).toHaveText(titles[2] ?? "");
    await expect(page.getByRole("heading", { name: "Next Post" })).toBeVisible();
    const others = page.getByRole("heading", { name: "Other Blogs" }).locator("..").getByRole("listitem");
    await expect(others).toHaveCount(3);
    await page.getByRole("link", { name: /^Next/ }).click();
    await expect(page).toHaveURL(/\/event\/3\?e=/);
    await expect(article).toHaveText(titles[3] ?? "");
    const other = await others.first().locator("b").innerText();
    await others.first().getByRole("link", { name: /^Read/ }).click();
    await expect(page).toHaveURL(/\/event\/\d+\?e=/);
    await expect(article).toHaveText(other);
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL(/\/events$/);
    await expect.poll(() => place(page)).toBe(left);

    await cards(page)
      .first()
      .getByRole("link", { name: /^Read More/ })
      .click();
    await page.getByRole("link", { name: "← Back to Event Updates" }).click();
    await expect(page).toHaveURL(/\/event$/);
    await expect(cards(page)).toHaveCount(6);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything works: districts, more events, an event, next and back", async ({ page }) => {
    await page.goto("/events");
    await expect(cards(page)).toHaveCount(6);
    const title = await cards(page).nth(5).getByRole("heading").innerText();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page).toHaveURL(/\/events\?upto=12#event-7$/);
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).nth(6)).toBeInViewport();
    await cards(page)
      .nth(5)
      .getByRole("link", { name: `Read More ${title}` })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.locator("aside").getByRole("link", { name: /^Next/ }).click();
    await expect(page).toHaveURL(/\/event\/6\?e=/);
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL(/\/event$/);
    await districts(page).getByRole("link", { name: "Kollam" }).click();
    await expect(page).toHaveURL(/\/event\?district=Kollam#list$/);
    await expect(page.getByText("All events loaded", { exact: true })).toBeVisible();
  });
});
