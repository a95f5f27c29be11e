import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, takeOver, test } from "../support/journey.ts";
import type { Site } from "../support/site.ts";

const ENQUIRY = {
  Name: "Anu of the ferry",
  Phone: "9876543210",
  Email: "anu@example.org",
  Message: "Our school would like to run.",
};

const fillIn = async (page: Page, change: Partial<typeof ENQUIRY> = {}) => {
  for (const [label, value] of Object.entries({ ...ENQUIRY, ...change }))
    await page.getByRole("form", { name: "Enquiry" }).getByLabel(label).fill(value);
};

/** How many enquiries of that name have arrived. */
async function arrived(request: APIRequestContext, { admin }: Site, name: string): Promise<number> {
  const login = await request.post("/api/admin/login", { data: admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const found = await request.get(`/api/contact?q=${encodeURIComponent(name)}`, { headers });
  return (await found.json()).meta.total;
}

const press = (page: Page) => page.getByRole("button", { name: "Send enquiry" });

for (const path of ["/", "/contact-us"])
  test(`a visitor writes to the council from ${path}, and is told what is missing one thing at a time`, async ({
    page,
    site,
    request,
  }) => {
    const name = `Reader of ${path}`;
    await page.goto(path);
    await takeOver(page);
    const form = page.getByRole("form", { name: "Enquiry" });
    await press(page).click();
    await expect(page.getByRole("alert").getByText("Please fill the form completely")).toBeVisible();
    await expect(form.getByLabel("Name")).toBeFocused();
    await expectAccessible(page);

    await fillIn(page, { Name: name, Phone: "5876543210", Email: "anu@nowhere" });
    await press(page).click();
    await expect(page.getByText("Please enter a valid 10-digit Indian phone number").first()).toBeVisible();
    await form.getByLabel("Phone").fill("9876543210");
    await press(page).click();
    await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
    await form.getByLabel("Email").fill("anu@example.org");

    await press(page).dblclick();
    const toast = page.getByRole("status").getByText("Thanks for Your Enquiry");
    await expect(toast).toBeVisible();
    const { right, top } = await toast.evaluate((element) => {
      const box = (element.closest(".toast") ?? element).getBoundingClientRect();
      return { right: innerWidth - box.right, top: box.top };
    });
    expect(right).toBeLessThan(40);
    expect(top).toBeLessThan(200);
    for (const label of Object.keys(ENQUIRY)) await expect(form.getByLabel(label)).toHaveValue("");
    await expect(form.getByText("0/30").first()).toBeVisible();
    await expect(form.getByRole("link", { name: "14405" })).toHaveAttribute("href", "tel:14405");
    await expectAccessible(page);
    expect(await arrived(request, site, name), "sent once, whatever was pressed").toBe(1);
  });

test("the browser proves its work while somebody writes, and nothing waits for it", async ({
  page,
  site,
  request,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await page.goto("/contact-us");
  await takeOver(page);
  const task = page.waitForResponse(/\/api\/challenge$/);
  await page.getByRole("form", { name: "Enquiry" }).getByLabel("Name").focus();
  expect((await task).status()).toBe(200);
  await fillIn(page, { Name: "Quick writer" });
  await press(page).click();
  await expect(page.getByRole("status").getByText("Thanks for Your Enquiry")).toBeVisible();
  expect(await arrived(request, site, "Quick writer")).toBe(1);

  await page.route("**/api/challenge", (route) => route.abort());
  await fillIn(page, { Name: "Without proof" });
  await press(page).click();
  await expect.poll(() => arrived(request, site, "Without proof")).toBe(1);
});

test("a visitor whose browser cannot bring the rules of the form is told by the server what is missing", async ({
  page,
  site,
  request,
  expected,
}) => {
  expected.push(/ERR_FAILED/, /status of 422/);
  let kept = 0;
  await page.route("**/assets/*.rules-*.js", (route) => {
    kept += 1;
    return route.abort();
  });
  await page.goto("/contact-us");
  await takeOver(page);
  expect(kept, "nothing of them is asked for before the form is touched").toBe(0);
  await fillIn(page, { Name: "Without rules", Phone: "12345" });
  await press(page).click();
  await expect(page.getByText("Please enter a valid 10-digit Indian phone number").first()).toBeVisible();
  expect(kept, "they were asked for, in vain").toBeGreaterThan(0);
  await page.getByLabel("Phone").fill("9876543210");
  await press(page).click();
  await expect(page.getByRole("status").getByText("Thanks for Your Enquiry")).toBeVisible();
  expect(await arrived(request, site, "Without rules")).toBe(1);
});

test("all the script that the home page ever loads, the form sent, weighs at most 130 KB", async ({ page }) => {
  const weights: Promise<number>[] = [];
  page.on("requestfinished", (asked) => {
    if (asked.resourceType() === "script") weights.push(asked.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const task = page.waitForResponse(/\/api\/challenge$/);
  await page.goto("/");
  await takeOver(page);
  await fillIn(page, { Name: "Light of foot" });
  await task;
  await press(page).click();
  await expect(page.getByRole("status").getByText("Thanks for Your Enquiry")).toBeVisible();
  const whole = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  expect(whole).toBeGreaterThan(90_000);
  expect(whole).toBeLessThan(130_000);
});

test("the form holds no more than it can send, and says so", async ({ page }) => {
  await page.goto("/contact-us");
  await takeOver(page);
  const form = page.getByRole("form", { name: "Enquiry" });
  await form.getByLabel("Name").fill("A".repeat(31));
  await expect(form.getByLabel("Name")).toHaveValue("A".repeat(30));
  await expect(form.getByText("30/30").first()).toBeVisible();
  await expect(form.getByText("Name can have at most 30 characters.")).toBeVisible();
  await form.getByLabel("Phone").fill("98765432109");
  await expect(form.getByLabel("Phone")).toHaveValue("9876543210");
});

test("a visitor whose connection is gone keeps what was typed, and sends it later", async ({
  page,
  context,
  expected,
  site,
  request,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/contact-us");
  await takeOver(page);
  await fillIn(page, { Name: "Off line" });
  await context.setOffline(true);
  await press(page).click();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue(ENQUIRY.Message);
  await context.setOffline(false);
  await press(page).click();
  await expect(page.getByRole("status").getByText("Thanks for Your Enquiry")).toBeVisible();
  expect(await arrived(request, site, "Off line")).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/contact-us"])
    test(`a visitor writes to the council from ${path} all the same`, async ({ page, expected, site, request }) => {
      expected.push(/status of 422/);
      const name = `Plain reader of ${path}`;
      await page.goto(path);
      await fillIn(page, { Name: name, Phone: "12345" });
      await press(page).click();
      await expect(
        page.getByRole("alert").getByText("Please enter a valid 10-digit Indian phone number"),
      ).toBeVisible();
      await expect(page.getByRole("form", { name: "Enquiry" })).toBeInViewport();
      await expect(page.getByLabel("Message")).toHaveValue(ENQUIRY.Message);
      await page.getByLabel("Phone").fill("9876543210");
      await press(page).click();
      await expect(page).toHaveURL(/\?sent=1#enquiry$/);
      await expect(page.getByText("Thanks for Your Enquiry")).toBeInViewport();
      await expect(page.getByLabel("Message")).toHaveValue("");
      await expect(page.getByRole("form", { name: "Enquiry" }).getByRole("link", { name: "14405" })).toBeVisible();
      expect(await arrived(request, site, name)).toBe(1);
    });
});
