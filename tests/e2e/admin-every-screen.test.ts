import { ADDRESSES, isBehindLogin } from "../../script/routes.ts";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

test("/admin/invitation has a name, fits a narrow window and is for everyone", async ({ page, site }) => {
  for (const token of ["", `#${"x".repeat(43)}`]) {
    await page.goto("about:blank");
    await page.goto(`${site.origin}/admin/invitation${token}`);
    const name = token ? "Welcome to the team" : "Invitation";
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(/^Invitation \| .*Drug-Free Kerala$/);
    await expect(page).toHaveURL(`${site.origin}/admin/invitation`);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, "nothing runs off a narrow window").toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test("every screen has a name, fits a narrow window and is for everyone", async ({ page, site, expected }) => {
  expected.push(/status of 404/);
  await logInAndOpen(page, site, "/admin/dashboard");
  for (const { path } of ADDRESSES.filter(isBehindLogin)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| Drug-Free Kerala$/);
    await expect(page.locator("link[rel=stylesheet]"), "one sheet for the whole office").toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `nothing runs off ${path}`).toBeLessThanOrEqual(0);
  }
});
