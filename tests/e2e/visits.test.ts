import { devices } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test, waitForHydration } from "../support/e2e-test.ts";

test("a visitor's pages and a press on the helpline are counted for staff", async ({ page, ownSite, browser }) => {
  // A headless browser would be taken for a robot.
  const visitor = await browser.newPage({ ...devices["Pixel 7"], baseURL: ownSite.origin });
  await visitor.goto("/search?q=volunteer");
  await waitForHydration(visitor);
  await visitor
    .getByRole("main")
    .getByRole("link", { name: /volunteer/i })
    .first()
    .click();
  await expect(visitor).toHaveURL(/\/volunteer$/);
  await visitor.goto("/ml/volunteer");
  const counted = visitor.waitForResponse("**/api/press");
  await visitor.locator('a[href="tel:14405"]:visible').first().click();
  expect((await counted).status()).toBe(204);
  await visitor.close();

  await logInAndOpen(page, ownSite, "/admin/visits");
  const rows = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem");
  await expect(rows("By day")).toHaveText([/3$/]);
  await expect(rows("Pages")).toHaveText(["/volunteer2", "/search1"]);
  await expect(rows("Languages")).toHaveText(["English2", "Malayalam1"]);
  await expect(rows("Clicks")).toHaveText(["Helpline (14405 and others)1"]);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "From" }).fill("2026-01-01");
  await page.getByRole("textbox", { name: "To" }).fill("2026-01-31");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(rows("Pages")).toHaveCount(0);
  await page.goto(`${ownSite.origin}/admin/reports`);
  await expect(page.getByRole("main")).toContainText("Visits: 3");
});
