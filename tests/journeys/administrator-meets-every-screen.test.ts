import { ADDRESSES, isBehindLogin } from "../support/addresses.ts";
import { enter } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

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
