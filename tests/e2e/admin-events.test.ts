import sharp from "sharp";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";
import { answers, buildFeedItem, startEventFeed } from "../support/event-feed.ts";

/** `datetime-local` value in Indian time. */
const daysOn = (days: number, hour: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`;

test("an editor adds an event with two pictures on a phone, and postpones it; a visitor sees it at once", async ({
  page,
  ownSite,
  browser,
}) => {
  test.slow();
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/events");
  await expect(page.getByRole("tab", { name: /^Upcoming/ })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("link", { name: "Add event" }).click();
  await page.getByRole("button", { name: "Add event" }).click();
  await expect(page.getByText("Please enter a title.").first()).toBeVisible();
  const title = page.getByLabel("Title", { exact: true });
  await expect(title).toBeFocused();
  await title.fill("Evening of short films");
  await expect(title, "a corrected field is not marked as invalid").not.toHaveAttribute("aria-invalid");
  await page.getByLabel("Title in Malayalam").fill("ഹ്രസ്വചിത്ര സന്ധ്യ");
  await page.getByLabel("Starts, Indian time").fill(daysOn(12, "17:30"));
  await page.getByLabel("District").selectOption("Kannur");
  await page.getByLabel(/^Place \(/).fill("Town square");
  await expect(page.getByRole("complementary", { name: "On the site" })).toContainText("Evening of short films");
  await page.getByRole("button", { name: "Add event" }).click();
  await expect(page.getByText("Event added successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/events\/[0-9a-f]{16}#pictures$/);

  const add = page.getByRole("form", { name: "Add a picture" });
  await add.getByRole("button", { name: "Add picture" }).click();
  await expect(add.getByText("Please choose a picture.")).toBeVisible();
  const photograph = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await add.getByLabel("Picture").setInputFiles(photograph);
  await expect(add.getByText("Please choose a JPEG, PNG or WebP picture.")).toBeVisible();
  for (const [n, background] of ["#b23a1a", "#0c4a36"].entries()) {
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await add.getByLabel("Picture").setInputFiles({ name: `picture-${n}.jpg`, mimeType: "image/jpeg", buffer });
    await add.getByLabel("What it shows").fill(`Screen number ${n + 1}`);
    await add.getByRole("button", { name: "Add picture" }).click();
    await expect(page.getByRole("textbox", { name: `What picture ${n + 1} shows` })).toHaveValue(
      `Screen number ${n + 1}`,
    );
    await expect(page.getByRole("region", { name: "Pictures" })).toBeFocused();
  }
  await page.getByRole("button", { name: "Picture 2 earlier" }).click();
  await expect(page.getByRole("textbox", { name: "What picture 1 shows" })).toHaveValue("Screen number 2");
  await page.getByRole("textbox", { name: "What picture 1 shows" }).fill("A green screen");
  await add.getByLabel("What it shows").fill("A third screen");
  await page.reload();
  await expect(page.getByText("Unsaved changes from earlier.")).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "What picture 1 shows" })).toHaveValue("A green screen");
  await expect(add.getByLabel("What it shows")).toHaveValue("A third screen");
  await page.getByRole("button", { name: "Save description" }).first().click();
  await expect(page.getByText("Picture updated successfully!").first()).toBeVisible();
  await page.route("**/api/events?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole("textbox", { name: "What picture 1 shows" }).fill("A very green screen");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: "Save description" }).first().click();
  await saved;
  await page.getByRole("button", { name: "Delete picture 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByRole("textbox", { name: "What picture 2 shows" })).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "What picture 2 shows" })).toBeVisible();
  await expectAccessible(page);
  // Picture updates cause no edit conflict.
  const text = page.getByRole("textbox", { name: "Description", exact: true });
  await text.fill("Bring a chair.");
  await text.press("Enter");
  await page.getByRole("button", { name: "Bulleted list" }).first().click();
  await text.press("Control+b");
  await text.pressSequentially("Water");
  await page.getByRole("button", { name: "Save event" }).click();
  await expect(page.getByText("Event updated successfully!")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Events" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Evening of short films" });
  await row.getByRole("button", { name: "Postpone" }).click();
  const dialog = page.getByRole("dialog", { name: "Postpone this event" });
  await dialog.getByLabel("Reason", { exact: true }).fill("Rain.");
  await page.goBack();
  await expect(dialog, "Back closes the dialog").toHaveCount(0);
  await expect(row.getByRole("button", { name: "Postpone" })).toBeFocused();
  await page.goForward();
  await expect(dialog.getByLabel("Reason", { exact: true })).toHaveValue("Rain.");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
  await row.getByRole("button", { name: "Postpone" }).click();
  await expect(dialog.getByLabel("Reason", { exact: true })).toHaveValue("");
  await dialog.getByRole("button", { name: "Postpone it" }).click();
  await expect(dialog.getByText("Please give a reason. Visitors see it with the event.").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reason", { exact: true }).fill("Examinations.");
  await dialog.getByLabel("Reason in Malayalam").fill("പരീക്ഷയുണ്ട്.");
  await dialog.getByRole("button", { name: "Postpone it" }).click();
  await expect(row).toContainText("Postponed");
  await expect(row).toContainText("Reason: Examinations.");
  await expect(dialog).toHaveCount(0);

  const visitor = await browser.newPage({ ...PHONE, javaScriptEnabled: false, baseURL: ownSite.origin });
  const card = visitor.getByRole("article").filter({ hasText: "Evening of short films" });
  await visitor.goto("/events");
  await expect(card).toContainText("Postponed. Examinations. New date to be announced.");
  await expect(card).toContainText("Bring a chair. • Water");
  await card.getByRole("link", { name: /^Read More/ }).click();
  await expect(visitor.getByText("Postponed. Examinations. New date to be announced.")).toBeVisible();
  await expect(visitor.getByRole("article").getByRole("listitem").locator("strong")).toHaveText("Water");
  await visitor.goto("/event-map");
  await expect(visitor.getByRole("link", { name: /Kannur.*Postponed\./ }).first()).toBeVisible();
  await visitor.goto("/");
  await expect(visitor.getByText("Evening of short films"), "home shows upcoming events only").toHaveCount(0);
  await visitor.goto("/ml/events");
  await expect(visitor.getByRole("article").filter({ hasText: "ഹ്രസ്വചിത്ര സന്ധ്യ" })).toContainText("മാറ്റിവച്ചു. പരീക്ഷയുണ്ട്.");
  await visitor.goto("/ml/event-map");
  await expect(visitor.getByRole("main")).toContainText("മാറ്റിവച്ചു");
  for (const [path, title] of [
    ["/events.ics", "Evening of short films"],
    ["/ml/events.ics", "ഹ്രസ്വചിത്ര സന്ധ്യ"],
  ] as const) {
    const calendar = (await (await visitor.request.get(path)).text()).replaceAll("\r\n ", "");
    const [told, ...more] = calendar.split("BEGIN:VEVENT").filter((event) => event.includes(title));
    expect([told?.includes("STATUS:TENTATIVE"), more]).toEqual([true, []]);
  }
  await visitor.close();

  await page.getByRole("link", { name: "Evening of short films" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Event deleted successfully!")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row).toBeVisible();
});

test("an editor overrides the texts of a feed event, and reverts to the feed's", async ({ page, siteWith }) => {
  const feed = await startEventFeed();
  feed.answer = answers.list([buildFeedItem({ caption: "Roadshow Malappuram", district: "Malappuram" })]);
  const site = await siteWith({ EVENT_FEED_URL: feed.url });
  await expect
    .poll(async () => (await (await fetch(`${site.origin}/api/events`)).text()).includes("Roadshow"))
    .toBe(true);
  await logInAndOpen(page, site, "/admin/events");
  await page.getByRole("tab", { name: /^Past events and news/ }).click();
  await page.getByRole("link", { name: "Roadshow Malappuram" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit feed event" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("Roadshow at the bus stand");
  await expect(page.getByText("Changed here")).toHaveCount(1);
  const place = page.getByLabel("Place", { exact: true });
  await place.fill("a".repeat(201));
  await expect(place).toHaveValue("a".repeat(201));
  await expect(page.getByText("201/200, 1 too many")).toBeVisible();
  await expect(place).toHaveAccessibleDescription(/Place can have at most 200 characters\./);
  await page.getByRole("button", { name: "Save event" }).click();
  await expect(place).toBeFocused();
  await place.fill("");
  await expect(place).not.toHaveAttribute("aria-invalid");
  await page.getByLabel("Starts").fill(daysOn(9, "16:00"));
  const malayalam = page.getByLabel("Title in Malayalam");
  await malayalam.fill("ബസ് സ്റ്റാൻഡിൽ റോഡ് ഷോ");
  await page.getByLabel("Status").selectOption("moved");
  await page.getByLabel("Reason", { exact: true }).fill("The ground is under water.");
  await page.getByRole("button", { name: "Save event" }).click();
  await expect(page.getByText("Local changes saved.")).toBeVisible();
  await expect(page.getByText("The feed says: Roadshow Malappuram")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use feed values for all" })).toBeVisible();
  await page.getByRole("button", { name: "Use feed value for Title", exact: true }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Roadshow Malappuram");
  await expect(malayalam).toHaveAccessibleDescription(/The Malayalam translation is outdated\./);
  await page.getByRole("main").getByRole("link", { name: "Events" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Roadshow at the bus stand" });
  await expect(row).toContainText("From the feed, edited here");
  await row.getByRole("link").click();
  await page.getByRole("button", { name: "Use feed values for all" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, use feed values!" }).click();
  await expect(page.getByText("The event shows the feed values again.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await feed.close();
});

test("two editors correct one feed event without lost changes, and delete an override of a dropped event", async ({
  page,
  siteWith,
  expected,
}) => {
  test.slow();
  expected.push(/status of 412/);
  const feed = await startEventFeed();
  feed.answer = answers.list([
    buildFeedItem({ caption: "Roadshow Malappuram", district: "Malappuram" }),
    buildFeedItem({ caption: "Night run" }),
  ]);
  const site = await siteWith({ EVENT_FEED_URL: feed.url });
  const events = async () => (await (await page.request.get(`${site.origin}/api/events`)).json()).data;
  await expect.poll(async () => (await events()).length).toBe(2);
  const [{ key }, { key: other }] = await events();
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, site, `/admin/events/${key}`);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { Authorization: `Bearer ${token}` };
  const lay = (data: object, of = key) =>
    page.request.put(`${site.origin}/api/events/override/${of}`, { headers, data });
  const title = page.getByLabel("Title", { exact: true });
  const place = page.getByLabel("Place", { exact: true });
  const save = page.getByRole("button", { name: "Save event" });
  const choice = page.getByRole("dialog", { name: "Someone else saved changes while you were editing." });
  const chosen = choice.getByRole("button", { name: "Save selected versions" });
  const of = (name: string) => choice.getByRole("group", { name, exact: true });

  // Saving without changes creates no override.
  const reloaded = Promise.all(
    ["/api/events?", "/api/events/overrides"].map((path) =>
      page.waitForResponse((answer) => answer.url().includes(path)),
    ),
  );
  await save.click();
  await expect(page.getByText("Local changes saved.")).toBeVisible();
  await reloaded;
  await expect(page.getByRole("button", { name: "Use feed values for all" })).toHaveCount(0);

  await place.fill("Town hall");
  await lay({ title: "Roadshow at the bus stand", venue: "Beach" });
  await save.click();
  await expect(of("Title").getByRole("radio", { name: /^Admin/ }), "an unchanged field is updated").toBeChecked();
  await expect(of("Title")).toContainText("Roadshow Malappuram");
  await chosen.click();
  await expect(title).toHaveValue("Roadshow at the bus stand");
  await expect(place).toHaveValue("Town hall");

  // Reverting all overrides during editing.
  await place.fill("Library");
  await page.request.delete(`${site.origin}/api/events/override/${key}`, { headers });
  await save.click();
  await expect(of("Title").getByRole("radio", { name: /Roadshow Malappuram/ })).toBeChecked();
  await chosen.click();
  await expect(title).toHaveValue("Roadshow Malappuram");
  await expect(place).toHaveValue("Library");
  await page.getByRole("button", { name: "Use feed value for Place", exact: true }).click();
  await save.click();
  await expect(page.getByRole("button", { name: "Use feed values for all" })).toHaveCount(0);

  // The draft belongs to the original event.
  await place.fill("Stadium");
  await lay({ title: "Roadshow by the river" });
  await page.reload();
  await expect(place).toHaveValue("Stadium");
  await save.click();
  await expect(of("Title")).toContainText("Roadshow by the river");
  await of("Title")
    .getByRole("radio", { name: /^Admin/ })
    .check();
  await chosen.click();
  await expect(title).toHaveValue("Roadshow by the river");

  await lay({ venue: "Beach" }, other);
  // The feed, polled once a minute, drops the event.
  await page.route(/\/api\/events(\?|\/overrides)/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const left = data.flatMap((item: { key: string; event?: object }) =>
      item.key !== other ? [item] : item.event ? [{ ...item, event: null }] : [],
    );
    await route.fulfill({ response: answer, json: { ...rest, data: left } });
  });
  await page.goto(`${site.origin}/admin/events/${other}`);
  await expect(page.getByRole("button", { name: "Delete" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("tab", { name: /^Removed from the feed/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Night run" })).toContainText("Kozhikode");
  await feed.close();
});
