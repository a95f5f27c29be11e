import { ADDRESSES, isBehindLogin } from "../../script/routes.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

test("Malayalam chosen at the login stays with the account, on every screen", async ({ page, site, expected }) => {
  expected.push(/status of 404/);
  await page.goto("/admin");
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ലോഗിൻ");
  await page.getByLabel("ഇമെയിൽ").fill(site.admin.email);
  await page.getByLabel("പാസ്‌വേഡ്", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "ലോഗിൻ", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ഡാഷ്ബോർഡ്");
  await expect(page.locator("html")).toHaveAttribute("lang", "ml");

  for (const { path } of ADDRESSES.filter(isBehindLogin)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.origin + path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(/[\u0d00-\u0d7f]/);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, `nothing overflows ${path}`).toBeLessThanOrEqual(0);
    // Colours are the same in both languages.
    await expectAccessible(page, { ofColours: false });
  }

  // Another browser follows the account.
  await page.evaluate(() => localStorage.removeItem("admin-catalogue"));
  await page.goto("/admin/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("പ്രൊഫൈൽ ക്രമീകരണം");
  await page.getByLabel("English").check();
  await page.getByRole("button", { name: "ഭാഷ സേവ് ചെയ്യുക" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile Settings");
});
