import { readFile } from "node:fs/promises";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";
import { readCsv } from "../support/read-csv.ts";

test("an administrator takes a list along as a file, and is asked before", async ({ page, ownSite }) => {
  await logInAndOpen(page, ownSite, "/admin/testimonials");
  await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();
  const names = await page.getByRole("tabpanel").getByRole("article").getByRole("heading").allInnerTexts();
  const press = page.getByRole("button", { name: "Export" });
  const question = page.getByRole("alertdialog", { name: `Export ${names.length} testimonials?` });
  await press.click();
  await expect(question).toContainText("The history will say who exported it, and when.");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();

  await press.click();
  const coming = page.waitForEvent("download");
  await question.getByRole("button", { name: `Yes, export ${names.length}` }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("testimonials-pending.csv");
  await expect(page.getByText("The file is in your downloads.")).toBeVisible();
  const text = await readFile(await file.path(), "utf8");
  expect(text[0]).toBe("\ufeff");
  const [head, ...rows] = readCsv(text.slice(1));
  expect(rows.map((row) => row[head?.indexOf("Name") ?? 0])).toEqual(names);

  await page.getByRole("navigation", { name: "Admin Panel" }).getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("article", { name: /exported testimonials/ })).toHaveCount(1);
});

test("an administrator takes along the enquiries that a search found", async ({ page, ownSite }) => {
  const data = { name: "Zither", phone: "9876543210", email: "z@example.org", message: "=1+1 എപ്പോഴാണ്?" };
  expect((await page.request.post(`${ownSite.origin}/api/contact`, { data })).status()).toBe(201);
  await logInAndOpen(page, ownSite, "/admin/contact-submissions?q=Zither");
  await page.getByRole("button", { name: "Export" }).click();
  const question = page.getByRole("alertdialog", { name: "Export 1 submission?" });
  await expect(question).toContainText("those that hold “Zither”");
  const coming = page.waitForEvent("download");
  await question.getByRole("button", { name: "Yes, export 1" }).click();
  const [, ...rows] = readCsv((await readFile(await (await coming).path(), "utf8")).slice(1));
  expect(rows).toMatchObject([expect.arrayContaining(["Zither", "9876543210", "'=1+1 എപ്പോഴാണ്?"])]);
});

test("an administrator is told when a file cannot be made", async ({ page, site, expected }) => {
  expected.push(/ERR_FAILED/);
  await logInAndOpen(page, site, "/admin/testimonials?tab=rejected");
  await page.route("**/api/testimonials/export**", (route) => route.abort());
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: /^Yes, export/ }).click();
  await expect(page.getByRole("main").getByText("The file could not be created. Please try again.")).toBeVisible();
});
