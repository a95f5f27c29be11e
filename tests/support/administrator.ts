import { expect, type Page } from "@playwright/test";
import type { Site } from "./site.ts";

export async function logIn(page: Page, { admin }: Pick<Site, "admin">): Promise<void> {
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Opens an admin screen with a stored session, as logging in is slow. Back leaves the admin. */
export async function logInAndOpen(page: Page, { origin, admin }: Site, screen: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/admin/login`, { data: admin });
  expect(answer.status(), "login").toBe(200);
  const session: { token: string; admin: object } = await answer.json();
  // Any small response gives access to the origin's storage.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(({ token, admin }) => {
    localStorage.setItem("token", token);
    localStorage.setItem("admin", JSON.stringify(admin));
  }, session);
  await page.goto(origin + screen);
  await page.locator("h1").first().waitFor();
}

/** For tests of the login. */
export async function logInByForm(page: Page, site: Site, screen: string): Promise<void> {
  await page.goto(`${site.origin}${screen}`);
  await logIn(page, site);
  await page.waitForURL(`${site.origin}${screen}`);
}
