import { ADDRESSES, isBehindLogin } from "../support/addresses.ts";
import { enter } from "../support/administrator.ts";
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an invitation says that nothing of it is used up", async ({ page, site }) => {
    await page.goto(`${site.origin}/admin/invitation#${"x".repeat(43)}`);
    await expect(page.getByText("Nothing of your invitation is used up yet")).toBeVisible();
  });
});

for (const { path } of ADDRESSES.filter(isBehindLogin)) {
  test(`${path} has a name, fits a narrow window and is for everyone`, async ({ page, site }) => {
    await enter(page, site, path);
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
