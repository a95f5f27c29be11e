import { expect, expectAccessible, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the bar stays on scroll, hides while typing, and opens all numbers", async ({ page }) => {
    test.slow();
    await test.step("the bar stays on scroll, hides while typing and covers little", async () => {
      await page.goto("/contact-us");
      await waitForHydration(page);
      const bar = page.getByRole("navigation", { name: "Get help" });
      await expect(bar).toBeVisible();
      await expect(bar.getByRole("link", { name: "WhatsApp messages only" })).toHaveAttribute("href", /wa\.me/);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar).toBeInViewport();
      const end = await page.getByRole("contentinfo").boundingBox();
      const dock = await bar.boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
      await page.getByLabel("Name").focus();
      await expect(bar).toBeHidden();
      await page.getByLabel("Name").blur();
      await expect(bar).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(bar).toBeHidden();
      await page.emulateMedia({ media: "screen" });

      await page.setViewportSize({ width: 360, height: 640 });
      for (const path of ["/", "/ml"]) {
        await page.goto(path);
        await page.evaluate(() => scrollTo(0, 1500));
        const header = await page.getByRole("banner").boundingBox();
        const bar = await page.locator("nav:has(> a[href='tel:14405'])").boundingBox();
        expect((header?.y ?? 0) + (header?.height ?? 0) + 640 - (bar?.y ?? 0), path).toBeLessThanOrEqual(150);
        expect(await page.evaluate(() => scrollY)).toBe(1500);
      }
    });
    await test.step("'More' opens all numbers, and Escape closes it", async () => {
      await page.goto("/ml/about-us");
      await waitForHydration(page);
      const more = page.getByRole("navigation", { name: "സഹായം തേടൂ" }).getByRole("button", { name: "കൂടുതൽ" });
      await more.click();
      await expect(page.getByRole("link", { name: /14446/ }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(more).toBeFocused();
      await more.click();
      await page.getByRole("link", { name: /എല്ലാ ഹെൽപ്‌ലൈൻ നമ്പറുകളും/ }).click();
      await expect(page).toHaveURL(/\/ml\/help$/);
    });
  });
});

test("the first click leaves a page about help without a history entry, before hydration and after, also on wide screens", async ({
  page,
  context,
  expected,
}) => {
  expected.push(/request to another origin: https:\/\/www\.wikipedia\.org\//, /ERR_FAILED/);
  await context.route("https://www.wikipedia.org/", (route) => route.fulfill({ body: "Elsewhere" }));
  const press = () => page.locator("main a[data-leaves-page]").click();
  const escape = async () => {
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
  };
  for (const hydrates of [true, false]) {
    if (!hydrates) await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
    for (const [path, leave] of hydrates
      ? ([
          ["/essential-links", escape],
          ["/ml/parents", press],
        ] as const)
      : ([
          ["/for-yourself", press],
          // Has its own script.
          ["/help", escape],
        ] as const)) {
      await page.goto("/privacy");
      // Of several such pages in a row, Back leads to none.
      await page.goto("/centres");
      await page.goto(path);
      if (hydrates) await waitForHydration(page);
      await leave();
      await expect(page.getByText("Elsewhere")).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("https://www.wikipedia.org/");
      await page.goBack();
      await expect(page).toHaveURL(/\/privacy$/);
      // A page opened again after leaving stays open.
      await page.goto(path);
      await page.goto("/privacy");
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  }
});
