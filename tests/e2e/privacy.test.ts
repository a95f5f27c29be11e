import { logInAndOpen } from "../support/administrator.ts";
import { expect, PHONE, test } from "../support/e2e-test.ts";

test.describe("on a phone without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("a parent reads how an enquiry is used, and finds the contact for removal", async ({ page }) => {
    await page.goto("/contact-us");
    const before = page.getByRole("form", { name: "Enquiry" });
    await before.getByText("What we store and your rights").tap();
    await expect(before.getByText("It is stored until an administrator deletes it.", { exact: false })).toBeVisible();
    await expect(before.getByText("the Data Protection Board of India", { exact: false })).toBeVisible();
    await before.getByRole("link", { name: "Privacy" }).tap();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByText("An enquiry is stored until an administrator deletes it.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "council@example.org" })).toHaveAttribute(
      "href",
      "mailto:council@example.org",
    );
    await page.goto("/testimonials?add=1");
    await page.getByRole("dialog").getByRole("link", { name: "Privacy" }).tap();
    await expect(page).toHaveURL(/\/privacy$/);
  });
});

test("the admin shows which privacy notice preceded an enquiry, for each way of submission", async ({
  page,
  ownSite,
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newPage({ javaScriptEnabled, baseURL: ownSite.origin });
    await visitor.goto("/contact-us");
    const form = visitor.getByRole("form", { name: "Enquiry" });
    await form.getByLabel("Name").fill(javaScriptEnabled ? "With scripts" : "Without scripts");
    await form.getByLabel("Phone").fill("9876543210");
    await form.getByLabel("Email").fill("anu@example.org");
    // Slowly: forms filled within a second count as spam.
    await form.getByLabel("Message").pressSequentially("When is the marathon?", { delay: 60 });
    await form.getByRole("button", { name: "Send enquiry" }).click();
    await expect(visitor.getByText("Thanks for Your Enquiry").first()).toBeVisible();
    await visitor.close();
  }
  await logInAndOpen(page, ownSite, "/admin/contact-submissions");
  for (const name of ["Without scripts", "With scripts"]) {
    await page
      .getByRole("button", { name: new RegExp(name) })
      .first()
      .click();
    const details = page.getByRole("dialog", { name: "Submission Details" });
    await expect(details.getByText("The privacy notice of 27 November 2026 was shown.")).toBeVisible();
    await page.keyboard.press("Escape");
  }
});
