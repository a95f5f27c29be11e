import { expect, test, waitForHydration } from "../support/e2e-test.ts";

test("pictures change by arrow, dot and key, and never automatically", async ({ page }) => {
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
