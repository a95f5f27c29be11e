import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

const SCREEN = "/admin/district-contact";

const getCard = (page: Page, district: string) => page.getByRole("article", { name: district, exact: true });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Are you sure?" });
const save = (page: Page) => page.getByRole("button", { name: /^(Add|Update) District$/ });
const district = (page: Page) => page.getByLabel("District", { exact: true });
const phone = (page: Page, place: number) => page.getByLabel(`Phone ${place}`, { exact: true });

async function remove(page: Page, name: string) {
  await getCard(page, name).getByRole("button", { name: "Delete" }).click();
  await question(page).getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(getCard(page, name)).toHaveCount(0);
}

test("an administrator edits the districts and their phone numbers", async ({ page, ownSite, request, expected }) => {
  test.slow();
  expected.push(/status of 409/);
  const shown = async () => (await request.get(`${ownSite.origin}/api/district-contacts`)).text();
  await logInAndOpen(page, ownSite, SCREEN);
  await expect(getCard(page, "Idukki")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Saved Districts" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove phone 1" })).toHaveCount(0);

  await expect(page.getByText("All fourteen districts are listed.")).toBeVisible();
  await getCard(page, "Idukki").getByRole("button", { name: "Delete" }).click();
  await expect(question(page)).toContainText("This district and its contacts will be permanently deleted.");
  await expect(question(page)).toContainText(/Idukki: \d{5} \d{5}/);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(question(page)).toBeHidden();
  await remove(page, "Idukki");
  await expect(page.getByText("District deleted successfully!")).toBeVisible();
  await remove(page, "Kannur");
  await expect(district(page).getByRole("option")).toHaveText(["Select a district", "Idukki", "Kannur"]);

  await save(page).click();
  await expect(page.getByText("Please select a district.").first()).toBeVisible();
  await expect(district(page)).toBeFocused();
  await district(page).selectOption("Idukki");
  await phone(page, 1).pressSequentially("98x76-543210");
  await expect(phone(page, 1)).toHaveValue("9876543210");
  await page.getByRole("button", { name: "Add phone" }).click();
  await expect(phone(page, 2)).toBeFocused();
  await phone(page, 2).fill("5876543210");
  await save(page).click();
  await expect(page.getByText("Please enter valid 10-digit phone numbers.").first()).toBeVisible();
  await expect(phone(page, 2)).toBeFocused();
  await expect(phone(page, 1)).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page);
  await phone(page, 2).fill("+91 98765 43210");
  await save(page).click();
  await expect(page.getByText("This phone number is already listed.").first()).toBeVisible();
  await expect(phone(page, 2)).toBeFocused();
  await expect(phone(page, 1)).not.toHaveAttribute("aria-invalid");
  await phone(page, 2).fill("68765 43210");

  // A concurrent edit.
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await request.post(`${ownSite.origin}/api/district-contacts/add`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { district: "Idukki", contacts: ["6000000000"] },
  });
  await save(page).click();
  await expect(page.getByText("This district already exists!").first()).toBeVisible();
  await expect(phone(page, 2)).toHaveValue("68765 43210");
  await remove(page, "Idukki");
  await district(page).selectOption("Idukki");

  await page.getByRole("button", { name: "Remove phone 1" }).click();
  await expect(phone(page, 1)).toHaveValue("68765 43210");
  await expect(page.getByRole("button", { name: /^Remove phone/ })).toHaveCount(0);
  await save(page).dblclick();
  await expect(page.getByText("District added successfully!")).toBeVisible();
  await expect(getCard(page, "Idukki")).toContainText("68765 43210");
  await expect(district(page)).toHaveValue("");
  await expect(phone(page, 1)).toHaveValue("");
  expect(await shown()).toContain('"contacts":["6876543210"]');

  await getCard(page, "Idukki").getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { name: "Edit District" })).toBeVisible();
  await expect(district(page)).toHaveValue("Idukki");
  await expect(district(page).getByRole("option")).toHaveText(["Select a district", "Idukki", "Kannur"]);
  await phone(page, 1).fill("7000000001");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(phone(page, 1)).toHaveValue("");
  await getCard(page, "Idukki").getByRole("button", { name: "Edit" }).click();
  await phone(page, 1).fill("7000000001");
  await save(page).click();
  await expect(page.getByText("District updated successfully!")).toBeVisible();
  await expect(getCard(page, "Idukki")).toContainText("70000 00001");
  await expect(getCard(page, "Idukki").getByRole("button", { name: "Edit" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Add New District" })).toBeVisible();

  await district(page).selectOption("Kannur");
  await phone(page, 1).fill("7000000003");
  await save(page).click();
  await expect(getCard(page, "Kannur")).toContainText("70000 00003");
  await expect(page.getByRole("heading", { name: "Manage District Contacts" })).toBeFocused();
  await remove(page, "Kannur");
  await expect(phone(page, 1)).toHaveValue("");
  await expect(page.getByText(/^Not saved yet/)).toBeHidden();
});
