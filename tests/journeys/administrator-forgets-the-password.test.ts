import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { logIn } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/journey.ts";
import { codeIn } from "../support/outbox.ts";
import type { Site } from "../support/site.ts";

const NEW_PASSWORD = "Ferry-at-Dawn 5";

const digit = (page: Page, place: number) => page.getByLabel(`Digit ${place}`, { exact: true });
const entered = async (page: Page) =>
  (await Promise.all([1, 2, 3, 4, 5, 6].map((place) => digit(page, place).inputValue()))).join("");
/** What the browser holds, but for how far pages were scrolled. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const { "react-router-scroll-positions": _, ...held } = { ...sessionStorage, ...localStorage };
    return held;
  });

/** The code of the newest letter, once `letters` of them are in the outbox. */
async function newestCode(site: Site, letters: number): Promise<string> {
  const files = async () => (await site.outbox()).filter((path) => path.endsWith(".eml"));
  await expect.poll(async () => (await files()).length).toBe(letters);
  return codeIn(await readFile((await files()).at(-1) ?? "", "utf8"));
}

const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");

/** From the login to the six boxes. */
async function askForCode(page: Page, { origin, admin }: Site): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await page.getByLabel("Email").fill(admin.email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByRole("heading", { name: "OTP Verification" })).toBeVisible();
}

async function paste(page: Page, place: number, text: string): Promise<void> {
  await digit(page, place).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test("an administrator gets back in, from the forgotten password to the screen asked for", async ({
  page,
  ownSite,
  expected,
}) => {
  // Every fault on the way is looked at, in both schemes.
  test.slow();
  expected.push(/status of (400|401)/);
  await page.goto(`${ownSite.origin}/admin/testimonials`);
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(page).toHaveTitle(/Forgot Password/);
  await expect(page.getByLabel("Email")).toBeFocused();
  await expectAccessible(page);

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
  await expectAccessible(page);

  const code = await newestCode(ownSite, 1);
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
  expect(await entered(page), "what was typed outlives a reload").toBe(code);
  await page.waitForTimeout(300);
  await expect(page, "the sixth digit sends nothing").toHaveTitle(/OTP Verification/);
  await verify.click();
  await expect(page.getByRole("group", { name: "Six-digit code" })).toHaveClass(/ok/);
  await expect(page.getByText("OTP Verified!").first()).toBeVisible();
  await expect(page).toHaveTitle(/Reset Password/);
  expect(await stored(page)).toMatchObject({ resetEmail: ownSite.admin.email, resetOtp: code });

  const [password, again] = [page.getByLabel("New Password"), page.getByLabel("Confirm Password")];
  const reset = page.getByRole("button", { name: "Reset Password" });
  await expect(password).toBeFocused();
  await expectAccessible(page);
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
  expect(await stored(page), "nothing of it stays").toEqual({});
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();

  await logIn(page, ownSite);
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await logIn(page, { admin: { ...ownSite.admin, password: NEW_PASSWORD } });
  await expect(page).toHaveURL(`${ownSite.origin}/admin/testimonials`);
});

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
  await expect(page.getByText("Failed to resend OTP.")).toBeVisible();
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

  // Asked for once more in another window: the code at hand is dead, and the boxes come back.
  const { request } = page;
  await request.post(`${ownSite.origin}/api/admin/forgot-password`, { data: { email: ownSite.admin.email } });
  await newestCode(ownSite, 3);
  for (const field of ["New Password", "Confirm Password"]) await page.getByLabel(field).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
  await expect(page).toHaveTitle(/OTP Verification/);
  expect(await stored(page)).not.toHaveProperty("resetOtp");
});

test("nobody resets a password halfway, and Back to Login forgets it all", async ({ page, ownSite }) => {
  await page.goto(`${ownSite.origin}/admin?step=reset-password`);
  await expect(
    page.getByText("Email or OTP missing. Please restart the password reset process.").first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();

  await askForCode(page, ownSite);
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await expect(page.getByText("Email not found. Please restart the process.").first()).toBeVisible();
  await expectAccessible(page);
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

test.describe("on a phone", () => {
  test.use(PHONE);

  test("an administrator resets the password by touch", async ({ page, ownSite }) => {
    const narrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`${ownSite.origin}/admin`);
    await page.getByRole("link", { name: "Forgot Password?" }).tap();
    await page.getByLabel("Email").fill(ownSite.admin.email);
    await page.getByRole("button", { name: "Send OTP" }).tap();
    await expect(page).toHaveTitle(/OTP Verification/);
    // A keyboard that reads the message offers the whole code to the first box.
    await digit(page, 1).fill(await newestCode(ownSite, 1));
    await narrow();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Verify OTP" }).tap();
    await expect(page).toHaveTitle(/Reset Password/);
    await page.getByLabel("New Password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm Password").fill(NEW_PASSWORD);
    await narrow();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Reset Password" }).tap();
    await expect(page).toHaveTitle(/Login/);
  });
});
