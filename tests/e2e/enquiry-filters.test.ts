import type { Locator, Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";
import { reach } from "../support/keyboard.ts";

const SCREEN = "/admin/contact-submissions";

const rows = (page: Page) => page.locator("tbody").getByRole("row");
const cell = (row: Locator, place: number) => row.getByRole("cell").nth(place);
const details = (page: Page) => page.getByRole("dialog", { name: "Submission Details" });
const question = (page: Page) => page.getByRole("alertdialog");
const squares = (page: Page) => page.getByRole("navigation", { name: "Pages of submissions" });

test("an administrator narrows the list by days and by who has them, and takes along just what is shown", async ({
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
  const chosen = page.getByRole("link", { name: /^Remove filter: .* has it$/ });
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
  await expect(page.getByText("No submissions match these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(find.getByLabel("From")).toHaveValue("");
  await find.getByLabel("Order").selectOption("Longest waiting first");
  await find.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\?sort=waiting$/);
  await expect(page.getByText(/urgent first, then longest waiting/)).toBeVisible();
});

test("an administrator sorts submissions with the keyboard alone", async ({ page, ownSite }) => {
  await logInAndOpen(page, ownSite, SCREEN);
  await reach(page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("checkbox", { name: "Select all on this page" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Delete Selected (10)" })).toBeVisible();
  await reach(rows(page).nth(1).getByRole("checkbox"));
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Select all on this page" })).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Delete Selected (9)" })).toBeVisible();

  const view = rows(page).nth(1).getByRole("button", { name: /^View/ });
  await reach(view);
  await page.keyboard.press("Enter");
  await expect(details(page).getByRole("button", { name: "Close" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(view).toBeFocused();

  await reach(
    rows(page)
      .nth(1)
      .getByRole("button", { name: /^Delete/ }),
  );
  const third = await cell(rows(page).nth(2), 3).innerText();
  await page.keyboard.press("Enter");
  await expect(question(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Deleted!", { exact: true })).toBeVisible();
  await expect(cell(rows(page).nth(1), 3)).toHaveText(third);
  await expect(view).toBeFocused();

  await reach(page.getByRole("button", { name: "Delete Selected (9)" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(question(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Selected submissions have been deleted successfully.")).toBeVisible();
  await reach(squares(page).getByRole("link", { name: "Page 2" }));
  await page.keyboard.press("Enter");
  await expect(cell(rows(page).first(), 1)).toHaveText("11");
});
