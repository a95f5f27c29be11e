import SQLite from "better-sqlite3";
import { expect, expectAccessible, takeOver, test } from "../support/journey.ts";
import { type Site, startSite } from "../support/site.ts";

function rename({ dataDir }: Site, from: string, to: string): void {
  const file = new SQLite(`${dataDir}/campaign.sqlite`);
  file.exec(`alter table ${from} rename to ${to}`);
  file.close();
}

test("a visitor meets a fault, can name it to the campaign, and Retry brings the page once it is mended", async ({
  page,
  expected,
}) => {
  expected.push(/status of 500/);
  const site = await startSite();
  try {
    rename(site, "testimonials", "elsewhere");
    await page.goto(`${site.origin}/testimonials?page=2`);
    const line = page.getByText(/^If you write to us about this, please name the number [0-9a-f]{8}-[0-9a-f]{4}\.$/);
    await expectAccessible(page);
    const number = /[0-9a-f]{8}-[0-9a-f]{4}/.exec(await line.innerText())?.[0] ?? "none";
    expect(site.log()).toContain(number);
    // React finds the number in the page that it takes over.
    await takeOver(page);
    await expect(line).toContainText(number);
    // Another page has other words, or none: this number is not its own.
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await expect(page).toHaveURL(`${site.origin}/`);
    await expect(line).toBeHidden();

    await page.goBack();
    await expect(page.getByRole("heading", { name: "This page could not be loaded." })).toBeVisible();
    // A browser that asked for the page anew has it without React; taken over once it is mended, it would mend itself.
    await takeOver(page);
    rename(site, "elsewhere", "testimonials");
    await page
      .getByRole("button", { name: "Retry" })
      .or(page.getByRole("link", { name: "Retry" }))
      .click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page could not be loaded.");
  } finally {
    await site.stop();
  }
});
