import { ADDRESSES, isBehindLogin } from "../../script/routes.ts";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

test("/admin/invitation has a name, fits a narrow window and is for everyone", async ({ page, site }) => {
  for (const token of ["", `#${"x".repeat(43)}`]) {
    await page.goto("about:blank");
    await page.goto(`${site.origin}/admin/invitation${token}`);
    const name = token ? "Welcome to the team" : "Invitation";
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(/^Invitation \| .*Drug-Free Kerala$/);
    await expect(page).toHaveURL(`${site.origin}/admin/invitation`);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, "nothing runs off a narrow window").toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test("every screen has a name, fits a narrow window and is for everyone", async ({ page, site, expected }) => {
  expected.push(/status of 404/);
  await logInAndOpen(page, site, "/admin/dashboard");
  for (const { path } of ADDRESSES.filter(isBehindLogin)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| Drug-Free Kerala$/);
    await expect(page.locator("link[rel=stylesheet]"), "one sheet for the whole office").toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `nothing runs off ${path}`).toBeLessThanOrEqual(0);
  }
});

test("a word without an end runs off no narrow window", async ({ page, ownSite }) => {
  const word = "മയക്കുമരുന്നുവിരുദ്ധ".repeat(4);
  const { token } = await (
    await page.request.post(`${ownSite.origin}/api/admin/login`, { data: ownSite.admin })
  ).json();
  const added = {
    "/admin/essential-links": [
      "/api/essential-links/add",
      { number: "04712345678", label: "telephone", description: word },
    ],
    "/admin/notices": [
      "/api/notices/add",
      {
        text: word,
        text_ml: word,
        link: `/info/${"x".repeat(80)}`,
        kind: "news",
        from: "2026-01-01T00:00:00Z",
        until: "2100-01-01T00:00:00Z",
      },
    ],
    "/admin/ready-answers": ["/api/replies/add", { title: word, text: word, text_ml: word }],
    "/admin/events": [
      "/api/events/add",
      { title: word, district: "Kollam", place: word, starts_at: "2099-01-01T00:00:00Z" },
    ],
  } as const;
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAndOpen(page, ownSite, "/admin/dashboard");
  for (const [path, [call, data]] of Object.entries(added)) {
    const answer = await page.request.post(ownSite.origin + call, {
      data,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    await page.goto(ownSite.origin + path);
    await expect(page.getByText(word).first()).toBeAttached();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `nothing runs off ${path}`).toBeLessThanOrEqual(0);
  }
});
