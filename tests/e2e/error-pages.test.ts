import { setTimeout } from "node:timers/promises";
import { expect, expectAccessible, test, waitForHydration } from "../support/e2e-test.ts";
import { renameTable } from "../support/rename-table.ts";

test("a visitor sees an error page with an id for support, and Retry loads the page once it works", async ({
  page,
  siteWith,
  expected,
}) => {
  // React reports the server error once more when it renders on the client.
  expected.push(/status of 500/, /page error at .*: Unexpected Server Error/);
  const site = await siteWith({});
  renameTable(site, "testimonials", "elsewhere");
  await page.goto(`${site.origin}/testimonials?page=2`);
  const line = page.getByText(/^Please quote reference [0-9a-f]{8}-[0-9a-f]{4} if you contact us\.$/);
  await expectAccessible(page);
  const number = /[0-9a-f]{8}-[0-9a-f]{4}/.exec(await line.innerText())?.[0] ?? "none";
  expect(site.log()).toContain(number);
  await waitForHydration(page);
  await expect(line).toContainText(number);
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(line).toBeHidden();

  await page.goBack();
  await expect(page.getByRole("heading", { name: "This page could not be loaded." })).toBeVisible();
  // A reload returns the error page without React; hydrating after the repair would recover too early.
  await waitForHydration(page);
  renameTable(site, "elsewhere", "testimonials");
  // React may hydrate before the click.
  const retry = page.getByRole("main").getByRole("link", { name: "Retry" });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page could not be loaded.", {
      timeout: 1000,
    });
  }).toPass();
});

test.describe("without a connection", () => {
  const NO_CONNECTION = "There is no connection to the internet.";

  test("without a connection a link reports it, and Retry loads the page", async ({ page, context, expected }) => {
    test.slow();
    expected.push(
      /ERR_INTERNET_DISCONNECTED/,
      /unknown error occurred when fetching the script/,
      /Failed to fetch dynamically imported module/,
      /was preloaded using link preload but not used/,
    );
    await test.step("a click on a link reports it and leaves the page as it is, with React and before hydration", async () => {
      for (const first of [async () => {}, () => waitForHydration(page)]) {
        await page.goto("/about-us");
        await first();
        await context.setOffline(true);
        await page.getByRole("link", { name: "Registration" }).first().click();
        await expect(page.getByRole("alert").getByText(NO_CONNECTION)).toBeVisible();
        await expect(page).toHaveURL(/\/about-us$/);
        await expect(page.getByText("The fault is on our side.")).toHaveCount(0);
        await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
        await context.setOffline(false);
        await expect(page.getByText(NO_CONNECTION)).toBeHidden();
        await page.getByRole("link", { name: "Registration" }).first().click();
        await expect(page).toHaveURL(/\/registration$/);
      }
    });
    await test.step("a page that does not load reports the connection, and Retry loads it", async () => {
      // Slow machines log unused preloads.
      await page.goto("/testimonials");
      await waitForHydration(page);
      await page.getByRole("link", { name: "Home", exact: true }).first().click();
      await expect(page).toHaveURL(/\/$/);
      await page.route(/\/testimonials/, (route) => route.abort("internetdisconnected"));
      await page.route(/\.css$/, async (route) => {
        await setTimeout(500);
        await route.continue();
      });
      await page.getByRole("link", { name: "View All Testimonials" }).click();
      await expect(page.getByRole("heading", { name: NO_CONNECTION })).toBeVisible();
      await expect(page.getByText("The fault is on our side.")).toHaveCount(0);
      await page.unroute(/\/testimonials/);
      await page.getByRole("link", { name: "Retry" }).click();
      await expect(page.getByRole("heading", { name: "What Others Say." })).toBeVisible();
    });
  });
});
