import type { Page } from "@playwright/test";
import sharp from "sharp";
import { logIn, logInByForm } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

const getFile = (buffer: Buffer, name: string, mimeType: string) => ({ name, mimeType, buffer });
const drawn = (width: number, height: number, background = "#0b6e7a") =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const picker = (page: Page) => page.getByLabel("Choose picture");
const stillWords = (page: Page) => page.getByRole("main").getByText("Please select a valid image file");

const ENDED = "Your session has ended. Please log in again.";
const STRONG = "Ferry@Dawn5";

const account = (page: Page) => page.getByRole("button", { name: /Account menu/ });

async function fillPasswords(page: Page, current: string, fresh: string, again: string): Promise<void> {
  await page.getByLabel("Current Password", { exact: true }).fill(current);
  await page.getByLabel("New Password", { exact: true }).fill(fresh);
  await page.getByLabel("Confirm New Password", { exact: true }).fill(again);
}

test("an administrator changes the username, the picture and the password, and all other sessions end", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of (401|422)/);
  await test.step("an administrator changes the username, and the top bar shows it", async () => {
    await logInByForm(page, ownSite, "/admin/profile");
    await expect(page).toHaveTitle(/Profile Settings/);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ownSite.admin.email);
    await expect(page.getByLabel("Email", { exact: true })).not.toBeEditable();
    await expect(page.getByLabel("Username")).not.toBeEditable();

    await page.getByRole("button", { name: "Edit Profile" }).click();
    const name = page.getByLabel("Username");
    await expect(name).toBeFocused();
    await expect(page.getByLabel("Email", { exact: true })).not.toBeEditable();
    await expectAccessible(page);

    await name.fill("Ammu-Kutty");
    await page.getByRole("button", { name: "Save Changes" }).click();
    const notice = page.getByRole("alertdialog", { name: "Invalid Username" });
    await expect(notice).toContainText("Only letters, numbers, spaces, and underscores are allowed.");
    await notice.getByRole("button", { name: "OK" }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("Ammu-Kutty");

    await name.fill("a".repeat(25));
    await expect(name, "nothing is truncated").toHaveValue("a".repeat(25));
    await expect(page.getByText("Username can have at most 20 characters.")).toBeVisible();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await notice.getByRole("button", { name: "OK" }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("a".repeat(25));

    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Changes discarded")).toBeVisible();
    await expect(name).toHaveValue("Admin");
    await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();

    await page.keyboard.press("Enter");
    await name.fill("  ക്ഷമ കൃഷ്ണൻ ");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await expect(name).toHaveValue("ക്ഷമ കൃഷ്ണൻ");
    await expect(account(page)).toContainText("ക്ഷമ കൃഷ്ണൻ");
    await expect(account(page).locator(".avatar"), "two initials by grapheme").toHaveText("ക്ഷകൃ");
    await page.reload();
    await expect(account(page)).toContainText("ക്ഷമ കൃഷ്ണൻ");
  });
  await test.step("an administrator chooses a picture, and an invalid one is rejected before upload", async () => {
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/update-profile-picture")) sent += 1;
    });
    await page.goto(`${ownSite.origin}/admin/profile`);
    await page.getByRole("button", { name: "Edit Profile" }).click();

    await picker(page).setInputFiles(getFile(Buffer.from("%PDF-1.7"), "form.pdf", "application/pdf"));
    await expect(stillWords(page)).toBeVisible();
    // iOS converts HEIC to JPEG unless `accept` includes HEIC or `image/*`.
    await expect(picker(page)).toHaveAttribute("accept", /image\/jpeg/);
    await expect(picker(page)).not.toHaveAttribute("accept", /hei[cf]|\*/);
    await picker(page).setInputFiles(getFile(Buffer.from("ftypheic"), "IMG_1.HEIC", "image/heic"));
    await expect(picker(page), "accepted formats are shown with the refusal").toHaveAccessibleDescription(
      "A JPEG, PNG, WebP, GIF or AVIF of at most 5 MB. Cropped to a square. Please select a valid image file",
    );
    await picker(page).setInputFiles(getFile(await drawn(30, 30), "small.png", "image/png"));
    await expect(page.getByAltText("New, not saved yet")).toBeVisible();
    await expect(stillWords(page)).toBeHidden();
    await picker(page).setInputFiles(getFile(Buffer.alloc(5 * 1024 * 1024 + 1), "large.jpg", "image/jpeg"));
    await expect(page.getByRole("main").getByText("The picture can have at most 5 MB.")).toBeVisible();
    await picker(page).setInputFiles(getFile(Buffer.from("no picture at all"), "torn.png", "image/png"));
    await expect(stillWords(page)).toBeVisible();
    await expect(page.getByAltText("New, not saved yet")).toBeHidden();
    expect(sent, "no upload").toBe(0);

    await picker(page).setInputFiles(getFile(await drawn(9000, 8000), "huge.png", "image/png"));
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("main").getByText("The picture can have at most 65 megapixels.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();

    await page.getByLabel("Username").fill("Ferry Clerk");
    await picker(page).setInputFiles(getFile(await drawn(900, 600), "boat.png", "image/png"));
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    const shown = account(page).locator("img.avatar");
    await expect(shown).toHaveAttribute("src", /^\/files\/profiles\/[\w-]+\.webp\?v=/);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
    await expect(account(page)).toContainText("Ferry Clerk");
    const first = (await shown.getAttribute("src")) ?? "";

    await page.getByRole("button", { name: "Edit Profile" }).click();
    await picker(page).setInputFiles(getFile(await drawn(700, 700, "#b23a1a"), "again.png", "image/png"));
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
    await expect(shown).not.toHaveAttribute("src", first);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  });
  await test.step("an administrator changes the password, and all other sessions end", async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await logInByForm(other, ownSite, "/admin/testimonials");
    await page.goto(`${ownSite.origin}/admin/profile`);
    const sessions = page.getByRole("region", { name: "Active sessions" });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await sessions.getByRole("button", { name: /^End Chrome/ }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await other.getByRole("tab", { name: /Rejected/ }).click();
    await expect(other.getByText(ENDED)).toBeVisible();
    await logIn(other, ownSite);
    await expect(other).toHaveURL(/tab=rejected/);
    const opener = page.getByRole("button", { name: "Change Password" });
    const update = page.getByRole("button", { name: "Update Password" });
    const said = page.getByRole("main").getByRole("alert").getByRole("listitem");
    await expect(update).toBeHidden();
    await opener.click();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByLabel("New Password", { exact: true })).toHaveAccessibleDescription(/ @ \$ ! % \* \? & /);
    for (const [toggle, field] of [
      ["current password", "Current Password"],
      ["new password", "New Password"],
      ["confirmation", "Confirm New Password"],
    ] as const) {
      await page.getByRole("button", { name: `Show ${toggle}` }).click();
      await expect(page.getByLabel(field, { exact: true })).toHaveAttribute("type", "text");
      await page.getByRole("button", { name: `Hide ${toggle}` }).click();
    }

    const old = ownSite.admin.password;
    await fillPasswords(page, old, STRONG, "");
    await update.click();
    await expect(said).toHaveText(["Please fill out all password fields."]);
    await expect(page.getByLabel("Confirm New Password", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await fillPasswords(page, old, old, old);
    await update.click();
    await expect(said).toHaveText(["New password cannot be the same as current password."]);
    await fillPasswords(page, old, "Ferry-Dawn5", "Ferry-Dawn5");
    await update.click();
    const weak = page.getByRole("alertdialog", { name: "Weak Password" });
    await expect(weak).toContainText(
      "Password must be at least 8 characters long and include uppercase, lowercase, number, and special character.",
    );
    await weak.getByRole("button", { name: "OK" }).click();
    await expect(weak).toBeHidden();
    await fillPasswords(page, old, STRONG, `${STRONG}x`);
    await update.click();
    await expect(said).toHaveText(["New passwords do not match."]);
    await fillPasswords(page, "Wrong-Horse-7", STRONG, STRONG);
    await update.click();
    await expect(said).toHaveText(["Failed to update password. Please check your current password."]);
    await expect(page.getByLabel("Current Password", { exact: true })).toBeFocused();

    await fillPasswords(page, old, STRONG, STRONG);
    // A toast, which leaves again.
    const seen = expect(other.getByText(ENDED), "seen in the background").toBeVisible();
    await update.click();
    await expect(page.getByText("Password updated successfully!")).toBeVisible();
    await expect(update).toBeHidden();
    await expect(opener).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();

    await seen;
    await other.getByRole("tab", { name: /Approved/ }).click();
    await expect(other).toHaveURL(/admin\?back=/);
    await expect(other.getByText(ENDED), "said once").toHaveCount(1);
    await logIn(other, { admin: { ...ownSite.admin, password: STRONG } });
    await expect(other).toHaveURL(/tab=approved/);
    await elsewhere.close();
  });
});
