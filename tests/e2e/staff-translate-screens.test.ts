import type { Page } from "@playwright/test";
import { logIn, logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";
import type { Site } from "../support/site.ts";
import { translatePage } from "../support/translate-page.ts";

async function enterTranslated(page: Page, site: Site, screen: string): Promise<void> {
  await logInAndOpen(page, site, screen);
  await translatePage(page);
}

test("a login on a translated page is refused, then let in", async ({ page, ownSite, expected }) => {
  expected.push(/status of 401/);
  await page.goto(`${ownSite.origin}/admin`);
  await translatePage(page);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Email field value is required")).toBeVisible();
  await logIn(page, { admin: { ...ownSite.admin, password: "Wrong-Horse-7" } });
  await expect(page.getByRole("main").getByText("Invalid email or password")).toBeVisible();
  await expect(page.getByText("Email field value is required")).toHaveCount(0);
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await logIn(page, ownSite);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("Login successful!")).toBeHidden();
});

test("a district is changed, refused and deleted on a translated page", async ({ page, ownSite }) => {
  await enterTranslated(page, ownSite, "/admin/district-contact");
  const card = page.getByRole("article", { name: "Kollam", exact: true });
  await card.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { name: "Edit District" })).toBeVisible();
  await page.getByLabel("Phone 1", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Update District" }).click();
  await expect(page.getByText("Please enter valid 10-digit phone numbers.").first()).toBeVisible();
  await page.getByLabel("Phone 1", { exact: true }).fill("9000000009");
  await page.getByRole("button", { name: "Update District" }).click();
  await expect(card).toContainText("90000 00009");
  await expect(page.getByRole("heading", { name: "Edit District" })).toHaveCount(0);
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toContainText("90000 00009");
});

test("an enquiry is assigned, noted, answered and followed on a translated page", async ({ page, ownSite }) => {
  test.slow();
  await enterTranslated(page, ownSite, "/admin/contact-submissions?tab=new");
  await page.locator("tbody").getByRole("button", { name: /^View/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "Submission Details" });
  await dialog.getByRole("button", { name: "Assign to me" }).click();
  await expect(dialog).toContainText("Assigned to you");
  await expect(dialog.getByText("New", { exact: true })).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Note" }).fill("Rang once.");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await expect(dialog).toContainText("Rang once.");
  await expect(dialog).not.toContainText("No notes yet.");
  await dialog.getByRole("button", { name: "By call" }).click();
  await expect(dialog).toContainText("Answered by call");
  await expect(dialog).not.toContainText("Assigned to you");
  await dialog.getByRole("button", { name: "Next submission" }).click();
  await expect(dialog).not.toContainText("Answered by call");
  await page.keyboard.press("Escape");
  await page
    .getByRole("checkbox", { name: /^Select (?!all)/ })
    .first()
    .check();
  await expect(page.getByRole("button", { name: "Delete Selected (1)" })).toBeVisible();
});

test("testimonials are decided about on a translated page", async ({ page, ownSite }) => {
  await enterTranslated(page, ownSite, "/admin/testimonials");
  const cards = page.getByRole("tabpanel").getByRole("article");
  const count = await cards.count();
  await cards.first().getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Testimonial approved")).toBeVisible();
  await expect(cards).toHaveCount(count - 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(count);
  await page.getByRole("tab", { name: /^Approved/ }).click();
  const shown = page
    .getByRole("tabpanel", { name: /^Approved/ })
    .getByRole("switch")
    .first();
  await shown.click();
  await expect(page.getByText("Hidden").first()).toBeVisible();
});

test("a helpline, a notice, a saved reply, a page, an event and a name are saved on translated pages", async ({
  page,
  ownSite,
  expected,
}) => {
  test.slow();
  expected.push(/status of 422/);
  await enterTranslated(page, ownSite, "/admin/essential-links");
  await page.getByLabel("Number").fill("04712345678");
  await page.getByLabel("Description", { exact: true }).fill("Office hours");
  await page.getByRole("button", { name: "Add Link" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Office hours" })).toBeVisible();

  await page.goto(`${ownSite.origin}/admin/notices`);
  await page.getByLabel("Text", { exact: true }).fill("Registration closes on Monday.");
  await page.getByRole("button", { name: "Add Notice" }).click();
  await expect(page.getByText("Please choose when the notice ends.").first()).toBeVisible();
  await page.getByLabel("Ends").fill("2099-01-01T09:00");
  await page.getByRole("button", { name: "Add Notice" }).click();
  const notice = page.getByRole("article", { name: "Registration closes on Monday." });
  await expect(notice).toContainText("Live now");
  await notice.getByRole("button", { name: "End now" }).click();
  await expect(notice).toContainText("Ended");
  await expect(notice).not.toContainText("Live now");

  await page.goto(`${ownSite.origin}/admin/ready-answers`);
  await page.getByLabel("Title").fill("Where to call");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Please call 14405.");
  await page.getByRole("button", { name: "Add Answer" }).click();
  await expect(page.getByRole("article", { name: "Where to call", exact: true })).toContainText("Please call 14405.");

  await page.goto(`${ownSite.origin}/admin/pages?page=new`);
  await page.getByLabel("Text", { exact: true }).fill("## By bus\n\nFrom **Kollam**.");
  const preview = page.getByRole("region", { name: "Preview" }).first();
  await expect(preview.getByRole("heading", { name: "By bus" })).toBeVisible();
  await page.getByLabel("Text", { exact: true }).fill("By train.");
  await expect(preview).toContainText("By train.");
  await expect(preview).not.toContainText("Kollam");

  await page.goto(`${ownSite.origin}/admin/profile`);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Username").fill("Clerk");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Clerk", { exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Admin", { exact: true })).toHaveCount(0);
});

test("the search of the office finds things on a translated page", async ({ page, site }) => {
  await enterTranslated(page, site, "/admin/dashboard");
  const search = page.getByRole("combobox", { name: "Search" });
  await search.fill("Kollam");
  await expect(page.getByRole("option").first()).toBeVisible();
  await search.fill("xqzw");
  await expect(page.getByRole("option")).toHaveCount(0);
});
