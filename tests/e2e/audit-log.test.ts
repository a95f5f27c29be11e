import type { APIRequestContext } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";
import type { Site } from "../support/site.ts";

/** A concurrent edit of the first essential link. */
async function changeElsewhere(
  request: APIRequestContext,
  site: Site,
  description: string,
  more: object = {},
): Promise<void> {
  const login = await request.post(`${site.origin}/api/admin/login`, { data: site.admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const links = await (await request.get(`${site.origin}/api/essential-links`, { headers })).json();
  const { id, number, label } = links[0];
  const data = { number, label, description, ...more };
  await request.put(`${site.origin}/api/essential-links/update/${id}`, { headers, data });
}

test("a change is undone from the audit log, and a user with unsaved text is warned of another user's change", async ({
  page,
  ownSite: site,
  request,
  expected,
}) => {
  test.slow();
  expected.push(/status of 412/);
  await test.step("a change is undone from the audit log, and a deletion after a warning", async () => {
    await test.step("the audit log reads like sentences, and a change is undone from it", async () => {
      await changeElsewhere(request, site, "Changed by mistake");
      await logInAndOpen(page, site, "/admin/history");
      const act = page.getByRole("article", { name: /changed the essential link/ });
      await expect(act).toContainText("Description");
      await expect(act).toContainText("Changed by mistake");
      await act.getByRole("button", { name: "Restore" }).click();
      await expect(page.getByRole("article", { name: /restored the essential link/ })).toBeVisible();
      await expect(act.getByRole("button", { name: "Restore" })).toHaveCount(0);
      await page.getByRole("combobox", { name: "Who" }).selectOption("Admin");
      await page.getByRole("button", { name: "Find" }).click();
      await expect(page).toHaveURL(/who=1/);
      await expect(page.getByRole("link", { name: "Show all" })).toBeVisible();
      await expect(act).toBeVisible();
      await page.getByRole("combobox", { name: "What" }).selectOption("brochure");
      await page.getByRole("button", { name: "Find" }).click();
      await expect(page.getByText("No entries match.")).toBeVisible();
    });
    await test.step("a changed item is not deleted without a warning, and a deletion is undone", async () => {
      await logInAndOpen(page, site, "/admin/essential-links");
      const card = page.getByRole("article").first();
      await expect(card).toBeVisible();
      const number = await card.getByRole("heading").innerText();
      await changeElsewhere(request, site, "Changed a moment ago");
      const remove = async () => {
        await card.getByRole("button", { name: "Delete" }).click();
        await page.getByRole("button", { name: "Yes, delete it!" }).click();
      };
      await remove();
      const asked = page.getByRole("alertdialog", { name: "Someone else changed this in the meantime." });
      await expect(asked).toContainText("Admin saved this a moment ago.");
      await expect(asked).toContainText("Description");
      await expect(asked.getByRole("insertion")).toContainText("Changed a moment ago");
      await expectAccessible(page);
      await asked.getByRole("button", { name: "Cancel" }).click();
      await expect(card).toContainText("Changed a moment ago");
      await expect(card).toContainText("Admin changed this last");
      await changeElsewhere(request, site, "Changed once more");
      await remove();
      await asked.getByRole("button", { name: "Yes, delete it!" }).click();
      await expect(page.getByRole("heading", { name: number, exact: true })).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("heading", { name: number, exact: true })).toBeVisible();
    });
  });
  await test.step("a user with unsaved text is warned of another user's change before saving, and keeps the text", async () => {
    await page.clock.install();
    await logInAndOpen(page, site, "/admin/essential-links");
    const card = page.getByRole("article").first();
    await card.getByRole("button", { name: "Edit" }).click();
    const description = page.getByRole("textbox", { name: "Description", exact: true });
    await description.fill("As I typed it");
    const form = page.getByRole("form", { name: "Edit Link" });
    const told = form.getByText("Admin changed this a moment ago.");
    await changeElsewhere(request, site, "As somebody else saved it");
    await expect(told).toHaveCount(0);
    await page.clock.fastForward(16_000);
    await expect(told).toBeVisible();
    await form.getByText("See what changed").click();
    await expect(form.getByRole("insertion")).toContainText("As somebody else saved it");
    await expect(description).toHaveValue("As I typed it");
    await expectAccessible(page);

    // A restored draft keeps its old version.
    await page.reload();
    await expect(description).toHaveValue("As I typed it");
    await expect(told).toBeVisible();
    await page.getByRole("button", { name: "Update Link" }).click();
    const choice = page.getByRole("dialog", { name: "Someone else saved changes while you were editing." });
    await expect(choice.getByRole("group", { name: "Description", exact: true })).toContainText(
      "As somebody else saved it",
    );
  });
});
