import { logIn, logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";
import { translatePage } from "../support/translate-page.ts";

test("a login, an enquiry and forms work on translated pages", async ({ page, ownSite, expected }) => {
  test.slow();
  expected.push(/status of 401/, /status of 422/);
  await test.step("a login on a translated page is refused, then succeeds", async () => {
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
  await test.step("an enquiry is assigned, noted, answered and followed on a translated page", async () => {
    await logInAndOpen(page, ownSite, "/admin/contact-submissions?tab=new");
    await page.locator("tbody").getByRole("button", { name: /^View/ }).first().click();
    const dialog = page.getByRole("dialog", { name: "Submission Details" });
    await dialog.getByRole("button", { name: "Assign to me" }).click();
    await expect(dialog).toContainText("Assigned to you");
    await expect(dialog.getByText("New", { exact: true })).toHaveCount(0);
    await dialog.getByRole("tab", { name: "Note" }).click();
    await dialog.getByRole("textbox", { name: "Note" }).fill("Rang once.");
    await dialog.getByRole("button", { name: "Add note" }).click();
    await expect(dialog.getByRole("log")).toContainText("Rang once.");
    await dialog.getByRole("button", { name: "By call" }).click();
    await expect(dialog).toContainText("Answered by call");
    await expect(dialog).not.toContainText("Assigned to you");
    await dialog.getByRole("button", { name: "Next enquiry" }).click();
    await expect(dialog).not.toContainText("Answered by call");
    await page.keyboard.press("Escape");
    await page
      .getByRole("checkbox", { name: /^Select (?!all)/ })
      .first()
      .check();
    await expect(page.getByRole("button", { name: "Delete Selected (1)" })).toBeVisible();
  });
  await test.step("a helpline, an announcement, a saved reply, a page, an event and a name are saved on translated pages", async () => {
    await logInAndOpen(page, ownSite, "/admin/essential-links");
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
    await page.getByRole("button", { name: "Add Reply" }).click();
    await expect(page.getByRole("article", { name: "Where to call", exact: true })).toContainText("Please call 14405.");

    await page.goto(`${ownSite.origin}/admin/pages?page=new`);
    await page.getByLabel("Title", { exact: true }).fill("By bus");
    await page.getByLabel(/^Address/).fill("by-bus");
    await page.getByLabel("Text", { exact: true }).fill("From Kollam.");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Page added. It is not visible until it is published.").first()).toBeVisible();
    await page.getByLabel("Text", { exact: true }).fill("By train.");
    await expect(page.getByLabel("Text", { exact: true })).toHaveText("By train.");

    await page.goto(`${ownSite.origin}/admin/profile`);
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByLabel("Username").fill("Clerk");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await expect(page.getByRole("banner").getByText("Clerk", { exact: true })).toBeVisible();
    await expect(page.getByRole("banner").getByText("Admin", { exact: true })).toHaveCount(0);
  });
});
