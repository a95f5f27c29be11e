import type { Page } from "@playwright/test";
import type { Site } from "./site.ts";

/** Fills in the login that stands open, as an administrator of this site does. */
export async function logIn(page: Page, { admin }: Pick<Site, "admin">): Promise<void> {
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Opens a screen of the back office, through its login. */
export async function enter(page: Page, site: Site, screen: string): Promise<void> {
  await page.goto(`${site.origin}${screen}`);
  await logIn(page, site);
  await page.waitForURL(`${site.origin}${screen}`);
}
