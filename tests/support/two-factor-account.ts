import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect } from "./e2e-test.ts";
import type { Site } from "./site.ts";

/** TOTP code. `later` in ms, as codes are single-use. */
export const getCode = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });

export async function getApp({ origin, admin }: Site): Promise<{ secret: string; codes: string[] }> {
  const post = async (path: string, body: object, token = "") => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${origin}/api/admin/${path}`, sent)).json();
  };
  const { token } = await post("login", admin);
  const { secret } = await post("second-factor/totp", { password: admin.password }, token);
  const { recovery_codes } = await post("second-factor/totp/confirm", { code: getCode(secret) }, token);
  return { secret, codes: recovery_codes };
}

export async function setUpApp(page: Page, { admin }: Site): Promise<string> {
  await page.getByRole("button", { name: "Set up an app" }).click();
  const dialog = page.getByRole("dialog", { name: "Authenticator app" });
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  const app = await dialog.getByRole("link", { name: "Open the app of this device" }).getAttribute("href");
  const secret = new URL(app ?? "").searchParams.get("secret") ?? "";
  await expect(dialog).toContainText(secret.match(/.{1,4}/g)?.join(" ") ?? "");
  await expect(dialog.getByLabel(/six digits/)).toBeFocused();
  await page.keyboard.type(getCode(secret));
  await page.keyboard.press("Enter");
  return secret;
}

export async function setUpPasskey(page: Page, { admin }: Site, name: string): Promise<void> {
  await page.getByRole("button", { name: "Set up a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Passkey" });
  await dialog.getByLabel("Your password").fill(admin.password);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Set it up" }).click();
}

export async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole("dialog", { name: "Save these ten codes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  await dialog.getByLabel("I have stored them in a safe place").check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** Clears the session and opens the login. */
export async function restartLogin(page: Page, { origin }: Site): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/admin`);
}
