import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { logIn, logInByForm } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";
import { withPasskeyDevice } from "../support/passkey-device.ts";
import { getApp, getCode, keepCodes, restartLogin, setUpApp, setUpPasskey } from "../support/two-factor-account.ts";

const said = (page: Page) => page.getByRole("main").getByRole("alert").getByRole("listitem");
const appCode = (page: Page) => page.getByLabel("Six digits from the authenticator app");

test("security 65: after the password the app's code is required, and five wrong ones restart the login", async ({
  page,
  ownSite,
  expected,
}) => {
  expected.push(/status of 400/);
  const { secret } = await getApp(ownSite);
  await page.goto(`${ownSite.origin}/admin/testimonials?tab=rejected`);
  await logIn(page, ownSite);
  await expect(page).toHaveTitle(/Second Step/);
  const code = appCode(page);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");

  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription("Please enter the six digits that the app shows.");
  const wrong = getCode(secret).startsWith("0") ? "111 111" : "000 000";
  for (let time = 0; time < 5; time += 1) {
    const judged = page.waitForResponse("**/api/admin/login/totp");
    await code.fill(wrong);
    await page.keyboard.press("Enter");
    await judged;
    await expect(code).toHaveAccessibleDescription("Invalid code. Please try again.");
    await expect(code).toBeFocused();
    await expect(page.getByRole("button", { name: "Verify code" })).toBeVisible();
  }
  // A phone may reload the page when the user returns from the app.
  await page.reload();
  const right = getCode(secret, 30_000);
  await code.fill(right);
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText(["Please log in again."]);
  await expect(page.getByLabel("Email")).toHaveValue(ownSite.admin.email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

  await page.keyboard.type(ownSite.admin.password);
  await page.keyboard.press("Enter");
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${ownSite.origin}/admin/testimonials?tab=rejected`);
  expect(await page.evaluate(() => sessionStorage.getItem("secondStep"))).toBeNull();
});

test("sets up an app by keyboard, saves the recovery codes, and logs in without the phone once", async ({
  page,
  ownSite,
  expected,
}) => {
  test.slow();
  expected.push(/status of 4(00|22)/);
  await logInByForm(page, ownSite, "/admin/profile");
  const opener = page.getByRole("button", { name: "Set up an app" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Authenticator app" });
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await page.keyboard.type("Wrong-Horse-7");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert").getByRole("listitem")).toHaveText([
    "This is not your password. Please try again.",
  ]);
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await setUpApp(page, ownSite);
  const codes = page.getByRole("dialog", { name: "Save these ten codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  for (let time = 0; time < 3; time += 1) await page.keyboard.press("Escape");
  await page.evaluate(() => history.back());
  await codes.getByRole("button", { name: "Done" }).click({ force: true });
  await expect(codes.getByText("Please store the codes in a safe place first, then tick the box.")).toBeVisible();
  await expect(codes.getByLabel("I have stored them in a safe place")).toBeFocused();
  const saving = page.waitForEvent("download");
  await codes.getByRole("link", { name: "Save as a file" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  await page.emulateMedia({ media: "print" });
  await expect(codes.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Profile Settings" }), "only the codes on paper").toBeHidden();
  await page.emulateMedia({ media: "screen" });
  const kept = await keepCodes(page);
  for (const code of kept) expect(saved).toContain(code);
  await expect(page.getByRole("button", { name: "Move to another app" })).toBeFocused();

  const byRecovery = async () => {
    await restartLogin(page, ownSite);
    await logIn(page, ownSite);
    await page.getByRole("link", { name: "Use a recovery code" }).click();
    await expect(page.getByLabel("Recovery code")).toBeFocused();
    await page.keyboard.type((kept[0] ?? "").toUpperCase().replace("-", " "));
    await page.keyboard.press("Enter");
  };
  await byRecovery();
  await expect(page).toHaveURL(`${ownSite.origin}/admin/dashboard`);
  await page.goto(`${ownSite.origin}/admin/profile`);
  await expect(page.getByText("9 codes are left.")).toBeVisible();
  await byRecovery();
  await expect(page.getByLabel("Recovery code")).toHaveAccessibleDescription("Invalid code. Please try again.");
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(ownSite.admin.email);
  await page.goto(`${ownSite.origin}/admin?step=second-step`);
  await expect(page, "no pending login").toHaveTitle(/Login/);
});

test("sets up a passkey, logs in with it with and without the password, and removes it", async ({
  page,
  ownSite,
  expected,
}) => {
  test.slow();
  expected.push(/status of 4(00|22)/);
  const device = await withPasskeyDevice(page);
  await logInByForm(page, ownSite, "/admin/profile");
  await device.answers(false);
  await setUpPasskey(page, ownSite, "ക്ഷമയുടെ phone");
  const dialog = page.getByRole("dialog", { name: "Passkey" });
  await expect(dialog.getByRole("alert").getByRole("listitem")).toHaveText([
    "No passkey responded. Please try again, or use another method.",
  ]);
  await device.answers(true);
  await dialog.getByRole("button", { name: "Set it up" }).click();
  await keepCodes(page);
  expect(await device.passkeys()).toBe(1);
  const guard = page.getByRole("region", { name: "Second factor" });
  await expect(guard).toContainText("ക്ഷമയുടെ phone");

  // Cancelling the passkey prompt shows no error.
  await device.answers(false);
  await restartLogin(page, ownSite);
  await logIn(page, ownSite);
  const ask = page.getByRole("button", { name: "Use your passkey" });
  await expect(ask).toBeFocused();
  await expect(said(page)).toHaveCount(0);
  await ask.click();
  await expect(said(page)).toHaveText(["No passkey responded. Please try again, or use another method."]);
  await expectAccessible(page);
  await device.answers(true);
  await ask.click();
  await expect(page).toHaveURL(`${ownSite.origin}/admin/dashboard`);

  await restartLogin(page, ownSite);
  await logIn(page, ownSite);
  await expect(page, "without a click").toHaveURL(`${ownSite.origin}/admin/dashboard`);

  await restartLogin(page, ownSite);
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL(`${ownSite.origin}/admin/dashboard`);

  await page.goto(`${ownSite.origin}/admin/profile`);
  await guard.getByRole("button", { name: /Remove the passkey/ }).click();
  const question = page.getByRole("dialog", { name: "Remove the passkey?" });
  await expect(question).toContainText("You will log in with your password alone.");
  await expect(question).toContainText("ക്ഷമയുടെ phone");
  await question.getByLabel("Your password").fill(ownSite.admin.password);
  await page.keyboard.press("Enter");
  await expect(guard.getByText("Not set up")).toBeVisible();
  await expect(guard.getByRole("heading", { name: "Second factor" })).toBeFocused();
});
