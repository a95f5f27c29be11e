import type { Page } from "@playwright/test";
import { expect, expectAccessible, PHONE, takeOver, test } from "../support/journey.ts";

const fillIn = async (page: Page, name: string) => {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("runner@example.org");
  await page.getByLabel("Designation").fill("Runner");
  await page.getByLabel("Description").fill("I run before the bus.");
};

test("a visitor reads testimonials, opens one, and turns the page", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
  await expect(page.getByRole("heading", { name: "What Others Say." })).toBeVisible();
  await page.getByRole("link", { name: "View All Testimonials" }).click();
  await expect(page).toHaveURL(/\/testimonials$/);
  await expect(page).toHaveTitle(/What Others Say/);
  await takeOver(page);
  await expectAccessible(page);

  const card = page.getByRole("main").getByRole("listitem").first();
  const words = await card.getByRole("link").innerText();
  await card.getByRole("link").click();
  const detail = page.getByRole("dialog");
  await expect(detail.getByText(words.split("\n")[0] ?? "", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();

  await page.getByRole("navigation", { name: "Pages of testimonials" }).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a visitor sends a testimonial, and an administrator decides before anybody reads it", async ({
  page,
  site,
  request,
  expected,
}) => {
  await page.goto("/testimonials");
  await page.getByRole("link", { name: "Add Testimonial" }).click();
  const form = page.getByRole("dialog", { name: "Add Testimonial" });
  await expect(form).toBeVisible();
  await takeOver(page);
  await expectAccessible(page);

  await form.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please fill the form completely").first()).toBeVisible();
  await expect(form.getByLabel("Name")).toBeFocused();

  await fillIn(page, "Anu of the ferry");
  await form.getByLabel("Email").fill("anu@nowhere");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
  await form.getByLabel("Email").fill("anu@example.org");

  await form.getByLabel("Description").fill(`${"word ".repeat(50)}more`);
  await expect(page.getByText("You have reached the 50-word limit.").first()).toBeVisible();
  await expect(form.getByLabel("Description")).not.toHaveValue(/more/);
  await form.getByLabel("Description").fill("I run before the bus.");

  await form.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page.getByText("Your Testimonial Submitted Successfully")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByText("Anu of the ferry")).toHaveCount(0);

  const login = await request.post("/api/admin/login", { data: site.admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const pending = await (await request.get("/api/testimonials?status=pending", { headers })).json();
  const sent = pending.data.filter((one: { name: string }) => one.name === "Anu of the ferry");
  expect(sent, "sent once, whatever was pressed").toHaveLength(1);
  await request.put(`/api/testimonials/approve/${sent[0].id}`, { headers });
  await page.goto("/testimonials");
  await expect(page.getByText("Anu of the ferry")).toBeVisible();
  await request.delete(`/api/testimonials/delete/${sent[0].id}`, { headers });
  await page.reload();
  await expect(page.getByText("Anu of the ferry")).toHaveCount(0);
  expect(expected).toEqual([]);
});

test("a visitor whose connection is gone keeps what was typed", async ({ page, context, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/testimonials?add=1");
  await takeOver(page);
  await fillIn(page, "Off line");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Unable to Submit Testimony")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("I run before the bus.");
  await context.setOffline(false);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads, pages and sends all the same", async ({ page, expected }) => {
    expected.push(/status of 422/);
    await page.goto("/testimonials");
    await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("link", { name: /close/i }).first().click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);

    await page.getByRole("link", { name: "Add Testimonial" }).click();
    await page.getByLabel("Name").fill("Kept as typed");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Please fill the form completely").first()).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Kept as typed");
    await fillIn(page, "No scripts here");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL(/\/testimonials\?sent=1/);
    await expect(page.getByText("Your Testimonial Submitted Successfully")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a visitor finds the way with the menu", async ({ page, expected }) => {
    expected.push(/status of 404/);
    await page.goto("/");
    await expectAccessible(page);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(menu.getByRole("link", { name: "Home" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(menu.getByRole("link", { name: "Home" })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.touchscreen.tap(200, 800);
    await expect(menu.getByRole("link", { name: "Home" })).toBeHidden();
    await page.goto("/no-such-page");
    await expect(page.getByText("Page Not Found")).toBeVisible();
    await expectAccessible(page);
  });
});
