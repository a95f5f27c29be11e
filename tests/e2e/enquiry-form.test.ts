import type { APIRequestContext, Page } from "@playwright/test";
import { PRIVACY_NOTICE } from "../../shared/privacy/privacy-notice.ts";
import { expect, expectAccessible, test, waitForHydration } from "../support/e2e-test.ts";
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

async function arrived(request: APIRequestContext, { admin }: Site, name: string): Promise<number> {
  const login = await request.post("/api/admin/login", { data: admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  // Including spam, as forms filled instantly are classified so.
  const pages = ["", "&state=spam"].map(
    async (state): Promise<{ data: { name: string; notice_version: string | null }[] }> => {
      const found = await request.get(`/api/contact?q=${encodeURIComponent(name)}${state}`, { headers });
      return found.json();
    },
  );
  const found = (await Promise.all(pages)).flatMap(({ data }) => data);
  return found.filter((enquiry) => enquiry.name === name && enquiry.notice_version === PRIVACY_NOTICE).length;
}

const press = (page: Page) => page.getByRole("button", { name: "Send enquiry" });

test("a visitor sends an enquiry from home, with one missing field reported at a time", {
  tag: "@quick",
}, async ({ page, site, request }) => {
  const name = "Reader of home";
  await page.goto("/");
  await waitForHydration(page);
  const form = page.getByRole("form", { name: "Enquiry" });
  await press(page).click();
  await expect(page.getByRole("alert").getByText("Please fill the form completely")).toBeVisible();
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(page).toHaveURL(/:\d+\/#enquiry$/);
  await expectAccessible(page);

  await fillIn(page, { Name: name, Phone: "5876543210", Email: "anu@nowhere" });
  await press(page).click();
  const toasts = page.locator(".toast");
  await expect(toasts.getByText("Please enter a valid 10-digit Indian phone number")).toBeVisible();
  await form.getByLabel("Phone").fill("9876543210");
  await press(page).click();
  await expect(toasts.getByText("Please enter a valid email address")).toBeVisible();
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
  expect(await arrived(request, site, name), "sent once, despite several clicks").toBe(1);
});

test("errors of fields and rejections of the server are shown, and neither input nor focus is lost", async ({
  page,
  expected,
}) => {
  expected.push(/status of (413|429|500)/);
  await page.goto("/contact-us");
  await waitForHydration(page);
  const form = page.getByRole("form", { name: "Enquiry" });
  await press(page).click();
  for (const [label, sentence] of [
    ["Name", "Please enter your name."],
    ["Phone", "Please enter your phone number."],
    ["Email", "Please enter your email address."],
    ["Message", "Please enter your message."],
  ] as const)
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
  await expect(form.getByText("Please fill the form completely")).toBeVisible();
  await expect(form.getByLabel("Name")).toBeFocused();

  await form.getByLabel("Name").fill("Mended");
  await expect(form.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
  await expect(form.getByText("Please enter your name.")).toBeHidden();
  await expect(form.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Phone").fill("12");
  await press(page).click();
  await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(/valid 10-digit/);
  await form.getByLabel("Phone").fill("123");
  await expect(form.getByLabel("Phone")).not.toHaveAttribute("aria-invalid");
  await press(page).click();
  await expect(form.getByLabel("Phone"), "refused again, for the same reason").toHaveAttribute("aria-invalid", "true");

  await fillIn(page, { Name: "Mended" });
  await form.getByLabel("Email").press("Enter");
  await expect(form.getByText("The council has received your enquiry.")).toBeVisible();
  await expect(page.locator(":focus"), "the confirmation has focus").toContainText(
    "The council has received your enquiry.",
  );
  await expect(page.locator(".toast")).toBeHidden();
  await expect(form.getByText("Thanks for Your Enquiry"), "still visible after the toast").toBeVisible();

  await fillIn(page);
  for (const [status, why] of [
    [429, "Too many requests. Please wait a little and try again."],
    [413, "This is too long to send. Please shorten it."],
    [500, "The fault is on our side."],
  ] as const) {
    // Simulates an error page of a proxy.
    await page.route("**/api/contact", (route) => route.fulfill({ status, contentType: "text/html", body: "<p>No" }));
    await press(page).click();
    await expect(page.locator(".toast").getByText("Something went wrong").first()).toBeVisible();
    await expect(form.getByText(why).first()).toBeVisible();
    await expect(form.getByLabel("Message")).toHaveValue(ENQUIRY.Message);
  }
});

test("security 75: input is stored on the device until it is sent or discarded, for a day at most", async ({
  page,
  context,
}) => {
  const form = page.getByRole("form", { name: "Enquiry" });
  await page.goto("/contact-us");
  await waitForHydration(page);
  await expect(form.getByText("Saved on this device")).toBeHidden();
  await fillIn(page, { Name: "Not yet sent", Phone: "98" });
  await expect(form.getByText("Saved on this device until you send it")).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(form.getByLabel("Name")).toHaveValue("Not yet sent");
  await expect(form.getByText("12/30")).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto("/");
  await waitForHydration(later);
  const existing = later.getByRole("form", { name: "Enquiry" });
  await expect(existing.getByLabel("Message")).toHaveValue(ENQUIRY.Message);
  await existing.getByRole("button", { name: "Discard" }).click();
  await expect(existing.getByLabel("Message")).toHaveValue("");
  await expect(existing.getByLabel("Name")).toBeFocused();
  await fillIn(later, { Name: "Sent at last" });
  await press(later).click();
  await expect(existing.getByText("Thanks for Your Enquiry")).toBeVisible();
  await expect(existing.getByText("Saved on this device")).toBeHidden();
  expect(await later.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await fillIn(later, { Name: "Forgotten" });
  await expect(existing.getByText("Saved on this device")).toBeVisible();
  const dayAfter = await context.newPage();
  await dayAfter.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await dayAfter.goto("/contact-us");
  await waitForHydration(dayAfter);
  await dayAfter.getByLabel("Name").focus();
  await expect(dayAfter.getByLabel("Name")).toHaveValue("");
  expect(await dayAfter.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor sends an enquiry", { tag: "@quick" }, async ({ page, expected, site, request }) => {
    expected.push(/status of 422/);
    const name = "Plain reader";
    await page.goto("/");
    const tooLong = `${name} and of much more than fits`;
    await fillIn(page, { Name: tooLong, Phone: "12345", Email: "" });
    await press(page).click();
    await expect(page.getByRole("alert").getByText("Please fill the form completely")).toBeVisible();
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/valid 10-digit Indian phone number/);
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter your email address\./);
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription(/Name can have at most 30 characters\./);
    await expect(page.getByLabel("Name"), "preserved, though too long").toHaveValue(tooLong);
    await expect(page.getByLabel("Name"), "the first invalid one").toBeFocused();
    await expect(page.getByLabel("Name")).toBeInViewport();
    await expect(page.getByLabel("Message")).toHaveValue(ENQUIRY.Message);
    await fillIn(page, { Name: name, Phone: "12345" });
    await press(page).click();
    await expect(page.getByLabel("Phone")).toBeFocused();
    await fillIn(page, { Name: name, Phone: "091-98765 43210" });
    await press(page).click();
    await expect(page).toHaveURL(/\?sent=1#enquiry$/);
    await expect(page.getByText("Thanks for Your Enquiry")).toBeInViewport();
    await expect(page.getByLabel("Message")).toHaveValue("");
    await expect(page.getByRole("form", { name: "Enquiry" }).getByRole("link", { name: "14405" })).toBeVisible();
    expect(await arrived(request, site, name)).toBe(1);
  });
});

test("a visitor whose browser cannot load the form's rules gets the server's errors", async ({
  page,
  site,
  request,
  expected,
}) => {
  expected.push(/ERR_FAILED/, /status of 422/);
  let kept = 0;
  await page.route("**/assets/*.schema-*.js", (route) => {
    kept += 1;
    return route.abort();
  });
  await page.goto("/contact-us");
  await waitForHydration(page);
  expect(kept, "they are not requested before the form is used").toBe(0);
  await fillIn(page, { Name: "Without rules", Phone: "12345" });
  await press(page).click();
  await expect(page.getByText("Please enter a valid 10-digit Indian phone number").first()).toBeVisible();
  expect(kept, "they were requested, but failed").toBeGreaterThan(0);
  await page.getByLabel("Phone").fill("9876543210");
  await press(page).click();
  await expect(page.getByRole("status").getByText("Thanks for Your Enquiry")).toBeVisible();
  expect(await arrived(request, site, "Without rules")).toBe(1);
});
