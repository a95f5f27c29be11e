import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

const OLDER = "The Malayalam translation is outdated.";

test("an editor who changes the English of an event is told that its Malayalam is older, then and later", async ({
  page,
  ownSite,
}) => {
  await logInAndOpen(page, ownSite, "/admin/events/new");
  const [title, malayalam] = [page.getByLabel("Title", { exact: true }), page.getByLabel("Title in Malayalam")];
  const hints = page.getByText(OLDER);
  await title.fill("Run at the lake");
  await malayalam.fill("കായൽക്കരയിൽ ഓട്ടം");
  await page.getByLabel("District").selectOption("Kollam");
  await page.getByRole("button", { name: "Add event" }).click();
  await expect(page).toHaveURL(/#pictures$/);
  await expect(page.getByRole("button", { name: "Save event" })).toBeVisible();
  await expect(hints, "both were written at once").toHaveCount(0);

  await title.fill("Walk at the lake");
  await expect(malayalam).toHaveAccessibleDescription(new RegExp(OLDER));
  await expect(hints, "of what has no Malayalam nothing is said").toHaveCount(1);
  await expectAccessible(page);
  await title.fill("Run at the lake");
  await expect(hints, "nothing is changed after all").toHaveCount(0);
  await title.fill("Walk at the lake");
  await malayalam.fill("കായൽക്കരയിൽ നടത്തം");
  await expect(hints).toHaveCount(0);
  await malayalam.fill("കായൽക്കരയിൽ ഓട്ടം");
  await expect(hints).toHaveCount(1);
  await page.getByRole("button", { name: "Save event" }).click();
  await expect(page.getByText("Event updated successfully!")).toBeVisible();
  await expect(hints, "it is older still").toHaveCount(1);

  await page.reload();
  await expect(malayalam).toHaveAccessibleDescription(new RegExp(OLDER));
  await malayalam.fill("കായൽക്കരയിൽ നടത്തം");
  await page.getByRole("button", { name: "Save event" }).click();
  await expect(page.getByText("Event updated successfully!")).toBeVisible();
  await expect(hints).toHaveCount(0);
  const asked = page.waitForResponse(/\/api\/history\?.*limit=20/);
  await page.reload();
  await asked;
  await expect(malayalam).toHaveValue("കായൽക്കരയിൽ നടത്തം");
  await expect(hints).toHaveCount(0);
});

test("an editor on a phone sees beside the English of a page that its Malayalam is older", async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/pages");
  await page.getByRole("link", { name: "Add page" }).click();
  const malayalam = page.getByRole("button", { name: "മലയാളം" });
  const beside = page.getByText("The Malayalam translation is outdated", { exact: true });
  await page.getByLabel("Title", { exact: true }).fill("Bring your school");
  await page.getByLabel("Address, after /info/").fill("bring-your-school");
  await page.getByLabel("Text", { exact: true }).fill("We answer within two days.");
  await malayalam.click();
  await page.getByLabel("Text in Malayalam").fill("രണ്ടു ദിവസത്തിനകം മറുപടി നൽകും.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { name: "Edit page" })).toBeVisible();
  await expect(beside).toHaveCount(0);

  await page.getByLabel("Text", { exact: true }).fill("We answer within **three** days.");
  await expect(page.getByRole("status").and(page.locator(":has(> .field-hint)"))).toHaveText(
    "The Malayalam translation is outdated",
  );
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved. Publish it to update the site.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Pages" }).click();
  const card = page.getByRole("article", { name: "Bring your school" });
  await card.getByRole("link", { name: "Edit" }).click();
  await expect(beside).toBeVisible();
  await malayalam.click();
  await expect(beside).toHaveCount(0);
  await expect(page.getByLabel("Text in Malayalam")).toHaveAccessibleDescription(new RegExp(OLDER));
  await expect(page.getByText(OLDER), "its title has no Malayalam").toHaveCount(1);
  await page.getByLabel("Text in Malayalam").fill("മൂന്നു ദിവസത്തിനകം മറുപടി നൽകും.");
  await expect(page.getByText(OLDER)).toHaveCount(0);
});
