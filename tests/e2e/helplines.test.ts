import { expect, test } from "../support/e2e-test.ts";

test("a parent finds every number on one page, the police channel accepts messages, and a library prints all numbers on one sheet", async ({
  page,
}) => {
  test.slow();
  await test.step("the police channel accepts messages, and is never a tel: link", async () => {
    await page.goto("/");
    await page
      .getByRole("link", { name: /View All/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/essential-links$/);
    await expect(page.getByRole("link", { name: "Call Now toll-free 14405" })).toHaveAttribute("href", "tel:14405");
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
  await test.step("a library prints the helplines and all district numbers on one sheet", async () => {
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
});
