import { logIn } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";

test("a login never waits for its proof of work, which allows it after others failed", async ({
  page,
  site,
  expected,
  ownSite,
}) => {
  test.slow();
  expected.push(/ERR_FAILED/, /status of (401|429)/);
  await test.step("a login never waits for the proof, and works without it", async () => {
    await page.route("**/api/challenge", (route) => route.abort());
    await page.goto("/admin");
    const [sent] = await Promise.all([page.waitForRequest("**/api/admin/login"), logIn(page, site)]);
    expect(Object.keys(sent.postDataJSON()).toSorted()).toEqual(["email", "password"]);
    await expect(page).toHaveURL("/admin/dashboard");
    await page.unroute("**/api/challenge");
  });
  await test.step("a proof of work made while typing allows a login after others failed from the same address", async () => {
    const wrong = { email: ownSite.admin.email, password: "Wrong-Horse-7" };
    let refused = 401;
    while (refused === 401) {
      refused = (await page.request.post(`${ownSite.origin}/api/admin/login`, { data: wrong })).status();
    }
    expect(refused).toBe(429);

    await page.goto(`${ownSite.origin}/admin`);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/admin/login")) sent.push(...Object.keys(request.postDataJSON()));
    });
    await logIn(page, ownSite);
    // Invisible background work takes about a second, so retry.
    await expect(async () => {
      const button = page.getByRole("button", { name: "Login" });
      if (await button.isVisible()) await button.click({ timeout: 1000 });
      await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(sent).toContain("altcha");
  });
});
