import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

const PHOTOGRAPHS = ["run", "bus", "boat"].map((name) => ({
  name: `IMG_${name}.jpg`,
  mimeType: "image/jpeg",
  buffer: readFileSync(`app/public/events/placeholders/${name}.jpg`),
}));

/** Sum of layout shifts so far. */
const getLayoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test("an editor on a phone uploads pictures and shows them with an event that is over and a testimonial", async ({
  page,
  ownSite,
}) => {
  test.slow();
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/pictures");
  await expect(page.getByText("No pictures yet. Upload the first one.")).toBeVisible();
  const broken = { name: "scan0004.tif", mimeType: "image/tiff", buffer: Buffer.from("II*") };
  await page.getByLabel("Upload").setInputFiles([...PHOTOGRAPHS, broken]);
  await expect(page.getByText("scan0004.tif could not be used. Choose a JPEG, PNG or WebP picture")).toBeVisible();
  const send = page.getByRole("button", { name: "Upload 3 pictures" });
  await send.click();
  await expect(page.getByText("Please describe the picture.")).toHaveCount(3);
  const english = page.getByLabel("Description in English");
  await expect(english.first()).toBeFocused();
  for (const [n, text] of ["Start of the run", "Roadshow bus", "Snake boat"].entries()) await english.nth(n).fill(text);
  await page.getByLabel("Description in Malayalam").first().fill("ഓട്ടത്തിന്റെ തുടക്കം");
  await page.getByLabel("Photo by (of all)").fill("Sports Council");
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText("3 pictures added.")).toBeVisible();
  await expect(page.getByText("Not used")).toHaveCount(3);
  await page.getByRole("button", { name: "Remove scan0004.tif" }).click();
  await expectAccessible(page);
  await page.getByLabel("Search pictures").fill("boat");
  await page.getByLabel("Search pictures").press("Enter");
  await page.getByRole("link", { name: /Snake boat/ }).click();

  const point = page.getByRole("button", { name: /^Focus point/ });
  await point.press("ArrowRight");
  await point.press("Shift+ArrowUp");
  await expect(point).toHaveAccessibleName("Focus point: 51% from the left, 40% from the top");
  await page.getByLabel("Description in Malayalam").fill("ചുണ്ടൻ വള്ളം");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Picture saved.")).toBeVisible();
  await page.reload();
  await page.getByLabel("Replace file").setInputFiles({
    name: "boat-2.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0c4a36" } })
      .png()
      .toBuffer(),
  });
  await page.getByRole("button", { name: "Yes, replace it" }).click();
  await expect(page.getByText("Picture replaced everywhere.")).toBeVisible();

  await page.goto(`${ownSite.origin}/admin/events/new`);
  await page.getByLabel("Title", { exact: true }).fill("District marathon");
  await page.getByLabel("District").selectOption("Kannur");
  await page.getByLabel("Starts, Indian time").fill("2026-01-20T06:00");
  await page.getByLabel("Ends, Indian time").fill("2026-01-20T09:00");
  await page.getByRole("button", { name: "Add event" }).click();
  await expect(page.getByText("Event added successfully!")).toBeVisible();
  await page.getByLabel("Link to the results").fill("https://results.example.org/kannur");
  await page.getByLabel("Number of runners").fill("1240");
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  for (const picture of [/Start of the run/, /Roadshow bus/]) {
    await page.getByRole("button", { name: "Choose from the library for the gallery" }).click();
    await dialog.getByRole("button", { name: picture }).click();
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByLabel("Caption of picture 2").fill("The bus arrives");
  await page.getByRole("button", { name: "Picture 2 earlier" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save event" }).click();
  await expect(page.getByText("Event updated successfully!")).toBeVisible();

  const { data } = await (await page.request.get(`${ownSite.origin}/api/events?when=past`)).json();
  const event = data.find(({ title }: { title: string }) => title === "District marathon");
  expect([event.gallery, event.gallery_captions, event.runners]).toEqual([[2, 1], ["The bus arrives", ""], 1240]);
  await page.goto(`${ownSite.origin}/ml/events/${event.id}?e=${event.key}`);
  const gallery = page.getByRole("region", { name: "പരിപാടിയുടെ ചിത്രങ്ങൾ" });
  await expect(gallery.getByRole("img").first()).toHaveAccessibleName("Roadshow bus");
  await expect(gallery.getByRole("img").nth(1)).toHaveAccessibleName("ഓട്ടത്തിന്റെ തുടക്കം");
  await expect(gallery.getByRole("img").nth(1)).toHaveAttribute("srcset", / 480w, /);
  await expect(page.getByRole("link", { name: "ഫലം കാണൂ" })).toHaveAttribute("href", /results\.example/);
  await expect(page.getByText("1,240")).toBeVisible();
  await gallery.scrollIntoViewIfNeeded();
  expect(await getLayoutShift(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await page.goto(`${ownSite.origin}/admin/testimonials?status=approved`);
  await page.getByRole("tab", { name: /Approved/ }).click();
  const card = page.locator("article").first();
  await card.getByRole("button").first().click();
  await page.getByRole("button", { name: "Add a picture" }).click();
  await dialog.getByRole("button", { name: /Start of the run/ }).click();
  await dialog.getByRole("button", { name: "Choose", exact: true }).click();
  await page.getByRole("button", { name: "Yes, they agreed" }).click();
  await expect(page.getByText("Picture added. The site shows it with the testimonial.")).toBeVisible();
  await page.goto(`${ownSite.origin}/testimonials`);
  await expect(page.getByRole("img", { name: "Start of the run" })).toBeVisible();
  await expectAccessible(page);
});
