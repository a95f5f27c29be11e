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
  test(`${path} is found and shared well`, async ({ page, site }) => {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    expect(await page.title()).toMatch(/\S+ \| Drug-Free Kerala$/);
    expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(40);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(canonical).toContain(site.origin + path.split("?")[0]);
    expect(await content('meta[property="og:url"]')).toBe(canonical);
    expect(await content('meta[property="og:title"]')).toBeTruthy();
    const picture = await page.request.get((await content('meta[property="og:image"]')) ?? "");
    expect(picture.status()).toBe(200);
    expect((await picture.body()).length).toBeLessThan(300_000);
  });

  test(`${path} reads at 320 px, with larger letters and by everyone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider(), "nothing runs off a narrow window").toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 480 });
    expect(await wider(), "nor at 200 % of a small one").toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
  });
}

test("machines find every page", async ({ request, site }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of PAGES.filter((path) => path !== "/events/0"))
    expect(sitemap).toContain(`<loc>${site.origin}${path}</loc>`);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const manifest = await (await request.get("/site.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
