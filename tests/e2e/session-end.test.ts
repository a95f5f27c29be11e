import type { Page } from "@playwright/test";
import { logIn } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";
import type { Site } from "../support/site.ts";

async function endOnServer(page: Page, { origin }: Site): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.post(`${origin}/api/admin/logout`, { headers })).status()).toBe(204);
}

test("the login redirects to the item in the URL, and input survives a session that expires", async ({
  page,
  ownSite,
  expected,
}) => {
  test.slow();
  expected.push(/status of 401/);
  await test.step("the login redirects to the item in the URL", async () => {
    const asked = `${ownSite.origin}/admin/campaign#helplines`;
    const isThere = async () => {
      await expect(page).toHaveURL(asked);
      await expect(page.locator("#helplines")).toBeInViewport();
    };
    await page.goto(asked);
    await expect(page).toHaveURL(`${ownSite.origin}/admin?back=%2Fadmin%2Fcampaign%23helplines`);
    await logIn(page, ownSite);
    await isThere();

    await page.goto(`${ownSite.origin}/admin/dashboard`);
    const check = page.getByRole("region", { name: "To check" }).getByRole("link");
    await expect(check).toHaveAttribute("href", "/admin/campaign#helplines");
    await endOnServer(page, ownSite);
    // A machine so slow that loaders answer before React renders that they are asked.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    await check.click();
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await logIn(page, ownSite);
    await isThere();
  });
  await test.step("security 75: a session that expires during input requires a login, and loses no input but passwords", async () => {
    await page.goto(`${ownSite.origin}/admin/profile`);
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByLabel("Username").fill("Clerk of the ferry");
    await endOnServer(page, ownSite);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await expect(page.getByText("What you typed is kept, and will be there after you log in.")).toBeVisible();
    await expect(page).toHaveURL(`${ownSite.origin}/admin?back=%2Fadmin%2Fprofile`);

    await logIn(page, ownSite);
    await expect(page).toHaveURL(`${ownSite.origin}/admin/profile`);
    await expect(page.getByLabel("Username")).toHaveValue("Clerk of the ferry");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))))
      .toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByRole("button", { name: "Change Password" }).click();
    await page.getByRole("button", { name: "Show new password" }).click();
    await page.getByLabel("Current Password", { exact: true }).fill(ownSite.admin.password);
    for (const label of ["New Password", "Confirm New Password"])
      await page.getByLabel(label, { exact: true }).fill("Ferry@Dawn5");
    await page.getByLabel("Username").fill("Ferry Clerk");
    await endOnServer(page, ownSite);
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\?back=%2Fadmin%2Fprofile/);
    const held = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(held).toContain("Ferry Clerk");
    expect(held).not.toMatch(/Ferry@Dawn5|Right-Horse-7/);
  });
});
