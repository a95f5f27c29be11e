import type { Page } from "@playwright/test";
import { expect, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

async function swipe(page: Page, y: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 320, y }] });
  for (let x = 300; x >= 40; x -= 20)
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("pictures turn by arrow, mark and key, and never by themselves", async ({ page }) => {
  const carousel = page.getByRole("group", { name: "Photos" }).first();
  // Sample pictures are decoded on first start.
  await expect(async () => {
    await page.goto("/events");
    await expect(carousel).toBeVisible({ timeout: 1000 });
  }).toPass();
  await waitForHydration(page);
  await carousel.scrollIntoViewIfNeeded();
  const slide = (number: number) => carousel.getByRole("listitem").nth(number - 1);
  const arrow = (name: string) => carousel.locator("[role=button]:not([tabindex])", { hasText: name });
  const address = page.url();
  await page.waitForTimeout(1500);
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await arrow("Next photo").click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(arrow("Next photo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(slide(2)).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("ArrowLeft");
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(arrow("Previous photo")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await carousel.getByRole("button", { name: "Photo 2", exact: true }).click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.getByRole("button", { name: "Photo 2", exact: true })).toHaveAttribute("aria-current", "true");
  expect(page.url()).toBe(address);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("pictures turn by swiping, and an event reads well", async ({ page }) => {
    const carousel = page.getByRole("group", { name: "Photos" }).first();
    await expect(async () => {
      await page.goto("/events");
      await expect(carousel).toBeVisible({ timeout: 1000 });
    }).toPass();
    await carousel.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await swipe(page, Math.round((await carousel.boundingBox())?.y ?? 0) + 100);
    await expect(carousel.getByRole("listitem").nth(1)).toBeInViewport({ ratio: 0.9 });
    await page
      .getByRole("link", { name: /^Read More/ })
      .first()
      .tap();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [page.url(), "/events"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});
