import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

const toCsv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\r\n")),
});
const toFile = (...rows: string[]) => toCsv("centres.csv", "district,name,phones", ...rows);
/** Fifty stops of a roadshow. */
const toEvents = (spell: (place: number) => string) =>
  toCsv("events.csv", "title,district,venue", ...Array.from({ length: 50 }, (_, n) => `Stop ${n},${spell(n)},Ground`));

test("staff add and import treatment centres, and visitors find them by district and on Help, with and without scripts", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  expected.push(/status of 422/);
  test.slow();
  expected.push(/status of 422/);
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/centres");
  await page.getByRole("button", { name: "Add Centre" }).click();
  const form = page.getByRole("dialog", { name: "Add Centre" });
  const save = form.getByRole("button", { name: "Add Centre" });
  await save.click();
  await expect(page.getByText("Please select a district.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("District", { exact: true }).selectOption("Idukki");
  await page.getByLabel("Name", { exact: true }).fill("Ward of the Hills");
  await page.getByLabel("Name in Malayalam").fill("മലയോര വാർഡ്");
  await page.getByLabel("Phone 1").fill("04862 000 001");
  await page.getByLabel("Hours").first().fill("9 am to 1 pm");
  await save.click();
  await expect(page.getByText("Centre added successfully!")).toBeVisible();
  await expect(form).toBeHidden();
  const card = page.getByRole("article", { name: "Ward of the Hills" });
  await expect(card).toContainText("Not checked yet");

  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newPage({ ...PHONE, javaScriptEnabled, baseURL: ownSite.origin });
    for (const [prefix, name, district, label, show] of [
      ["", "Ward of the Hills", "Idukki", "District", "Show"],
      ["/ml", "മലയോര വാർഡ്", "ഇടുക്കി", "ജില്ല", "കാണിക്കൂ"],
    ] as const) {
      const main = visitor.getByRole("main");
      await visitor.goto(`${prefix}/centres`);
      await main.getByLabel(label, { exact: true }).selectOption("Idukki");
      await main.getByRole("button", { name: show, exact: true }).click();
      await expect(visitor).toHaveURL(`${ownSite.origin}${prefix}/centres?district=Idukki`);
      const found = main.getByRole("region", { name: district, exact: true }).getByRole("listitem");
      await expect(found.filter({ hasText: name })).toContainText("9 am to 1 pm");
      await expect(found.getByRole("link", { name })).toHaveAttribute("href", "tel:04862000001");

      await visitor.goto(`${prefix}/help`);
      await visitor.locator("summary", { hasText: district }).click();
      await expect(visitor.getByRole("heading", { name })).toBeVisible();
      await expect(visitor.locator('a[href="tel:04862000001"]')).toBeVisible();
    }
    await visitor.close();
  }
  await test.step("an editor imports centres and fifty events after correcting rows, and takes the events back", async () => {
    await page.setViewportSize(PHONE.viewport);
    await logInAndOpen(page, ownSite, "/admin/centres");
    await page.getByRole("link", { name: "Import" }).click();
    await expect(page.getByRole("heading", { name: "Import treatment centres" })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Empty table" }).click();
    expect((await download).suggestedFilename()).toBe("centres.csv");

    await page.getByLabel("Choose a CSV file").setInputFiles({ ...toFile(), buffer: Buffer.from([0xff, 0xfe]) });
    await expect(page.getByRole("main").getByText("The file is not UTF-8.")).toBeVisible();
    await page.getByLabel("Choose another file").setInputFiles(toFile("Kanur,Ward,04970000001", "Kollam,,x"));
    await expect(page.getByRole("heading", { name: "Check of the file" })).toBeFocused();
    await expect(page.getByRole("row")).toHaveText([
      /^Row/,
      "2districtKanurPlease select a district. Did you mean “Kannur”?",
      /^3name/,
      /^3phonesx/,
    ]);
    await expect(page.getByText("2 with errors")).toBeVisible();
    const store = page.getByRole("button", { name: "Import" });
    await expect(store).toHaveCount(0);
    await expectAccessible(page);

    const corrected = toFile("Kannur,Ward,04970000001", "Kollam,Clinic,04740000001");
    await page.getByLabel("Choose corrected file").setInputFiles(corrected);
    await expect(page.getByText("2 rows will be stored. You can restore from History.")).toBeVisible();
    await expectAccessible(page);
    await store.dblclick();
    await expect(page.getByText("2 rows stored.")).toBeVisible();
    await expect(page).toHaveURL(`${ownSite.origin}/admin/centres`);
    await expect(page.getByRole("heading", { name: /^(Ward|Clinic)$/ })).toHaveCount(2);

    await page.getByRole("link", { name: "Import" }).click();
    await page.getByLabel("Choose a CSV file").setInputFiles(corrected);
    await expect(page.getByText("There is nothing to import: all rows are already stored.")).toBeVisible();

    await page.goto(`${ownSite.origin}/admin/events/import`);
    await page
      .getByLabel("Choose a CSV file")
      .setInputFiles(toEvents((place) => (place % 20 === 5 ? "Kanur" : "Kannur")));
    await expect(page.getByText("3 with errors")).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(4);
    await page.getByLabel("Choose corrected file").setInputFiles(toEvents(() => "Kannur"));
    await expect(page.getByText("50 rows will be stored. You can restore from History.")).toBeVisible();
    await store.click();
    await expect(page.getByText("50 rows stored.")).toBeVisible();
    const count = async () => (await (await page.request.get(`${ownSite.origin}/api/events`)).json()).meta.total;
    const withThem = await count();
    await page.goto(`${ownSite.origin}/admin/history`);
    await page.getByRole("button", { name: "Restore" }).first().click();
    await expect.poll(count).toBe(withThem - 50);
  });
});
