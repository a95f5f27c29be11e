import type { Page } from "@playwright/test";
import sharp from "sharp";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";

const getFile = (buffer: Buffer, name: string, mimeType: string) => ({ name, mimeType, buffer });
const drawn = (width: number, height: number, background = "#0b6e7a") =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const picker = (page: Page) => page.getByLabel("Choose picture");
const account = (page: Page) => page.getByRole("button", { name: /Account menu/ });
const stillWords = (page: Page) => page.getByRole("main").getByText("Please select a valid image file");

test("an administrator chooses a picture, and an invalid one is rejected before upload", async ({
  page,
  ownSite,
  expected,
}) => {
  // A picture of so many pixels takes its time.
  test.slow();
  expected.push(/status of 422/);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/update-profile-picture")) sent += 1;
  });
  await logInAndOpen(page, ownSite, "/admin/profile");
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
  await expect(page.getByRole("main").getByText("The picture can have at most 64 megapixels.")).toBeVisible();
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
