import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

test("an editor changes the date of an announced event, and chooses whether it moved", async ({
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
});
