import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

test.use(PHONE);

test("which letters about new enquiries come is chosen in the profile, and kept", async ({ page, ownSite }) => {
  await logInAndOpen(page, ownSite, "/admin/profile");
  const emails = page.getByRole("region", { name: "Email notifications for new enquiries" });
  await expect(emails.getByRole("radio", { name: "None" })).toBeChecked();
  await emails.getByRole("radio", { name: "Daily at 9 am" }).check();
  await emails.getByRole("button", { name: "Save Choice" }).tap();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(emails.getByRole("radio", { name: "Daily at 9 am" })).toBeChecked();
});
