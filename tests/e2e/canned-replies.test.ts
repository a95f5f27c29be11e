import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, PHONE, test } from "../support/e2e-test.ts";

const SCREEN = "/admin/ready-answers";

const cards = (page: Page) => page.getByRole("article");
const getCard = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });

test.use(PHONE);

test("saved replies are written, edited, deleted and restored on a phone", async ({ page, ownSite }) => {
  test.slow();
  await logInAndOpen(page, ownSite, SCREEN);
  await expect(cards(page).first()).toBeVisible();
  const before = await cards(page).count();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const form = page.getByRole("form", { name: "Add Reply" });
  const title = page.getByLabel("Title");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await page.getByRole("button", { name: "Add Reply" }).tap();
  await text.fill("Thank you for writing.\n\nPlease call 14405.");
  await form.getByRole("button", { name: "Add Reply" }).tap();
  await expect(form.getByText("Please enter a title.")).toBeVisible();
  await expect(title).toBeFocused();
  await title.fill("Where to call");
  await page.getByLabel("The same in Malayalam").fill("എഴുതിയതിന് നന്ദി.");
  await page.reload();
  await expect(title).toHaveValue("Where to call");
  await form.getByRole("button", { name: "Add Reply" }).tap();
  await expect(page.getByText("Saved reply added successfully!")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(cards(page)).toHaveCount(before + 1);
  await expect(getCard(page, "Where to call").locator("[lang=ml]")).toHaveText("എഴുതിയതിന് നന്ദി.");

  await getCard(page, "Where to call").getByRole("button", { name: "Edit" }).tap();
  await expect(title).toBeFocused();
  await expect(text).toHaveValue("Thank you for writing.\n\nPlease call 14405.");
  await text.fill("Please call 14446.");
  await page.getByRole("button", { name: "Update Reply" }).tap();
  await expect(page.getByText("Saved reply updated successfully!")).toBeVisible();
  const changed = getCard(page, "Where to call");
  await expect(changed).toContainText("Please call 14446.");
  await expect(changed).toContainText("changed this last");

  await changed.getByRole("button", { name: "Delete" }).tap();
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question).toContainText("Where to call");
  await question.getByRole("button", { name: "Yes, delete it!" }).tap();
  await expect(changed).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(changed).toContainText("Please call 14446.");
});
