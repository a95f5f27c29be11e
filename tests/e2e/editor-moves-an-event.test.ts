import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

const OLDER = "The Malayalam translation is outdated.";

test("an editor changes the date of an announced event, chooses whether it moved, and sees an outdated translation", async ({
  page,
  ownSite,
  request,
}) => {
  test.slow();
  await logInAndOpen(page, ownSite, "/admin/events");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const added = await request.post(`${ownSite.origin}/api/events/add`, {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title: "Rally of clubs",
      district: "Kollam",
      starts_at: "2099-12-05T16:00:00+05:30",
      ends_at: "2099-12-05T19:00:00+05:30",
    },
  });
  const { key } = (await added.json()).data;
  const stored = async () => {
    const { data } = await (await request.get(`${ownSite.origin}/api/events?limit=50`)).json();
    return data.find((event: { key: string }) => event.key === key);
  };
  await page.goto(`${ownSite.origin}/admin/events/${key}`);
  const starts = page.getByLabel("Starts, Indian time");
  const ends = page.getByLabel("Ends, Indian time");
  const save = page.getByRole("button", { name: "Save event" });
  const question = page.getByRole("alertdialog", { name: "Tell visitors that it moved?" });

  /** The next save succeeds, but its answer never arrives. */
  const loseAnswer = () =>
    page.route("**/api/events/update/*", async (route) => void (await route.fetch()), { times: 1 });

  // The end follows the start; Cancel saves nothing.
  await starts.fill("2099-12-06T17:00");
  await expect(ends).toHaveValue("2099-12-06T20:00");
  await save.click();
  await expect(question).toContainText("It was announced for 05/12/2099, 04:00 pm. Now it says 06/12/2099, 05:00 pm.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(starts).toHaveValue("2099-12-06T17:00");
  expect(await stored()).toMatchObject({ status: "planned", starts_at: "2099-12-05T10:30:00.000Z" });

  await loseAnswer();
  await save.click();
  await question.getByRole("button", { name: "No, this corrects a mistake" }).click();
  const corrected = { starts_at: "2099-12-06T11:30:00.000Z", ends_at: "2099-12-06T14:30:00.000Z" };
  await expect.poll(stored).toMatchObject({ ...corrected, status: "planned", was: null });

  // A draft that was saved is gone after a reload. An end that was edited stays.
  await page.reload();
  await ends.fill("2099-12-08T21:00");
  await starts.fill("2099-12-07T17:00");
  await expect(ends).toHaveValue("2099-12-08T21:00");
  await loseAnswer();
  await save.click();
  await question.getByRole("button", { name: "Yes, it moved" }).click();
  await expect.poll(stored).toMatchObject({ status: "moved", was: corrected, starts_at: "2099-12-07T11:30:00.000Z" });

  // Of an event that moved the first day is kept, and nothing is asked.
  await page.reload();
  await starts.fill("2099-12-09T17:00");
  await save.click();
  await expect.poll(stored).toMatchObject({ status: "moved", was: corrected, starts_at: "2099-12-09T11:30:00.000Z" });
  await expect(question).toBeHidden();

  // The event's own screen cancels it in three presses, and leads to what visitors read.
  await page.getByRole("button", { name: "Cancel event" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this event" });
  await dialog.getByLabel("Reason", { exact: true }).fill("Heavy rain.");
  await expect(dialog.getByRole("complementary", { name: "On the site" })).toContainText("Cancelled. Heavy rain.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel the event" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored()).toMatchObject({ status: "cancelled", reason: "Heavy rain." });
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("cancelled");
  const [site] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "See it on the site" }).click(),
  ]);
  await expect(site.getByRole("heading", { level: 1, name: "Rally of clubs" })).toBeVisible();
  await expect(site.getByRole("main")).toContainText("Heavy rain.");
  await site.close();
  await test.step("two simultaneous closings of a dialog leave the screen below it open", async () => {
    const { token } = await (await request.post(`${ownSite.origin}/api/admin/login`, { data: ownSite.admin })).json();
    const data = { title: "A run to be moved", district: "Kollam", starts_at: "2099-01-01T00:00:00Z" };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await request.post(`${ownSite.origin}/api/events/add`, { data, headers })).status()).toBe(201);
    await logInAndOpen(page, ownSite, "/admin/dashboard");
    await page.getByRole("navigation", { name: "Admin Panel" }).getByRole("link", { name: "Events" }).click();
    const move = page.getByRole("button", { name: "Move" }).last();
    const dialog = page.getByRole("dialog");
    for (const close of [
      // Chromium fires it twice in date fields.
      () => dialog.locator("[name=starts_at]").press("Escape"),
      () =>
        dialog.locator(".dialog-close").evaluate((button: HTMLElement) => {
          button.click();
          button.click();
        }),
    ]) {
      await move.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(move).toBeFocused();
      await expect(page).toHaveURL(`${ownSite.origin}/admin/events`);
    }
  });
  await test.step("an editor who changes the English of an event is warned that its Malayalam is outdated, then and later", async () => {
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
});
