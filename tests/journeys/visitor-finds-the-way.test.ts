import { expect, expectAccessible, PHONE, takeOver, test } from "../support/journey.ts";

test("a pupil looks at the map and goes to the district's events", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "See the map" }).click();
  await expect(page).toHaveURL(/\/event-map$/);
  await takeOver(page);
  await expectAccessible(page);
  const map = page.getByRole("group", { name: "The fourteen districts of Kerala, north to south" });
  await expect(map.getByRole("link")).toHaveCount(14);
  await map.getByRole("link", { name: "8 Ernakulam: events" }).click();
  await expect(page).toHaveURL(/\/events\?district=Ernakulam$/);

  await page.goto("/event-map");
  const list = page.getByRole("list", { name: "The fourteen districts, north to south" });
  await expect(list.getByRole("link")).toHaveCount(14);
  await list.getByRole("link", { name: /Kasaragod/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/events\?district=Kasargod$/);
});

test("a runner registers on the site that takes registrations", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Marathon Registration" }).click();
  await expect(page).toHaveURL(/\/registration$/);
  await expectAccessible(page);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.getByText("Let's say YES to sports and NO to drugs.")).toHaveCount(2);
  await expect(cards.getByRole("link", { name: /^Register Now for a marathon/ })).toHaveAttribute(
    "href",
    "https://example.org/marathon-registration",
  );
});

test("a teacher opens the brochure in a new tab, or reads that it comes soon", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: /Event Brochure/ });
  if ((await link.count()) === 0) await expect(page.getByText("available soon")).toBeVisible();
  else await expect(link).toHaveAttribute("target", "_blank");
});

test("a reader learns what the campaign is, and where to go next", async ({ page }) => {
  await page.goto("/about-us");
  await expectAccessible(page);
  await expect(
    page.getByRole("list", { name: "The fourteen districts, north to south" }).getByRole("listitem"),
  ).toHaveCount(14);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Tell your story/ })
    .click();
  await expect(page).toHaveURL(/\/testimonials$/);
});

test("a visitor chooses dark or light, and it stays without a flash", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about-us");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: /^Colours: as on this device/ }).click();
  expect(await ground()).toBe(light);
  await page.getByRole("button", { name: /^Colours: light/ }).click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  await takeOver(page);
  expect(await ground()).toBe(dark);
  await page.getByRole("button", { name: /^Colours: dark/ }).click();
  expect(await ground()).toBe(light);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("a pupil finds the map by the menu, and a district by its name", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Event Map" }).tap();
    await expect(page).toHaveURL(/\/event-map$/);
    await expect(page.getByRole("button", { name: /^Colours/ })).toHaveCount(0);
    await page.getByRole("list", { name: "The fourteen districts, north to south" }).getByText("Wayanad").first().tap();
    await expect(page).toHaveURL(/\/events\?district=Wayanad$/);
  });
});
