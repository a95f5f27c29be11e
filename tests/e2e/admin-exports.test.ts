import { readFile } from "node:fs/promises";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";
import { readCsv } from "../support/read-csv.ts";

test("an administrator exports a list as a file after a confirmation", async ({ page, ownSite }) => {
  await logInAndOpen(page, ownSite, "/admin/testimonials");
  await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();
  const names = await page.getByRole("tabpanel").getByRole("article").getByRole("heading").allInnerTexts();
  const press = page.getByRole("button", { name: "Export" });
  const question = page.getByRole("alertdialog", { name: `Export ${names.length} testimonials?` });
  await press.click();
  await expect(question).toContainText("History records who exported it and when.");
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
