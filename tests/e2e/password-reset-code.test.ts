import { expect, expectAccessible, test } from "../support/e2e-test.ts";
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

test("five wrong codes end a code, and another one can be asked for", async ({ page, ownSite, expected }) => {
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
  await expect(digit(page, 1), "the right one comes too late").toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);

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

test("every step says what it is doing, and sends once", async ({ page, ownSite }) => {
  const held: (() => void)[] = [];
  let sent = 0;
  await page.route(/\/api\/admin\/(forgot-password|verify-otp|reset-password)$/, async (route) => {
    sent += 1;
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const sayWhileHeld = async (busyLabel: string) => {
    const button = page.getByRole("button", { name: busyLabel });
    await expect(button).toBeDisabled();
    await button.click({ force: true });
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  await page.goto(`${ownSite.origin}/admin?step=forgot-password`);
  await page.getByLabel("Email").fill(ownSite.admin.email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expectAccessible(page);
  await sayWhileHeld("Sending OTP...");
  await expect(page).toHaveTitle(/OTP Verification/);
  await paste(page, 1, await newestCode(ownSite, 1));
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await sayWhileHeld("Verifying...");
  await expect(page).toHaveTitle(/Reset Password/);
  for (const field of ["New Password", "Confirm Password"]) await page.getByLabel(field).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await sayWhileHeld("Resetting Password...");
  await expect(page.getByText("Password reset successful!").first()).toBeVisible();
  expect(sent).toBe(3);
  await expect(page).toHaveTitle(/Login/);
});

test("an administrator resets the password with the keyboard alone", async ({ page, ownSite }) => {
  await page.goto(`${ownSite.origin}/admin`);
  await expect(page.getByLabel("Email")).toBeFocused();
  for (const stop of [/^Password/, /Show password/, /Remember me/, /Forgot Password/]) {
    await page.keyboard.press("Tab");
    await expect(
      page
        .getByLabel(stop)
        .or(page.getByRole("button", { name: stop }))
        .or(page.getByRole("link", { name: stop }))
        .and(page.locator(":focus")),
    ).toBeVisible();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/Forgot Password/);
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(ownSite.admin.email);
  await page.keyboard.press("Enter");
  await expect(digit(page, 1)).toBeFocused();

  const code = await newestCode(ownSite, 1);
  await page.keyboard.type("99");
  await expect(digit(page, 3)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(digit(page, 2)).toBeFocused();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(digit(page, 1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(digit(page, 2)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type(code);
  expect(await entered(page)).toBe(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/Reset Password/);

  await expect(page.getByLabel("New Password")).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Confirm Password")).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password reset successful!").first()).toBeVisible();
  await expect(page).toHaveTitle(/Login/);
  await expect(page.getByLabel("Email")).toBeFocused();
});
