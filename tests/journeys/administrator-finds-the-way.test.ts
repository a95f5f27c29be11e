import { enter } from "../support/administrator.ts";
import { expect, test } from "../support/journey.ts";

test("a press on a link shows at once, however slow the line is", async ({ page, site }) => {
  await enter(page, site, "/admin/essential-links");
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
});

test("while a question is asked nothing below is in reach, and Back is no", async ({ page, site }) => {
  await enter(page, site, "/admin/essential-links");
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

test("the way from the office to the site opens beside it", async ({ page, site }) => {
  await enter(page, site, "/admin/profile");
  const link = page.getByRole("navigation", { name: "Admin Panel" }).getByRole("link", { name: /View site/ });
  const opened = page.waitForEvent("popup");
  await link.click();
  await expect(await opened).toHaveURL(`${site.origin}/`);
  await expect(page).toHaveURL("/admin/profile");
});
