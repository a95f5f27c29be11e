import type { Page } from "@playwright/test";
import { expect, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

const cards = (page: Page) => page.locator("article");
const districts = (page: Page) => page.getByRole("list", { name: "Sort by District" });
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("a chosen district is in the URL and in every link within it, and an empty result is reported", {
  tag: "@quick",
}, async ({ page }) => {
  test.slow();
  await test.step("a chosen district is in the URL, and an empty result is reported", async () => {
    await page.goto("/events");
    await waitForHydration(page);
    await page.mouse.wheel(0, 400);
    await districts(page).getByRole("link", { name: "Kasargod", exact: true }).click();
    await expect(page).toHaveURL(/\/events\?district=Kasargod(#list)?$/);
    await expect(page.getByText("All events loaded", { exact: true })).toBeVisible();
    for (const badge of await page.locator("article > p").allInnerTexts()) expect(badge).toBe("KASARGOD");
    await expect.poll(() => place(page)).toBe(0);
    await expect(districts(page).getByRole("link", { name: "Kasargod" })).toHaveAttribute("aria-current", "true");

    // Known before the first touch of the next pages.
    await page.goto("/ml/contact-us");
    const mine = page.getByRole("combobox", { name: "നിങ്ങളുടെ ജില്ല ആദ്യം:" });
    await expect(mine).toHaveValue("Kasargod");
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toHaveText("കാസർകോട്");
    await mine.selectOption("Idukki");
    await page.goto("/contact-us");
    await expect(page.getByRole("combobox", { name: "Your district, shown first:" })).toHaveValue("Idukki");

    await page.goto("/events?district=Nowhere");
    await expect(page.getByText("No events found for this district.", { exact: true })).toBeVisible();
  });
  await test.step("all links within a chosen district preserve it", async () => {
    const ofDistrict = await (await page.request.get("/api/events?district=Kasaragod&limit=50")).json();
    const titles = ofDistrict.data.map(({ title }: { title: string }) => title);
    expect(titles.length).toBeGreaterThan(1);
    const article = page.getByRole("heading", { level: 1 });
    const beside = page.getByRole("complementary", { name: "More events" });
    const getOthers = (title: string) => titles.filter((otherTitle: string) => otherTitle !== title).toSorted();

    await page.goto("/events?district=Kasargod");
    await waitForHydration(page);
    await cards(page)
      .first()
      .getByRole("link", { name: /^Read More/ })
      .click();
    await expect(article).toHaveText(titles[0]);
    const shown = async () => (await beside.getByRole("listitem").locator("b").allInnerTexts()).toSorted();
    await expect.poll(shown).toEqual(getOthers(titles[0]).slice(0, 3));
    const { key } = ofDistrict.data[0];
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
      new RegExp(`/events/\\d+\\?e=${key}$`),
    );
    await beside.getByRole("link", { name: /^Next/ }).click();
    await expect(article).toHaveText(titles[1]);
    await expect.poll(shown).toEqual(getOthers(titles[1]).slice(0, 3));
    await page.getByRole("link", { name: "← Back to Event Updates" }).click();
    await expect(page).toHaveURL(/\/event\?district=Kasargod$/);
    await expect(cards(page)).toHaveCount(titles.length);

    const last = ofDistrict.data.at(-1);
    await page.goto(`/events/${last.id}?e=${last.key}&district=Kasargod`);
    await expect(article).toHaveText(titles.at(-1));
    await expect(beside.getByRole("heading", { name: "Next Post" })).toHaveCount(0);
    expect(await shown()).toEqual(getOthers(titles.at(-1)).slice(0, 3));
    await beside.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL(/\/event\?district=Kasargod$/);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("links have plain URLs, and the events page offers the district chosen before", async ({ page, expected }) => {
    expected.push(/ERR_FAILED/);
    const openFromMenu = async (label: string) => {
      await page.getByRole("button", { name: "Menu" }).tap();
      await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: label }).tap();
    };
    const select = page.getByRole("combobox", { name: "Sort by District" });
    await page.goto("/event");
    await waitForHydration(page);
    await select.selectOption("Kollam");
    await expect(page).toHaveURL(/\/event\?district=Kollam#list$/);
    await openFromMenu("About");
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(page.locator('a[href*="district=Kollam"]')).toHaveCount(0);
    await openFromMenu("Event Updates");
    await expect(page).toHaveURL(/\/event$/);
    const offer = page.getByText("Kollam · show all districts");
    await expect(offer).toBeVisible();
    await page.goto("/about-us");
    await expect(page.locator('a[href*="district=Kollam"]')).toHaveCount(0);
    await page.goto("/event");
    await waitForHydration(page);
    await offer.getByRole("link", { name: "Kollam" }).tap();
    await expect(page).toHaveURL(/\/event\?district=Kollam#list$/);
    await expect(select).toHaveValue("Kollam");
    await offer.getByRole("link", { name: "show all districts" }).tap();
    await expect(page).toHaveURL(/\/event#list$/);
    await expect(select).toHaveValue("");
    await expect(offer).toHaveCount(0);
    await test.step("a choice before hydration is not lost", async () => {
      await page.setViewportSize(PHONE.viewport);
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto("/events");
      await page.getByRole("combobox", { name: "Sort by District" }).selectOption("Wayanad");
      await expect(page).toHaveURL(/\/events\?district=Wayanad#list$/);
      for (const badge of await page.locator("article > p").allInnerTexts()) expect(badge).toBe("WAYANAD");
    });
  });
});
