import { expect, PHONE, test } from "../support/e2e-test.ts";

test.describe("at night, on a phone", () => {
  test.use({ ...PHONE, colorScheme: "dark" });

  test("a parent finds a helpline from any landing page", async ({ page, expected }) => {
    expected.push(/status of 404/);
    for (const path of ["/", "/testimonials", "/events", "/no-such-page"]) {
      await page.goto(path);
      const helplines = page.getByRole("complementary", { name: "Helplines" });
      await expect(helplines.getByRole("link", { name: /Call 14405/ })).toHaveAttribute("href", "tel:14405");
      await expect(helplines.getByRole("link", { name: /Call 14446/ })).toHaveAttribute("href", "tel:14446");
    }
    await page.goto("/");
    await page
      .getByRole("link", { name: /View All/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/essential-links$/);
    await expect(page.getByRole("link", { name: "Call Now toll-free 14405" })).toHaveAttribute("href", "tel:14405");
  });
});

test("the police channel accepts messages, and is never a tel: link", async ({ page }) => {
  await page.goto("/essential-links");
  const message = page.getByRole("link", {
    name: "Message Now to the police anti-drug channel, a WhatsApp number (Yodhavu)",
  });
  await expect(message).toHaveAttribute("href", "https://wa.me/919995966666");
  await expect(page.locator('a[href*="tel:"][href*="9995966666"]')).toHaveCount(0);
  const entered = page.getByRole("region", { name: "More numbers" });
  await expect(entered.getByRole("link", { name: /^Call Now Parents' line/ })).toHaveAttribute(
    "href",
    "tel:04710000002",
  );
  await expect(entered.getByText("0471 000 0002", { exact: true })).toBeVisible();
  const volunteers = entered.getByRole("article").filter({ hasText: "Volunteers" });
  const shown = /\d[\d ]+/.exec(await volunteers.innerText())?.[0].replace(/\D/g, "");
  await expect(volunteers.getByRole("link", { name: /^Message Now/ })).toHaveAttribute(
    "href",
    `https://wa.me/91${shown}`,
  );
  await expect(page.getByText(/Your message goes to/)).toHaveCount(0);
});

test("a library prints the helplines and all district numbers on one sheet", async ({ page }) => {
  for (const path of ["/contact-us", "/essential-links"]) {
    await page.goto(path);
    const sheet = await page.pdf({ format: "A4" });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g), path).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("complementary", { name: "Helplines" }).getByText("14405")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send enquiry" })).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});
