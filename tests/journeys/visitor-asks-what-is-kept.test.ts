import { expect, PHONE, test } from "../support/journey.ts";

test.describe("on a phone without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("a parent reads what becomes of an enquiry, and finds whom to ask to have it removed", async ({ page }) => {
    await page.goto("/contact-us");
    await page.getByRole("form", { name: "Enquiry" }).getByRole("link", { name: "Privacy" }).tap();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByText("An enquiry is kept until an administrator deletes it.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "council@example.org" })).toHaveAttribute(
      "href",
      "mailto:council@example.org",
    );
    await page.goto("/testimonials?add=1");
    await page.getByRole("dialog").getByRole("link", { name: "Privacy" }).tap();
    await expect(page).toHaveURL(/\/privacy$/);
  });
});

test("what was typed is still there after a look at the privacy page", async ({ page }) => {
  await page.goto("/contact-us");
  const name = page.getByRole("form", { name: "Enquiry" }).getByLabel("Name");
  await name.fill("Anu");
  await page.getByRole("form", { name: "Enquiry" }).getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(name).toHaveValue("Anu");
});

test("the page promises the days that are set, and the form where nothing else is set", async ({ page, siteWith }) => {
  const site = await siteWith({ RETENTION_DAYS: "90", SAMPLE_CONTENT: "0" });
  await page.goto(`${site.origin}/privacy`);
  await expect(page.getByText("An enquiry is removed by itself 90 days after you sent it")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "enquiry form" })).toBeVisible();
});
