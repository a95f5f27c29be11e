import { ADDRESSES, isBehindLogin } from "../../script/routes.ts";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";
import { readHtml } from "../support/read-html.ts";
import { findRejected } from "../support/rejected-words.ts";

test("every screen has a title, fits a phone with long words, is accessible, and stays without a connection", async ({
  page,
  context,
  siteWith,
  expected,
}) => {
  test.slow();
  expected.push(/Failed to load resource/, /status of 404/);
  const site = await siteWith({ RATE_LIMITS: "0" });
  await test.step("/admin/invitation has a title, fits a narrow window and is accessible", async () => {
    for (const token of ["", `#${"x".repeat(43)}`]) {
      await page.goto("about:blank");
      await page.goto(`${site.origin}/admin/invitation${token}`);
      const name = token ? "Welcome to the team" : "Invitation";
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(/^Invitation \| .*Drug-Free Kerala$/);
      await expect(page).toHaveURL(`${site.origin}/admin/invitation`);
      await page.setViewportSize({ width: 320, height: 640 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, "nothing overflows a narrow window").toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
  await test.step("every screen has a title, fits a phone with long words, is accessible, and stays without a connection", async () => {
    const { token } = await (await page.request.post(`${site.origin}/api/admin/login`, { data: site.admin })).json();
    const [word, wordMl] = ["W".repeat(80), "മയക്കുമരുന്നുവിരുദ്ധ".repeat(4)];
    const link = `https://forms.example.org/${"registration".repeat(20)}`;
    const [name, email, number] = ["W".repeat(20), `${"w".repeat(18)}@example.org`, "18001234567"];
    const file = {
      name: `${"f".repeat(190)}.pdf`,
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
    };
    let texts = 0;
    /** Forms are named by them, so no two are alike. */
    const text = () => {
      texts += 1;
      return { title: texts + word.slice(1), title_ml: texts + wordMl };
    };
    const event = () => ({ ...text(), description: link, district: "Kollam", venue: word });
    const [from, until] = ["2026-01-01T00:00:00Z", "2100-01-01T00:00:00Z"];
    const helpline = { number, name: word.slice(20), name_ml: wordMl.slice(20), how: "call" };
    const partner = { name: word, name_ml: wordMl, link, picture: "" };
    const added: [
      method: "POST" | "PUT",
      path: string,
      sent: { data: object } | { multipart: Record<string, string | typeof file> },
    ][] = [
      [
        "POST",
        "essential-links/add",
        { data: { number, label: "telephone", description: word, description_ml: wordMl } },
      ],
      ["POST", "notices/add", { data: { text: word, text_ml: wordMl, link, kind: "news", from, until } }],
      ["POST", "replies/add", { data: { title: word, text: link, text_ml: wordMl } }],
      ["POST", "events/add", { data: { ...event(), starts_at: from } }],
      ["POST", "events/add", { data: { ...event(), starts_at: until } }],
      ["POST", "materials/add", { multipart: { ...text(), kind: "document", language: "en", file } }],
      ["POST", "brochures/add", { multipart: { name: word, name_ml: wordMl, file } }],
      ["POST", "pages/add", { data: { slug: "a".repeat(60), ...text(), body: `${link}\n\n${word}`, body_ml: wordMl } }],
      [
        "POST",
        "staff/invite",
        { data: { email: `${"w".repeat(60)}@${"example".repeat(8)}.org`, name, role: "editor" } },
      ],
      ["POST", "contact", { data: { name, phone: "9876543210", email, message: link } }],
      [
        "POST",
        "testimonials/add",
        { data: { name, email, designation: name, title: word.slice(30), description: link } },
      ],
      ["PUT", "campaign", { data: { helplines: [helpline], partners: [partner] } }],
      ["POST", "admin/update-name", { data: { name } }],
    ];
    const headers = { Authorization: `Bearer ${token}` };
    for (const [method, path, sent] of added) {
      const answer = await page.request.fetch(`${site.origin}/api/${path}`, { method, headers, ...sent });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
    const [own] = (await (await page.request.get(`${site.origin}/api/events?limit=1`, { headers })).json()).data;
    const pages = (await (await page.request.get(`${site.origin}/api/pages`, { headers })).json()) as {
      id: number;
      slug: string;
    }[];
    const pageId = pages.find(({ slug }) => slug.startsWith("aaa"))?.id;
    const screens = ADDRESSES.filter(isBehindLogin).map(({ path }) => path.replace(":key", own.key));
    const opened = ["contact-submissions?open=1", "testimonials?open=1", "events?tab=past", `pages?page=${pageId}`];
    screens.push(...[...opened, `pages?page=${pageId}&versions`].map((path) => `/admin/${path}`));
    await logInAndOpen(page, site, "/admin/dashboard");
    const main = page.getByRole("main");
    for (const path of screens) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(site.origin + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S+ \| Drug-Free Kerala$/);
      await expect(page.locator("link[rel=stylesheet]"), "one style sheet for the whole admin").toHaveCount(1);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      const texts = readHtml(await page.content());
      expect
        .soft(
          texts.flatMap(({ words }) => findRejected("en", words)),
          path,
        )
        .toEqual([]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        // What follows the width in scripts is drawn with the next frame.
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      // Relative times go on.
      const readScreen = async () =>
        (await main.innerText()).replaceAll(/ · .*|Waiting .*|a moment ago|today, .*/g, "");
      const before = await readScreen();
      await context.setOffline(true);
      // As after a failed action.
      await page.evaluate("__reactRouterDataRouter.revalidate()");
      expect.soft(await readScreen(), path).toBe(before);
      await context.setOffline(false);
    }
  });
});
