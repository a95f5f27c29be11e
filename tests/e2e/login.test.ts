import { logIn } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

test("an administrator logs in after every possible mistake", { tag: "@quick" }, async ({ page, site, expected }) => {
  expected.push(/status of 401/);
  await page.goto("/admin");
  await expect(page).toHaveTitle(/Login/);
  const button = page.getByRole("button", { name: "Login" });

  await button.click();
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    "Email field value is required",
    "Password field is required",
  ]);
  await expect(page.getByLabel("Email")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Email").fill("clerk@example");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await button.click();
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(["Enter a valid email address"]);

  await page.getByLabel("Email").fill(site.admin.email);
  await button.click();
  await expect(page.locator(".toast")).toHaveText(/Invalid email or password/);
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(["Invalid email or password"]);
  await expect(page.getByLabel("Email")).toHaveValue(site.admin.email);
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(page).toHaveTitle(/Forgot Password/);
  await expect(page.getByLabel("Email")).toHaveValue(site.admin.email);
  await page.goBack();

  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();

  await logIn(page, site);
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page).toHaveURL("/admin/dashboard");
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(["admin", "token"]);

  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/dashboard");
});

test("a screen redirects to the login and back, and logout ends the session in every window", async ({
  page,
  site,
  expected,
  request,
  context,
}) => {
  test.slow();
  expected.push(/status of 401/);
  await test.step("a screen redirects to the login and back, and never outside the site", async () => {
    await page.goto("/admin/testimonials?tab=rejected");
    await expect(page).toHaveURL(/\/admin\?back=/);
    await logIn(page, site);
    await expect(page).toHaveURL("/admin/testimonials?tab=rejected");
    await expect(page.getByRole("tab", { name: /Rejected/ })).toHaveAttribute("aria-selected", "true");

    await page.evaluate(() => localStorage.setItem("token", "ended-elsewhere"));
    await page.getByRole("tab", { name: /Approved/ }).click();
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\?back=/);
    await logIn(page, site);
    await expect(page).toHaveURL("/admin/testimonials?tab=approved");

    await page.evaluate(() => localStorage.clear());
    await page.goto(`/admin?back=${encodeURIComponent("//localhost:1/admin/")}`);
    await logIn(page, site);
    await expect(page).toHaveURL("/admin/dashboard");
  });
  await test.step("logout asks first, ends the session on the server, and in every window", async () => {
    const other = await context.newPage();
    await other.goto("/admin/testimonials");
    await expect(other.getByRole("heading", { name: "Manage Testimonials" })).toBeVisible();
    await page.bringToFront();
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const profile = () => request.get("/api/admin/profile", { headers: { Authorization: `Bearer ${token}` } });
    expect((await profile()).status()).toBe(200);

    const sidebar = page.getByRole("navigation", { name: "Admin Panel" });
    await expect(sidebar.getByRole("listitem").nth(-2)).toHaveText("Profile Settings");
    await expect(sidebar.getByRole("listitem").nth(-1)).toHaveText("Logout");
    await sidebar.getByRole("button", { name: "Logout" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(question).toContainText("Do you really want to logout?");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    expect((await profile()).status()).toBe(200);

    await page.getByRole("button", { name: /Account menu/ }).click();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await question.getByRole("button", { name: "Yes, logout!" }).click();
    await expect(page.getByText("Logged out successfully")).toBeVisible();
    await expect(page).toHaveURL("/admin");
    await expect(other).toHaveURL("/admin");
    expect((await profile()).status()).toBe(401);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a link, Escape and a wider window close the Admin Panel drawer", async ({ page, site }) => {
    await page.goto("/admin");
    await logIn(page, site);
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    const opener = page.getByRole("button", { name: "Open Admin Panel" });
    const drawer = page.getByRole("dialog", { name: "Admin Panel" });

    await opener.click();
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await opener.click();
    await expect(drawer.getByRole("link", { name: /View site/ })).toHaveAttribute("href", "/");
    await page
      .locator("#main a")
      .first()
      .evaluate((link) => link.focus());
    expect(await drawer.evaluate((open) => open.contains(document.activeElement)), "the rest is inert").toBe(true);
    await page.keyboard.press("Escape");

    await opener.click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(drawer).toBeHidden();
    await page.setViewportSize(PHONE.viewport);
    await expect(drawer).toBeHidden();

    await opener.click();
    await drawer.getByRole("link", { name: /Testimonials/ }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { name: "Manage Testimonials" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Manage Testimonials" })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
