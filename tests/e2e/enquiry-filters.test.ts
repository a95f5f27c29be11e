import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";
import { readCsv } from "../support/read-csv.ts";

const SCREEN = "/admin/contact-submissions";

const rows = (page: Page) => page.locator("tbody").getByRole("row");
const question = (page: Page) => page.getByRole("alertdialog");

test("an administrator filters the list by dates and assignee, and exports just what is shown", async ({
  page,
  ownSite,
  request,
}) => {
  const mine = { name: "Zither", phone: "9876543210", email: "anu@example.org", message: "Only this one is mine." };
  expect((await request.post(`${ownSite.origin}/api/contact`, { data: mine })).status()).toBe(201);
  const { token } = await (await request.post(`${ownSite.origin}/api/admin/login`, { data: ownSite.admin })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const { data } = await (await request.get(`${ownSite.origin}/api/contact?q=Zither`, { headers })).json();
  expect((await request.post(`${ownSite.origin}/api/contact/${data[0].id}/take`, { headers })).status()).toBe(200);
  await logInAndOpen(page, ownSite, SCREEN);
  const find = page.getByRole("search", { name: "Submissions" });
  const filter = find.getByRole("button", { name: "Filter" });
  await expect(find.getByLabel("From")).toBeHidden();
  await filter.click();
  await expect(filter).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  await find.getByLabel("From").fill(today);
  await find.getByLabel("Assigned to").selectOption("Me");
  await find.getByRole("button", { name: "Apply" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`\\?from=${today}&owner=me$`));
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Zither");
  const press = page.getByRole("button", { name: "Export" });
  await press.click();
  await expect(question(page)).toContainText(/From \d+ \w+ \d{4}, Me/);
  const coming = page.waitForEvent("download");
  await question(page).getByRole("button", { name: "Yes, export 1" }).click();
  await coming;

  await filter.click();
  await find.getByLabel("Assigned to").selectOption({ index: 3 });
  await find.getByRole("button", { name: "Apply" }).click();
  await expect(rows(page)).toHaveCount(1);
  const chosen = page.getByRole("link", { name: /^Remove filter: Assigned to/ });
  await expect(chosen).toBeVisible();
  await page.getByRole("tab", { name: /^New/ }).click();
  await expect(find.getByLabel("Assigned to")).toBeHidden();
  await expect(page).toHaveURL(/\?tab=new&from=/);
  await page.goBack();
  await expect(chosen).toBeVisible();
  await page.getByRole("link", { name: /^Remove filter: From/ }).click();
  await expect(page).toHaveURL(/\?owner=\d+$/);
  await find.getByLabel("From").fill("2001-01-01");
  await find.getByLabel("To", { exact: true }).fill("2001-01-01");
  await find.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("No enquiries match these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(find.getByLabel("From")).toHaveValue("");
  await find.getByLabel("Order").selectOption("Longest waiting first");
  await find.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\?sort=waiting$/);
  await expect(page.getByText(/urgent first, then longest waiting/)).toBeVisible();
  await test.step("an administrator exports a list as a file after a confirmation", async () => {
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
});
