import { expect, expectAccessible, test } from "../support/journey.ts";

const PAGES = [
  "/",
  "/about-us",
  "/registration",
  "/event-map",
  "/testimonials",
  "/essential-links",
  "/contact-us",
  "/privacy",
  "/events",
  "/events/0",
];

for (const path of PAGES) {
  test(`${path} reads at 320 px, with larger letters and by everyone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const sheets = await page.locator("link[rel=stylesheet]").count();
    expect(sheets, "a sheet of what all pages have, and one of its own").toBeLessThanOrEqual(2);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider(), "nothing runs off a narrow window").toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 480 });
    expect(await wider(), "nor at 200 % of a small one").toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
  });
}
