import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

test("an editor saves a missing Malayalam text in the list of translations, and visitors read it", async ({
  page,
  ownSite,
}) => {
  const { origin, admin } = ownSite;
  const login = await page.request.post(`${origin}/api/admin/login`, { data: admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const add = async (path: string, data: object) =>
    expect((await page.request.post(`${origin}/api/${path}/add`, { headers, data })).status()).toBe(201);
  await add("centres", { district: "Idukki", name: "Ward of the Hills", phones: ["04862000001"] });
  await add("events", { title: "Run", title_ml: "ഓട്ടം", district: "Idukki", description: "\u2060Bring **water**." });
  const body = "First line.\n\n| Day | Place |\n|---|---|\n| Monday | Kollam |\n\nLast line.";
  await add("pages", { title: "Zebra camp", title_ml: "ക്യാമ്പ്", slug: "zebra-camp", body });
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/translations");
  const filter = page.getByRole("navigation", { name: "Which translations are shown" });
  await expect(filter.getByRole("link", { name: "Missing" })).toHaveAttribute("aria-current", "page");
  const item = page.getByRole("listitem").filter({ hasText: "Ward of the Hills, Idukki" });
  const text = item.getByLabel("In Malayalam");
  await expect(text).toHaveAccessibleDescription("Ward of the Hills");
  await expectAccessible(page);
  await text.fill("മലയോര വാർഡ്");
  await item.getByRole("button", { name: "Save" }).dblclick();
  await expect(page.getByText("Translation saved.")).toBeVisible();
  await expect(item).toHaveCount(0);
  await filter.getByRole("link", { name: "All" }).click();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(item).toContainText("Translated");
  await expect(page.getByRole("heading", { name: "Treatment centres" })).toBeVisible();
  await page.getByLabel("In Malayalam").first().press("Alt+ArrowUp");
  await expect(page.getByRole("link", { name: "Previous page" })).toBeFocused();
  await expect(text).toHaveValue("മലയോര വാർഡ്");
  await expect(page.getByRole("link", { name: "See it on the site" })).toHaveAttribute("href", "/ml/centres");
  await filter.getByRole("link", { name: "Missing" }).click();
  const formatted = page.getByRole("listitem").filter({ hasText: "Bring water." });
  await expect(formatted.locator("strong").first()).toHaveText("water");
  const editor = formatted.getByRole("textbox", { name: "In Malayalam" });
  await editor.click();
  await page.keyboard.insertText("വെള്ളം");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Control+Enter");
  await expect(formatted).toHaveCount(0);
  const { data } = await (await page.request.get(`${origin}/api/translations?limit=200`, { headers })).json();
  expect(data).toContainEqual(expect.objectContaining({ en: "\u2060Bring **water**.", ml: "\u2060**വെള്ളം**" }));
  const camp = page.getByRole("listitem").filter({ hasText: "Zebra camp" });
  await camp.getByRole("button", { name: "Open side by side" }).click();
  await expect(camp.getByRole("columnheader", { name: "Day" })).toBeVisible();
  await expect(camp.getByRole("textbox", { name: "In Malayalam" })).toBeFocused();
  const stored = page.waitForResponse((answer) => answer.request().postData()?.includes("ആദ്യ") === true && answer.ok());
  await page.keyboard.insertText("ആദ്യ വരി.");
  await stored;
  await page.reload();
  await expect(camp.getByText("Unsaved changes from earlier.")).toBeVisible();
  await expect(camp.getByRole("textbox", { name: "In Malayalam" })).toContainText("ആദ്യ വരി.");
  await expectAccessible(page);
  // As another device.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem("device");
  });
  await page.reload();
  await camp.getByRole("button", { name: "Open side by side" }).click();
  await camp.getByRole("button", { name: "Show that text" }).click();
  await expect(camp.getByRole("textbox", { name: "In Malayalam" })).toContainText("ആദ്യ വരി.");
  await camp.getByRole("button", { name: "Save" }).click();
  await expect(camp).toHaveCount(0);
  const all = await (await page.request.get(`${origin}/api/translations?limit=200`, { headers })).json();
  expect(all.data).toContainEqual(expect.objectContaining({ en: body, ml: "ആദ്യ വരി." }));
  await page.goto(`${origin}/ml/centres`);
  await expect(page.getByRole("heading", { name: "മലയോര വാർഡ്" })).toBeVisible();
});
