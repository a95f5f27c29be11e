import { logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";

test("links show progress on a slow connection, and dialogs close by Back", async ({
  page,
  site,
  request,
  expected,
}) => {
  test.slow();
  expected.push(/status of 404/);
  await test.step("a click on a link shows at once on a slow connection, and an unknown address shows the not-found screen", async () => {
    await logInAndOpen(page, site, "/admin/essential-links");
    await expect(page.getByRole("article").first()).toBeVisible();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/district-contacts", async (route) => {
      await held;
      await route.continue();
    });
    const panel = page.getByRole("navigation", { name: "Admin Panel" });
    await panel.getByRole("link", { name: "Add District Contact" }).click();
    const main = page.getByRole("main");
    await expect(main).toHaveAttribute("aria-busy", "true");
    const sign = await main.evaluate((element) => {
      const { content, height, opacity, animationDelay } = getComputedStyle(element, "::before");
      return { content, height: Number.parseFloat(height), opacity, animationDelay };
    });
    expect(sign).toEqual({ content: '""', height: 6, opacity: "1", animationDelay: "0s" });
    answer();
    await expect(page.getByRole("heading", { name: "Manage District Contacts" })).toBeVisible();
    await expect(main).toHaveAttribute("aria-busy", "false");

    expect((await request.get(`${site.origin}/admin/no-such-screen`)).status()).toBe(404);
    await page.goto("/admin/no-such-screen");
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Admin Panel" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the dashboard" }).click();
    await expect(page).toHaveURL(`${site.origin}/admin/dashboard`);
  });
  await test.step("a confirmation dialog makes the rest inert, and Back cancels it", async () => {
    // A click, as Back to another document cannot be cancelled.
    await page.locator('nav a[href="/admin/essential-links"]').first().click();
    const card = page.getByRole("article").first();
    const number = await card.getByRole("heading").innerText();
    const remove = card.getByRole("button", { name: "Delete" });
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await remove.click();
    await expect(question).toContainText(number);
    await page
      .locator("#main a, #main button")
      .first()
      .evaluate((below) => below.focus());
    expect(await question.evaluate((open) => open.contains(document.activeElement))).toBe(true);

    await page.evaluate(() => history.back());
    await expect(question).toBeHidden();
    await expect(page).toHaveURL("/admin/essential-links");
    await expect(remove).toBeFocused();
    await expect(card.getByRole("heading")).toHaveText(number);
  });
});

test("without a connection a link leaves the screen and its input as they are, and works once there is one", async ({
  page,
  context,
  site,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const stays = page.getByText("There is no connection to the internet. This page has not changed.");
  const title = page.getByRole("textbox", { name: "Name", exact: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await logInAndOpen(page, site, "/admin/brochures");
    await title.fill("The bus from Kollam");
    if (width === 390) await page.getByRole("button", { name: "Open Admin Panel" }).click();
    const link = page.getByRole("navigation", { name: "Admin Panel" }).getByRole("link", { name: "Notices" });
    await context.setOffline(true);
    await link.click();
    await expect(stays.first()).toBeVisible();
    await expect(title).toHaveValue("The bus from Kollam");
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL("/admin/notices");
    await expect(stays).toHaveCount(0);
  }
});
