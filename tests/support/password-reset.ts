import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { readCode } from "./outbox.ts";
import type { Site } from "./site.ts";

export const NEW_PASSWORD = "Ferry-at-Dawn 5";

/** From 1. */
export const digit = (page: Page, place: number) => page.getByLabel(`Digit ${place}`, { exact: true });
export const entered = async (page: Page) =>
  (await Promise.all([1, 2, 3, 4, 5, 6].map((place) => digit(page, place).inputValue()))).join("");
export const stored = (page: Page) =>
  page.evaluate(() => {
    const { "react-router-scroll-positions": _, ...held } = { ...sessionStorage, ...localStorage };
    return held;
  });

export async function newestCode(site: Site, emails: number): Promise<string> {
  const files = () => site.outbox();
  await expect.poll(async () => (await files()).length).toBe(emails);
  return readCode(await readFile((await files()).at(-1) ?? "", "utf8"));
}

export const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");

export async function askForCode(page: Page, { origin, admin }: Site): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  // The login page has an email field too.
  await expect(page).toHaveTitle(/Forgot Password/);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByRole("heading", { name: "OTP Verification" })).toBeVisible();
}

export async function paste(page: Page, place: number, text: string): Promise<void> {
  await digit(page, place).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
