import type { Page } from "@playwright/test";
import { expect, PHONE, test, waitForHydration } from "../support/e2e-test.ts";
import { openAsIn2022 } from "../support/old-browser.ts";

test("a student opens the map, hears the next page, and goes to the district's events", async ({ page }) => {
  await test.step("a client-side link moves the focus and announces the title, the first load does not", async () => {
    await page.goto("/");
    await waitForHydration(page);
    const title = await page.title();
    const announced = page.locator("header ~ [role=status]").first();
    await expect(announced).toHaveText("");
    await expect(page.getByRole("main")).not.toBeFocused();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(announced).toHaveText(/^Privacy \|/);
    await page.goBack();
    await expect(announced).toHaveText(title);
    await expect(page.getByRole("main")).toBeFocused();
  });
  await page.goto("/");
  await page.getByRole("link", { name: "See the map" }).click();
  await expect(page).toHaveURL(/\/event-map$/);
  await waitForHydration(page);
  const map = page.getByRole("group", { name: "The fourteen districts of Kerala, north to south" });
  await expect(map.getByRole("link")).toHaveCount(14);
  await map.getByRole("link", { name: "8 Ernakulam: events" }).click();
  await expect(page).toHaveURL(/\/events\?district=Ernakulam#list$/);

  await page.goto("/event-map");
  const list = page.getByRole("list", { name: "The fourteen districts, north to south" });
  await expect(list.getByRole("link")).toHaveCount(14);
  await list.getByRole("link", { name: /Kasaragod/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/events\?district=Kasargod#list$/);
});

/** `theme-color` values that apply now. */
const frameColours = (page: Page) =>
  page
    .locator("meta[name=theme-color]")
    .evaluateAll((metas) =>
      metas
        .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
        .map((meta) => (meta as HTMLMetaElement).content),
    );

test("a visitor chooses dark or light, and it persists without a flash", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about-us");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  expect(await frameColours(page)).toEqual(["#0c4a36"]);
  await page.getByRole("button", { name: /^Colours: as on this device/ }).click();
  expect(await ground()).toBe(light);
  await page.getByRole("button", { name: /^Colours: light/ }).click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  expect(await frameColours(page)).toEqual(["#0a3226"]);
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  expect(await frameColours(page)).toEqual(["#0a3226"]);
  await waitForHydration(page);
  expect(await ground()).toBe(dark);
  expect(await frameColours(page)).toEqual(["#0a3226"]);
  await page.getByRole("button", { name: /^Colours: dark/ }).click();
  expect(await ground()).toBe(light);
  expect(await frameColours(page)).toEqual(["#0c4a36"]);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("a student finds the map in the menu, and a district by its name", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Event Map" }).tap();
    await expect(page).toHaveURL(/\/event-map$/);
    await expect(page.getByRole("button", { name: /^Colours/ })).toHaveCount(0);
    await page.getByRole("list", { name: "The fourteen districts, north to south" }).getByText("Kollam").first().tap();
    await expect(page).toHaveURL(/\/events\?district=Kollam#list$/);
    const top = async () =>
      (await page.getByRole("heading", { name: "Past events and news" }).boundingBox())?.y ?? Infinity;
    await expect.poll(top).toBeLessThan(210);
    expect(await top()).toBeGreaterThan(60);
  });
});

test.describe("on a phone with a browser of 2022", () => {
  test.use(PHONE);

  test("a student finds every link in the page, and the page hydrates", async ({ page }) => {
    await openAsIn2022(page);
    await page.goto("/parents");
    await waitForHydration(page);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveCount(17);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "no horizontal scrolling").toBe(390);
    const help = page.getByRole("navigation", { name: "Get help" });
    await expect(help.getByRole("link", { name: "Call 14405" })).toBeVisible();
    await expect(help.getByRole("button"), "no control without a function").toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(menu, "the navigation does not cover content").not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const end = await page.getByText("Designed by the campaign team").boundingBox();
    expect(end && end.y + end.height, "the page ends above the help bar").toBeLessThan(
      (await help.boundingBox())?.y ?? 0,
    );
    await page.evaluate(() => scrollTo(0, 0));
    await menu.getByRole("link", { name: "Event Updates" }).tap();
    await expect(page).toHaveURL(/\/events?$/);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
