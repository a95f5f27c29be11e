import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { logIn } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import type { Site } from "../support/site.ts";

/** What an authenticator app shows; a step of time later, because each code counts once. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });

/** Sets up an authenticator app by calls. */
async function appOf({ origin, admin }: Site): Promise<{ secret: string; codes: string[] }> {
  const post = async (path: string, body: object, token = "") => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${origin}/api/admin/${path}`, sent)).json();
  };
  const { token } = await post("login", admin);
  const { secret } = await post("second-factor/totp", { password: admin.password }, token);
  const { recovery_codes } = await post("second-factor/totp/confirm", { code: codeOf(secret) }, token);
  return { secret, codes: recovery_codes };
}

const said = (page: Page) => page.getByRole("main").getByRole("alert").getByRole("listitem");

test("after the password the code of the app is asked for, and five wrong ones begin the login again", async ({
  page,
  ownSite,
  expected,
}) => {
  expected.push(/status of 400/);
  const { secret } = await appOf(ownSite);
  await page.goto(`${ownSite.origin}/admin/testimonials?tab=rejected`);
  await logIn(page, ownSite);
  await expect(page).toHaveTitle(/Second Step/);
  const code = page.getByLabel("Six digits from the authenticator app");
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");

  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription("Please enter the six digits that the app shows.");
  const wrong = codeOf(secret).startsWith("0") ? "111 111" : "000 000";
  for (let time = 0; time < 5; time += 1) {
    const judged = page.waitForResponse("**/api/admin/login/totp");
    await code.fill(wrong);
    await page.keyboard.press("Enter");
    await judged;
    await expect(code).toHaveAccessibleDescription("Invalid code. Please try again.");
    await expect(code).toBeFocused();
    await expect(page.getByRole("button", { name: "Verify code" })).toBeVisible();
  }
  await expectAccessible(page);
  await page.reload();
  const right = codeOf(secret, 30_000);
  await code.fill(right);
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText(["Please log in again."]);
  await expect(page.getByLabel("Email")).toHaveValue(ownSite.admin.email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type(ownSite.admin.password);
  await page.keyboard.press("Enter");
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${ownSite.origin}/admin/testimonials?tab=rejected`);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === "secondStep"))).toEqual([]);
});

test("whoever lost the phone gets in by a recovery code, once", async ({ page, ownSite, expected }) => {
  expected.push(/status of 400/);
  const { codes } = await appOf(ownSite);
  const typed = (codes[0] ?? "").toUpperCase().replace("-", " ");
  const byRecovery = async () => {
    await page.goto(`${ownSite.origin}/admin`);
    await logIn(page, ownSite);
    await page.getByRole("link", { name: "Use a recovery code" }).click();
    await expect(page.getByLabel("Recovery code")).toBeFocused();
    await page.getByLabel("Recovery code").fill(typed);
    await page.keyboard.press("Enter");
  };
  await byRecovery();
  await expect(page).toHaveURL(`${ownSite.origin}/admin/dashboard`);
  await page.evaluate(() => localStorage.clear());
  await byRecovery();
  await expect(page.getByLabel("Recovery code")).toHaveAccessibleDescription("Invalid code. Please try again.");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(ownSite.admin.email);
  await page.goto(`${ownSite.origin}/admin?step=second-step`);
  await expect(page, "nothing waits any more").toHaveTitle(/Login/);
});
