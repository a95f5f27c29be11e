import { logIn } from "../support/administrator.ts";
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

test("security 12: an administrator resets a forgotten password, and cannot skip a step", async ({
  page,
  ownSite,
  expected,
}) => {
  test.slow();
  expected.push(/status of (400|401)/);
  await test.step("security 12: a password reset cannot skip a step, and Back to Login clears it", async () => {
    await page.goto(`${ownSite.origin}/admin?step=reset-password`);
    await expect(
      page.getByText("Email or OTP missing. Please restart the password reset process.").first(),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();

    await askForCode(page, ownSite);
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole("button", { name: "Resend OTP" }).click();
    await expect(page.getByText("Email not found. Please restart the process.").first()).toBeVisible();
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
    expect(await stored(page)).toEqual({});

    await askForCode(page, ownSite);
    await paste(page, 1, await newestCode(ownSite, 2));
    await page.getByRole("button", { name: "Verify OTP" }).click();
    await expect(page).toHaveTitle(/Reset Password/);
    await page.evaluate(() => sessionStorage.removeItem("resetOtp"));
    for (const field of ["New Password", "Confirm Password"]) await page.getByLabel(field).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Email or OTP missing. Please restart the password reset process.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
    expect(await stored(page)).toEqual({});
  });
  await test.step("security 12: an administrator resets a forgotten password and returns to the requested screen", async () => {
    await page.goto(`${ownSite.origin}/admin/testimonials`);
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    await expect(page).toHaveTitle(/Forgot Password/);
    await expect(page.getByLabel("Email")).toBeFocused();

    const send = page.getByRole("button", { name: "Send OTP" });
    await send.click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await page.getByLabel("Email").fill("clerk@example");
    await send.click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Email").fill(` ${ownSite.admin.email.toUpperCase()} `);
    await send.click();
    await expect(page.getByText("OTP sent to your email!")).toBeVisible();
    await expect(page).toHaveTitle(/OTP Verification/);
    await expect(digit(page, 1)).toBeFocused();

    const code = await newestCode(ownSite, 3);
    const verify = page.getByRole("button", { name: "Verify OTP" });
    await page.keyboard.type("12a");
    await verify.click();
    await expect(page.getByText("Please enter the complete OTP")).toBeVisible();
    await expect(digit(page, 1)).toBeFocused();
    await page.keyboard.type(wrongCode(code));
    await expect(digit(page, 6)).toBeFocused();
    await expect(page.getByText("Please enter the complete OTP")).toBeHidden();
    await verify.click();
    await expect(page.getByText("Invalid OTP. Please try again.").first()).toBeVisible();
    await expect(digit(page, 1)).toHaveAttribute("aria-invalid", "true");
    await expect(digit(page, 1)).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.type(code);
    expect(await entered(page)).toBe(code);
    await page.reload();
    await expect(verify).toBeEnabled();
    expect(await entered(page), "input survives a reload").toBe(code);
    await page.waitForTimeout(300);
    await expect(page, "the sixth digit does not submit").toHaveTitle(/OTP Verification/);
    await verify.click();
    await expect(page.getByRole("group", { name: "Six-digit code" })).toHaveClass(/verified/);
    await expect(page.getByText("OTP Verified!").first()).toBeVisible();
    await expect(page).toHaveTitle(/Reset Password/);
    expect(await stored(page)).toMatchObject({ resetEmail: ownSite.admin.email, resetOtp: code });

    const [password, again] = [page.getByLabel("New Password"), page.getByLabel("Confirm Password")];
    const reset = page.getByRole("button", { name: "Reset Password" });
    await expect(password).toBeFocused();
    for (const [typed, strength] of [
      ["ab", "Weak: 1 of 5 criteria met"],
      ["abcdefg1", "Good: 3 of 5 criteria met"],
      ["abcdefg-1", "Good: 4 of 5 criteria met"],
      [NEW_PASSWORD, "Strong: 5 of 5 criteria met"],
    ] as const) {
      await password.fill(typed);
      await expect(page.getByText(strength)).toBeVisible();
      await expect(reset).toBeEnabled({ enabled: typed === NEW_PASSWORD });
    }
    await page.getByRole("button", { name: "Show passwords" }).click();
    for (const field of [password, again]) await expect(field).toHaveAttribute("type", "text");

    const said = page.getByRole("main").getByRole("alert").getByRole("listitem");
    await reset.click();
    await expect(said).toHaveText(["Both fields are required"]);
    await again.fill("something else");
    await reset.click();
    await expect(said).toHaveText(["Passwords do not match"]);
    await expectAccessible(page);
    for (const field of [password, again]) await field.fill("too weak");
    await again.press("Enter");
    await expect(said).toHaveText(["Password is too weak"]);

    for (const field of [password, again]) await field.fill(NEW_PASSWORD);
    await reset.click();
    await expect(page.getByText("Password reset successful!").first()).toBeVisible();
    expect(await stored(page), "nothing of it remains").toEqual({});
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();

    await logIn(page, ownSite);
    await expect(page.getByRole("main").getByText("Invalid email or password")).toBeVisible();
    await logIn(page, { admin: { ...ownSite.admin, password: NEW_PASSWORD } });
    await expect(page).toHaveURL(`${ownSite.origin}/admin/testimonials`);
  });
});
