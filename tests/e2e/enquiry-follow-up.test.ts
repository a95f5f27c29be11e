import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

test.use(PHONE);

test("after a call a staff member notes what was said, or is reminded to call again", async ({ page, ownSite }) => {
  test.slow();
  const enquire = async (name: string, message: string) => {
    const data = { name, phone: "9876543210", email: "latha@example.org", message };
    expect((await page.request.post(`${ownSite.origin}/api/contact`, { data })).status()).toBe(201);
  };
  await enquire("Latha", "Can the roadshow stop at our school?");
  await enquire("Devi", "എന്റെ മകൻ ആത്മഹത്യ ചെയ്യുമെന്ന് പറയുന്നു.");
  await logInAndOpen(page, ownSite, "/admin/contact-submissions?tab=new&sort=newest");
  const dialog = page.getByRole("dialog", { name: "Submission Details" });
  const open = (name: string) => page.getByRole("button", { name: `View ${name}` }).tap();
  const after = dialog.getByRole("group", { name: "Did you speak?" });

  await open("Latha");
  await expect(after).toHaveCount(0);
  await dialog.getByRole("link", { name: "Call", exact: true }).last().tap();
  await expect(after).toBeFocused();
  await after.getByRole("button", { name: "Not reached" }).tap();
  await expectAccessible(page);
  await after.getByRole("button", { name: "In 1 hour" }).tap();
  await expect(page.getByText("Reminder saved.")).toBeVisible();
  await expect(dialog.getByText("Called, not reached.")).toBeVisible();
  await expect(after).toHaveCount(0);
  await dialog.getByRole("button", { name: "Another time" }).tap();
  await dialog.getByRole("group", { name: "When" }).getByRole("button", { name: "Tomorrow" }).tap();
  await expect(dialog.getByText(/^Reminder: .*09:00 am$/).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Remove reminder" }).tap();
  await expect(dialog.getByRole("button", { name: "Remind me" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await open("Devi");
  const urgent = dialog.getByRole("region", { name: "What to say" });
  await expect(urgent).toContainText("Ask whether they are safe now.");
  await expect(urgent.getByRole("link", { name: "14405" })).toHaveAttribute("href", "tel:14405");
  await expect(dialog.getByRole("button", { name: "This is spam" })).toBeHidden();
  const number = dialog.getByRole("region", { name: "Urgent: call first" });
  await number.getByRole("link", { name: "Call", exact: true }).tap();
  await after.getByRole("button", { name: "Spoke" }).tap();
  await after.getByRole("textbox", { name: "What was said" }).fill("His aunt is with him.");
  await expectAccessible(page);
  await after.getByRole("button", { name: "Mark as answered" }).tap();
  await expect(page.getByText("Enquiry marked as answered.")).toBeVisible();
  await expect(dialog.getByText("His aunt is with him.")).toBeVisible();
  await expect(dialog).toContainText("Answered by call");
  await expect(urgent).toHaveCount(0);
});
