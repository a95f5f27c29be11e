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

test("an editor imports centres and fifty events after correcting rows, and takes the events back", async ({
  page,
  ownSite,
  expected,
}) => {
  expected.push(/status of 422/);
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
