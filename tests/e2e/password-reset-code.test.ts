import { expect, test } from "../support/e2e-test.ts";
import {
  askForCode,
  digit,
  entered,
  NEW_PASSWORD,
  newestCode,
  paste,
  stored,
  wrongCode,
} from "../support/password-reset.ts";

test("five wrong codes invalidate a code, and another one can be requested", async ({ page, ownSite, expected }) => {
  expected.push(/status of (400|503)/, /ERR_FAILED/);
  await askForCode(page, ownSite);
  const first = await newestCode(ownSite, 1);
  const verify = page.getByRole("button", { name: "Verify OTP" });
  for (let tried = 0; tried < 5; tried += 1) {
    await paste(page, 1, wrongCode(first));
    await expect(page.getByText("Invalid OTP. Please try again.", { exact: true })).toHaveCount(0);
    await verify.click();
    await expect(digit(page, 1)).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Close" }).click();
  }
  await paste(page, 4, first);
  await verify.click();
  await expect(digit(page, 1), "the right one is too late").toHaveAttribute("aria-invalid", "true");

  const resend = page.getByRole("button", { name: "Resend OTP" });
  await page.route("**/api/admin/forgot-password", (route) => route.abort());
  await resend.click();
  await expect(page.getByRole("main").getByText("Failed to resend OTP.")).toBeVisible();
  await page.unroute("**/api/admin/forgot-password");
  await resend.click();
  await expect(page.getByText("OTP resent successfully!")).toBeVisible();
  expect(await entered(page)).toBe("");
  const second = await newestCode(ownSite, 2);
  await paste(page, 3, `Your code: ${second}\n`);
  expect(await entered(page), "a pasted code fills all boxes").toBe(second);
  await expect(page).toHaveTitle(/OTP Verification/);
  await verify.click();
  await expect(page).toHaveTitle(/Reset Password/);

  // A new code invalidates this one.
  const { request } = page;
  await request.post(`${ownSite.origin}/api/admin/forgot-password`, { data: { email: ownSite.admin.email } });
  await newestCode(ownSite, 3);
  for (const field of ["New Password", "Confirm Password"]) await page.getByLabel(field).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
  await expect(page).toHaveTitle(/OTP Verification/);
  expect(await stored(page)).not.toHaveProperty("resetOtp");
});
