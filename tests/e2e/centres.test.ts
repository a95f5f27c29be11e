import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

test("staff add a treatment centre, and visitors find it by district and on Help, with and without scripts", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of 422/);
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/centres");
  await page.getByRole("button", { name: "Add Centre" }).click();
  const form = page.getByRole("dialog", { name: "Add Centre" });
  const save = form.getByRole("button", { name: "Add Centre" });
  await save.click();
  await expect(page.getByText("Please select a district.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("District", { exact: true }).selectOption("Idukki");
  await page.getByLabel("Name", { exact: true }).fill("Ward of the Hills");
  await page.getByLabel("Name in Malayalam").fill("മലയോര വാർഡ്");
  await page.getByLabel("Phone 1").fill("04862 000 001");
  await page.getByLabel("Hours").first().fill("9 am to 1 pm");
  await save.click();
  await expect(page.getByText("Centre added successfully!")).toBeVisible();
  await expect(form).toBeHidden();
  const card = page.getByRole("article", { name: "Ward of the Hills" });
  await expect(card).toContainText("Not checked yet");

  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newPage({ ...PHONE, javaScriptEnabled, baseURL: ownSite.origin });
    for (const [prefix, name, district, label, show] of [
      ["", "Ward of the Hills", "Idukki", "District", "Show"],
      ["/ml", "മലയോര വാർഡ്", "ഇടുക്കി", "ജില്ല", "കാണിക്കൂ"],
    ] as const) {
      const main = visitor.getByRole("main");
      await visitor.goto(`${prefix}/centres`);
      await main.getByLabel(label, { exact: true }).selectOption("Idukki");
      await main.getByRole("button", { name: show, exact: true }).click();
      await expect(visitor).toHaveURL(`${ownSite.origin}${prefix}/centres?district=Idukki`);
      const found = main.getByRole("region", { name: district, exact: true }).getByRole("listitem");
      await expect(found.filter({ hasText: name })).toContainText("9 am to 1 pm");
      await expect(found.getByRole("link", { name })).toHaveAttribute("href", "tel:04862000001");

      await visitor.goto(`${prefix}/help`);
      await visitor.locator("summary", { hasText: district }).click();
      await expect(visitor.getByRole("heading", { name })).toBeVisible();
      await expect(visitor.locator('a[href="tel:04862000001"]')).toBeVisible();
    }
    await visitor.close();
  }
});
