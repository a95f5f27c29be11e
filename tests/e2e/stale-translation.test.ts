import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

const OLDER = "The Malayalam translation is outdated.";

test("an editor who changes the English of an event is warned that its Malayalam is outdated, then and later", async ({
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
  await expect(hints, "both were written together").toHaveCount(0);

  await title.fill("Walk at the lake");
  await expect(malayalam).toHaveAccessibleDescription(new RegExp(OLDER));
  await expect(hints, "no warning without Malayalam").toHaveCount(1);
  await expectAccessible(page);
  await title.fill("Run at the lake");
  await expect(hints, "no change after all").toHaveCount(0);
  await title.fill("Walk at the lake");
  await malayalam.fill("കായൽക്കരയിൽ നടത്തം");
  await expect(hints).toHaveCount(0);
  await malayalam.fill("കായൽക്കരയിൽ ഓട്ടം");
  await expect(hints).toHaveCount(1);
  await page.getByRole("button", { name: "Save event" }).click();
  await expect(page.getByText("Event updated successfully!")).toBeVisible();
  await expect(hints, "still outdated").toHaveCount(1);

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
