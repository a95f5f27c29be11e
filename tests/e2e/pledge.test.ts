import SQLite from "better-sqlite3";
import { expect, expectAccessible, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

test("a visitor takes the pledge, is linked to the badge, is counted once, and the device remembers", async ({
  page,
  site,
}) => {
  test.slow();
  await test.step("a double click is counted once, before hydration and after", async () => {
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
    });
    const letGo = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await letGo.promise;
      await route.continue().catch(() => undefined);
    });
    // `load` would wait for the delayed scripts.
    await page.goto("/pledge", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "I take the pledge" }).dblclick();
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
    letGo.resolve();
    await expect(page.getByText("Thank you. You have taken the pledge.").first()).toBeVisible();
    await page.getByRole("button", { name: "Take the pledge for someone else" }).click();
    await page.getByRole("button", { name: "I take the pledge" }).dblclick();
    await expect(page.getByRole("button", { name: "Take the pledge for someone else" })).toBeVisible();
    expect(posted).toEqual(["/api/pledge", "/api/pledge"]);
  });
  await test.step("a visitor takes the pledge, is linked to the badge, and the device remembers", async () => {
    const counted: number[] = [];
    page.on("response", (answer) => {
      if (answer.url().endsWith("/api/pledge")) counted.push(answer.status());
    });
    await page.evaluate(() => localStorage.clear());
    await page.goto("/pledge");
    await waitForHydration(page);
    const take = page.getByRole("button", { name: "I take the pledge" });
    const [pressed] = await Promise.all([
      page.waitForRequest(`${site.origin}/api/pledge`),
      take.click().then(() => expect(page.getByText("Thank you. You have taken the pledge.").first()).toBeVisible()),
    ]);
    expect(pressed.postDataJSON()).toEqual({ altcha: expect.any(String) });
    await expect(take).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ "pledge-taken": "1" });
    await page.getByRole("link", { name: "Make my badge" }).click();
    await expect(page).toHaveURL(/\/badge$/);

    await page.goto("/ml/pledge");
    await waitForHydration(page);
    await expect(page.getByText("ഈ ഉപകരണത്തിൽ പ്രതിജ്ഞയെടുത്തിട്ടുണ്ട്.")).toBeVisible();
    await page.getByRole("button", { name: "മറ്റൊരാൾക്ക് ഇവിടെ പ്രതിജ്ഞയെടുക്കാം" }).click();
    await page.getByRole("button", { name: "ഞാൻ പ്രതിജ്ഞയെടുക്കുന്നു" }).click();
    await expect(page.getByText("നന്ദി. നിങ്ങൾ പ്രതിജ്ഞയെടുത്തു.").first()).toBeVisible();
    expect(counted).toEqual([201, 201]);
  });
});

test.describe("on a phone without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("a visitor takes the pledge, and sees the count", async ({ page, ownSite }) => {
    const database = new SQLite(`${ownSite.dataDir}/campaign.sqlite`);
    database.exec(
      "insert into pledges (day, count, hour, before_hour) values ('2026-01-01', 1234, '2026-01-01T10', 9)",
    );
    for (const [path, taken, take, thanks, badge] of [
      [
        "/pledge",
        "1,234 pledges taken so far.",
        "I take the pledge",
        "Thank you. You have taken the pledge.",
        "Make my badge",
      ],
      ["/ml/pledge", "1,234 തവണ പ്രതിജ്ഞയെടുത്തു.", "ഞാൻ പ്രതിജ്ഞയെടുക്കുന്നു", "നന്ദി. നിങ്ങൾ പ്രതിജ്ഞയെടുത്തു.", "എന്റെ ബാഡ്ജ് തയ്യാറാക്കൂ"],
    ] as const) {
      await page.goto(ownSite.origin + path);
      await expect(page.getByText(taken)).toBeVisible();
      await page.getByRole("button", { name: take }).tap();
      await expect(page).toHaveURL(/\/pledge\?taken=1#take$/);
      await expect(page.getByText(thanks)).toBeVisible();
      // The displayed count changes hourly.
      await expect(page.getByText(taken)).toBeVisible();
      await page.getByRole("link", { name: badge }).tap();
      await expect(page).toHaveURL(new RegExp(`${path.replace("pledge", "badge")}$`));
    }
    expect(database.prepare("select sum(count) from pledges").pluck().get()).toBe(1236);
    database.close();
  });
});
