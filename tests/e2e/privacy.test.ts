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
