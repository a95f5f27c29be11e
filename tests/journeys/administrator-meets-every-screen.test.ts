import { ADDRESSES, isBehindLogin } from "../../script/addresses.ts";
import { enterAgain } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

test("/admin/invitation has a name, fits a narrow window and is for everyone", async ({ page, site }) => {
  for (const token of ["", `#${"x".repeat(43)}`]) {
    await page.goto("about:blank");
    await page.goto(`${site.origin}/admin/invitation${token}`);
    const name = token ? "Welcome to the office" : "Invitation";
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(/^Invitation \| .*Drug-Free Kerala$/);
    await expect(page).toHaveURL(`${site.origin}/admin/invitation`);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, "nothing runs off a narrow window").toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test("an invitation says without JavaScript that nothing of it is used up", async ({ request, site }) => {
  const html = await (await request.get(`${site.origin}/admin/invitation`)).text();
  expect(html).toMatch(/<noscript>.*The back office needs JavaScript\..*<\/noscript>/);
  expect(html).toMatch(/<noscript>.*Nothing of your invitation is used up yet.*<\/noscript>/);
});

for (const { path } of ADDRESSES.filter(isBehindLogin)) {
  test(`${path} has a name, fits a narrow window and is for everyone`, async ({ page, site }) => {
    await enterAgain(page, site, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| Drug-Free Kerala$/);
    await expect(page.locator("link[rel=stylesheet]"), "one sheet for the whole office").toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, "nothing runs off a narrow window").toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
