import type { Page } from "@playwright/test";
import { logIn } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";
import { startSite } from "../support/site.ts";
import { getCode, keepCodes, restartLogin, setUpApp } from "../support/two-factor-account.ts";

const appCode = (page: Page) => page.getByLabel("Six digits from the authenticator app");

test.describe("on a phone", () => {
  test.use(PHONE);

  test("security 65: an account without the required second factor can only set one up, then continues", async ({
    page,
  }) => {
    test.slow();
    const site = await startSite({ REQUIRE_SECOND_FACTOR: "all" });
    try {
      await page.goto(`${site.origin}/admin/testimonials?tab=rejected`);
      await logIn(page, site);
      await expect(page.getByText("Please set up a second factor first.")).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expect(page.getByRole("button", { name: "Edit Profile" })).toHaveCount(0);
      await page.getByRole("button", { name: "Open Admin Panel" }).click();
      await expect(page.getByRole("dialog", { name: "Admin Panel" }).getByRole("link")).toHaveText([
        /View site/,
        "Profile Settings",
      ]);
      await page.keyboard.press("Escape");
      const secret = await setUpApp(page, site);
      const codes = page.getByRole("dialog", { name: "Save these ten codes" });
      await expect(codes.getByRole("listitem")).toHaveCount(10);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await codes.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320);
      await keepCodes(page);
      await expect(page).toHaveURL(`${site.origin}/admin/testimonials?tab=rejected`);
      await expect(page.getByRole("heading", { name: "Manage Testimonials" })).toBeVisible();

      await restartLogin(page, site);
      await logIn(page, site);
      await expect(appCode(page)).toBeFocused();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await appCode(page).fill(getCode(secret, 30_000));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site.origin}/admin/dashboard`);
    } finally {
      await page.close();
      await site.stop();
    }
  });
});
