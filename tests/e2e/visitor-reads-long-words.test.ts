import { expect, PHONE, test } from "../support/e2e-test.ts";

test.use(PHONE);

test("a long URL and a long word widen neither a card nor a page", async ({ page, ownSite, request }) => {
  const { token } = await (await request.post(`${ownSite.origin}/api/admin/login`, { data: ownSite.admin })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const address = `https://forms.example.org/${"registration".repeat(12)}`;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const starts_at of [inDays(2), inDays(-2)]) {
    const added = await request.post(`${ownSite.origin}/api/events/add`, {
      headers,
      data: { title: "M".repeat(50), description: address, district: "Kollam", venue: "V".repeat(60), starts_at },
    });
    expect(added.status()).toBe(201);
  }
  for (const path of ["/events", "/ml/events", "/events/0", "/events/1", "/"]) {
    await page.goto(ownSite.origin + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    const wide = await page.locator("main :is(article, h1, h3)").evaluateAll((elements) => {
      const scrolls = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).overflowX === "auto" || scrolls(element.parentElement));
      return elements.filter((element) => element.getBoundingClientRect().right > 391 && !scrolls(element)).length;
    });
    expect(wide, path).toBe(0);
  }
});
