import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

const SCREEN = "/admin/essential-links";

const cards = (page: Page) => page.getByRole("article");
const getCard = (page: Page, number: string) => page.getByRole("article", { name: number, exact: true });
const getForm = (page: Page) => page.getByRole("form", { name: /^(Add New|Edit) Link$/ });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Are you sure?" });
const save = (page: Page) => getForm(page).getByRole("button", { name: /^(Add|Update) Link$/ });

test("an administrator adds, changes and deletes essential links, and loses no input", { tag: "@quick" }, async ({
  page,
  ownSite,
  request,
  expected,
}) => {
  test.slow();
  expected.push(/ERR_FAILED/, /status of 404/);
  await test.step("an administrator adds, changes and deletes essential links", async () => {
    const shown = async () => (await request.get(`${ownSite.origin}/api/essential-links`)).text();
    await logInAndOpen(page, ownSite, SCREEN);
    await expect(cards(page).first()).toBeVisible();
    const before = await cards(page).count();

    const number = page.getByLabel("Number");
    const description = page.getByLabel("Description");
    await save(page).click();
    await expect(page.getByText("Number is required!").first()).toBeVisible();
    await expect(page.getByText("Description is required!")).toBeVisible();
    await expect(number).toBeFocused();
    await number.pressSequentially("0a4-7 1x");
    await expect(number).toHaveValue("0471");
    await description.fill("A line for night workers");
    await save(page).click();
    await expect(page.getByText("Please enter a valid telephone number!").first()).toBeVisible();
    await number.fill("0471-2345x78");
    await save(page).click();
    await expect(page.getByText("Number must contain only digits!").first()).toBeVisible();
    await expect(description).toHaveValue("A line for night workers");
    await number.fill("+91 (471) 234-5678");
    await save(page).dblclick();
    await expect(page.getByText("Essential link added successfully!")).toBeVisible();
    // Three seconds, as specified.
    await expect(page.locator("[data-time='3000']")).toHaveText(/added successfully/);
    await expect(cards(page)).toHaveCount(before + 1);
    await expect(number).toHaveValue("");
    await expect(page.getByLabel("Label")).toHaveValue("telephone");
    expect(await shown()).toContain("A line for night workers");
    await getCard(page, "0471 234 5678").click({ position: { x: 12, y: 12 } });
    const detail = page.getByRole("dialog", { name: "Link Details" });
    await expect(detail).toContainText("telephone");
    await expect(detail).toContainText("A line for night workers");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(detail).toBeHidden();

    await getCard(page, "0471 234 5678").getByRole("button", { name: "Edit" }).click();
    await expect(page.getByRole("heading", { name: "Edit Link" })).toBeVisible();
    await expect(number).toBeFocused();
    await page.getByLabel("Label").selectOption("whatsapp");
    await number.fill("91999");
    await save(page).click();
    await expect(page.getByText("Essential link updated successfully!")).toBeVisible();
    await expect(getCard(page, "91999")).toContainText("whatsapp");
    await expect(getCard(page, "91999").getByRole("button", { name: "Edit" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Add New Link" })).toBeVisible();
    await expect(page.getByLabel("Label")).toHaveValue("telephone");

    await getCard(page, "91999").getByRole("button", { name: "Edit" }).click();
    await description.fill("Something else");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(description).toHaveValue("");
    await expect(getCard(page, "91999")).toContainText("A line for night workers");

    await getCard(page, "91999").getByRole("button", { name: "Delete" }).click();
    await expect(question(page)).toContainText("This link will be permanently deleted.");
    await expect(question(page)).toContainText("91999: A line for night workers");
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(question(page)).toBeHidden();
    await getCard(page, "91999").getByRole("button", { name: "Delete" }).click();
    await question(page).getByRole("button", { name: "Yes, delete it!" }).click();
    await expect(page.getByText("Essential link deleted successfully!")).toBeVisible();
    await expect(getCard(page, "91999")).toHaveCount(0);
    expect(await shown()).not.toContain("A line for night workers");
  });
  await test.step("input survives a failed save, a lost connection and a deleted link", async () => {
    await logInAndOpen(page, ownSite, SCREEN);
    const first = await cards(page).first().getByRole("heading").innerText();
    await getCard(page, first).getByRole("button", { name: "Edit" }).click();
    const description = page.getByLabel("Description");
    await description.fill("Written with care");
    await page.route(/\/api\/essential-links/, (route) => route.abort());
    await save(page).click();
    await expect(page.getByRole("main").getByText("Failed to save link")).toBeVisible();
    await expect(page.getByRole("main").getByText("There is no connection. Nothing you typed is lost.")).toBeVisible();
    await expect(getCard(page, first)).toBeVisible();
    await expect(description).toHaveValue("Written with care");
    await page.unroute(/\/api\/essential-links/);

    const other = await page.context().newPage();
    await other.goto(`${ownSite.origin}${SCREEN}`);
    await getCard(other, first).getByRole("button", { name: "Delete" }).click();
    await question(other).getByRole("button", { name: "Yes, delete it!" }).click();
    await expect(getCard(other, first)).toHaveCount(0);
    await other.close();

    await save(page).click();
    await expect(page.getByRole("main").getByText("This link is no longer there.")).toBeVisible();
    await expect(getCard(page, first)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Add New Link" })).toBeVisible();
    await expect(description).toHaveValue("Written with care");
    await save(page).click();
    await expect(page.getByText("Essential link added successfully!")).toBeVisible();
    await expect(getCard(page, first)).toContainText("Written with care");

    await page.route("**/api/essential-links", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Failed to load essential links.").first()).toBeVisible();
    await page.unroute("**/api/essential-links");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(getCard(page, first)).toBeVisible();
  });
});
