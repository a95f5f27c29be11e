import type { Locator, Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";

/** Both clicks before the first re-render. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

function getActs(page: Page): string[] {
  const acts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && pathname.startsWith("/api/")) acts.push(`${request.method()} ${pathname}`);
  });
  return acts;
}

test("a double click on a slow device submits once, and a click after a rejected submit is not ignored", async ({
  page,
  ownSite,
  expected,
}) => {
  test.slow();
  expected.push(/401|422/, /status of 500/);
  await test.step("a double click on a slow device submits once", async () => {
    const acts = getActs(page);
    const done = (act: RegExp) => acts.filter((item) => act.test(item));
    const said = (words: string) => expect(page.getByText(words).first()).toBeVisible();

    await page.goto(`${ownSite.origin}/admin`);
    await page.getByLabel("Email").fill(ownSite.admin.email);
    await page.getByRole("textbox", { name: "Password" }).fill("Not-Right-7");
    await pressTwice(page.getByRole("button", { name: "Login" }));
    await said("Invalid email or password");
    expect(done(/login$/), "one attempt").toHaveLength(1);

    await logInAndOpen(page, ownSite, "/admin/contact-submissions");
    await page.locator("tbody").getByRole("button", { name: /^View/ }).first().click();
    const dialog = page.getByRole("dialog", { name: "Submission Details" });
    await pressTwice(dialog.getByRole("button", { name: "Assign to me" }));
    await said("Assigned to you.");
    await expect(dialog).toContainText("Assigned to you");
    await expect(page.getByRole("alertdialog"), "no conflict").toBeHidden();
    await dialog.getByRole("tab", { name: "Note" }).click();
    await dialog.getByRole("textbox", { name: "Note" }).fill("Called, nobody answered.");
    await pressTwice(dialog.getByRole("button", { name: "Add note" }));
    await expect(dialog.getByText("Called, nobody answered.")).toHaveCount(1);
    await expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("");
    expect(done(/(take|notes)$/)).toHaveLength(2);

    await page.goto(`${ownSite.origin}/admin/testimonials`);
    await pressTwice(page.getByRole("button", { name: /^Approve/ }).first());
    await said("Testimonial approved");
    expect(done(/approve/)).toHaveLength(1);

    await page.goto(`${ownSite.origin}/admin/staff`);
    await pressTwice(page.getByRole("button", { name: "Send test email" }));
    const outcome = page.getByRole("region", { name: "Test email delivery" }).getByRole("status");
    await expect(outcome).not.toBeEmpty();
    expect(done(/test-letter$/)).toHaveLength(1);

    await page.goto(`${ownSite.origin}/admin/profile`);
    await page.getByLabel("For every enquiry").check();
    await pressTwice(page.getByRole("button", { name: "Save Choice" }));
    await expect.poll(() => done(/notices-to-me$/).length).toBe(1);
    await expect(page.getByRole("button", { name: "Save Choice" })).toBeEnabled();
    expect(done(/notices-to-me$/)).toHaveLength(1);
    await page.getByRole("button", { name: "Change Password" }).click();
    for (const [name, words] of [
      ["Current Password", "Not-Right-7"],
      ["New Password", "Another@Horse8"],
      ["Confirm New Password", "Another@Horse8"],
    ] as const)
      await page.getByRole("textbox", { name, exact: true }).fill(words);
    await pressTwice(page.getByRole("button", { name: "Update Password" }));
    await said("Failed to update password. Please check your current password.");
    expect(done(/password$/)).toHaveLength(1);
  });
  await test.step("a click right after a rejected submit is not ignored", async () => {
    await logInAndOpen(page, ownSite, "/admin/ready-answers");
    await page.getByRole("textbox", { name: "Title" }).fill("Opening hours");
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("From nine to five.");
    const save = page.getByRole("button", { name: "Add Reply" });
    await page.route("**/api/replies/add", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await save.click();
    await expect(page.getByRole("main").getByText("Failed to save reply")).toBeVisible();
    await save.hover();
    await page.waitForTimeout(300);
    // The second click of a double click.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.getByRole("article").getByText("Opening hours")).toBeVisible();
  });
});
