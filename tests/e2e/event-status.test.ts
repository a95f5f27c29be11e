import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";
import { buildFeedItem } from "../support/event-feed.ts";
import type { Site } from "../support/site.ts";

async function getCalls({ origin, admin }: Site) {
  const call = async (method: string, path: string, body: object, token = "") => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    expect([path, answer.ok]).toEqual([path, true]);
    return (await answer.json()) as { token: string; data: { key: string } };
  };
  const { token } = await call("POST", "/api/admin/login", admin);
  return (method: string, path: string, body: object) => call(method, path, body, token);
}

async function getPreview(address: string) {
  const answer = await fetch(address, { headers: { "User-Agent": "WhatsApp/2.23" } });
  const html = await answer.text();
  const of = (property: string) =>
    (new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
  const picture = await fetch(of("og:image"));
  return {
    status: answer.status,
    title: of("og:title"),
    description: of("og:description"),
    url: of("og:url"),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    facts: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null"),
    picture: {
      status: picture.status,
      type: picture.headers.get("Content-Type"),
      bytes: (await picture.bytes()).length,
    },
  };
}

/** Indian time. */
const daysOn = (days: number, hour: string) =>
  new Date(`${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}:00+05:30`).toISOString();
const DAY = /\d{1,2} \w+( \d{4})?/;

test("a visitor reads an event's status without scripts, shares it, and finds directions and contacts", async ({
  request,
  ownSite,
  browser,
  context,
  page,
}) => {
  test.slow();
  await test.step("a link in a chat shows the right event, also after others were added before it", async () => {
    type Listed = { data: { id: number; key: string; title: string; description: string }[] };
    const list = async () => (await (await fetch(`${ownSite.origin}/api/events?limit=50`)).json()) as Listed;
    const { data } = await list();
    const event = data[2];
    if (!event) throw new Error("The sample has too few events.");
    const address = `${ownSite.origin}/events/2?e=${event.key}`;
    const before = await getPreview(address);
    expect(before).toMatchObject({ status: 200, title: event.title, url: address, canonical: address });
    expect(event.description.startsWith(before.description.slice(0, 90))).toBe(true);
    expect(before.facts).toMatchObject({ "@type": "NewsArticle", headline: event.title, mainEntityOfPage: address });
    expect(before.picture).toMatchObject({ status: 200, type: "image/png" });
    expect(before.picture.bytes).toBeLessThan(300 * 1024);

    const file = join(ownSite.dataDir, "events.json");
    const operate = (...words: string[]) =>
      promisify(execFile)("node_modules/.bin/node", ["server/cli/main.ts", "events", ...words, file], {
        env: { PATH: process.env["PATH"], DATA_DIR: ownSite.dataDir, PUBLIC_ORIGIN: ownSite.origin },
      });
    await operate("export");
    const exported = JSON.parse(await readFile(file, "utf8")) as { data: object[] };
    const five = [1, 2, 3, 4, 5].map((number) => buildFeedItem({ caption: `New event ${number}` }));
    await writeFile(file, JSON.stringify({ data: [...five, ...exported.data] }));
    await operate("import");
    await expect.poll(async () => (await list()).data[7]?.key).toBe(event.key);

    const moved = `${ownSite.origin}/events/7?e=${event.key}`;
    const after = await getPreview(address);
    expect(after).toMatchObject({ status: 200, title: event.title, url: moved, canonical: moved });
    expect(after.picture).toMatchObject({ status: 200, type: "image/png" });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.title);
    expect((await getPreview(`${ownSite.origin}/events/2`)).title).toBe("New event 3");
  });
  await test.step("a visitor reads an event's status on list, page, map and home, without scripts", async () => {
    const call = await getCalls(ownSite);
    const add = async (event: object) => (await call("POST", "/api/events/add", event)).data.key;
    const [starts_at, ends_at] = [daysOn(40, "07:00"), daysOn(40, "10:00")];
    const key = await add({
      title: "Drums at the ground",
      title_ml: "മൈതാനത്ത് ചെണ്ടമേളം",
      district: "Malappuram",
      venue: "Town ground",
      starts_at,
      ends_at,
    });
    const change = (fields: object) => call("PUT", `/api/events/update/${key}`, fields);
    const page = await browser.newPage({ ...PHONE, javaScriptEnabled: false, baseURL: ownSite.origin });
    const card = page.getByRole("article").filter({ hasText: "Drums at the ground" });
    const stop = page.getByRole("list", { name: /north to south/ }).getByRole("link", { name: /Malappuram/ });
    const atHome = page.getByRole("region", { name: "Next events" }).getByRole("listitem");

    await page.goto("/events");
    await expect(page.getByRole("heading", { name: "Upcoming", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Past events and news" })).toBeVisible();
    await expect(card).toContainText("7:00 am to 10:00 am");
    await expect(card).toContainText("Town ground");

    await change({
      status: "moved",
      starts_at: daysOn(47, "16:00"),
      ends_at: null,
      reason: "The ground is under water.",
    });
    await page.goto("/events");
    await expect(card).toContainText(
      new RegExp(`Moved from ${DAY.source} to ${DAY.source}\\. The ground is under water\\.`),
    );
    await card.getByRole("link", { name: /^Read More/ }).click();
    await expect(page.getByText(/Moved from .* to .*\. The ground is under water\./)).toBeVisible();
    await expect(page.getByText(/^\w+, \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await page.goto("/event-map");
    await expect(stop).toContainText(/4:00 pm, moved from \d{1,2} \w+ \d{4}/);
    await page.goto("/");
    await expect(atHome.filter({ hasText: "Drums at the ground" })).toContainText("moved from");
    const returning = await browser.newPage({ ...PHONE, baseURL: ownSite.origin });
    await returning.addInitScript(() => sessionStorage.setItem("district", "Malappuram"));
    await returning.goto("/");
    const mine = returning.getByRole("region", { name: "Next events" });
    await expect(mine.getByRole("combobox", { name: "Your district, shown first:" })).toHaveValue("Malappuram");
    await expect(mine.getByRole("link", { name: "Events in Malappuram" })).toHaveAttribute(
      "href",
      /district=Malappuram/,
    );
    await returning.close();

    await change({ status: "postponed", reason: "Examinations.", reason_ml: "പരീക്ഷയുണ്ട്." });
    await page.goto("/ml/events");
    const inMalayalam = page.getByRole("article").filter({ hasText: "മൈതാനത്ത് ചെണ്ടമേളം" });
    await expect(inMalayalam).toContainText("മാറ്റിവച്ചു. പരീക്ഷയുണ്ട്. പുതിയ തീയതി ഇവിടെ അറിയാം.");
    await page.goto("/ml/event-map");
    await expect(page.getByRole("link", { name: /^5 മലപ്പുറം.*മാറ്റിവച്ചു\./ })).toBeVisible();
    await page.goto("/ml");
    await expect(page.getByText("മൈതാനത്ത് ചെണ്ടമേളം"), "home shows upcoming events only").toHaveCount(0);

    await change({ status: "cancelled", reason: "Heavy rain." });
    await page.goto("/events");
    await expect(card).toContainText("Cancelled. Heavy rain.");
    await card.getByRole("link", { name: /^Read More/ }).click();
    await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Register to take part" })).toHaveCount(0);
    await page.getByRole("link", { name: "Other events in Malappuram" }).click();
    await expect(page).toHaveURL(/\/events\?district=Malappuram/);
    await page.goto("/event-map");
    await expect(stop).toContainText("Cancelled. Originally planned for");
    await page.close();
  });
  await test.step("a visitor shares an event, and finds directions and contacts", async () => {
    const call = await getCalls(ownSite);
    const event = {
      title: "Run by the sea",
      description: "Come in shoes you can run in.",
      district: "Kollam",
      venue: "Beach road",
      starts_at: daysOn(30, "06:30"),
      ends_at: null,
    };
    const { key } = (await call("POST", "/api/events/add", event)).data;
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ownSite.origin });
    await page.goto(`${ownSite.origin}/events/0?e=${key}`);
    const address = `${ownSite.origin}/events/0?e=${key}`;
    const share = await page.getByRole("link", { name: "WhatsApp", exact: true }).getAttribute("href");
    const text = new URL(share ?? "").searchParams.get("text") ?? "";
    expect(share).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(text.split("\n").at(0)).toBe("Run by the sea");
    expect(text).toMatch(/^\w+, \d{1,2} \w+ \d{4}, 6:30 am$/m);
    expect(text).toContain("Beach road, Kollam");
    expect(text.split("\n").at(-1)).toBe(address);
    const directions = page.getByRole("link", { name: "Directions" });
    await expect(directions).toHaveAttribute("href", /query=Beach\+road%2C\+Kollam/);
    await expect(directions).toHaveAttribute("rel", /noopener/);
    await expect(page.getByRole("link", { name: /^Call Kollam:/ })).toHaveAttribute("href", /^tel:\+91\d{10}$/);
    const calendar = await page.getByRole("link", { name: "Calendar", exact: true }).getAttribute("href");
    const file = await page.request.get(ownSite.origin + calendar);
    expect(await file.text()).toContain("SUMMARY:Run by the sea");
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
      "content",
      /6:30 am, Beach road\. Come in/,
    );
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
    expect(facts).toMatchObject({
      "@type": "Event",
      name: "Run by the sea",
      startDate: expect.stringMatching(/T06:30:00\+05:30$/),
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "Place", name: "Beach road" },
    });
    await expectAccessible(page);
    await page.mouse.move(200, 200);
    await page.locator("html[data-hydrated]").waitFor();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
  await test.step("a long URL and a long word widen neither a card nor a page", async () => {
    await page.setViewportSize(PHONE.viewport);
    const { token } = await (await request.post(`${ownSite.origin}/api/admin/login`, { data: ownSite.admin })).json();
    const headers = { Authorization: `Bearer ${token}` };
    const address = `https://forms.example.org/${"registration".repeat(12)}`;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const starts_at of [inDays(2), inDays(-2)]) {
      const added = await request.post(`${ownSite.origin}/api/events/add`, {
        headers,
        data: { title: "M".repeat(50), description: address, district: "Kollam", venue: "V".repeat(60), starts_at },
      });
      expect(added.status()).toBe(201);
    }
    for (const path of ["/events", "/ml/events", "/events/0", "/events/1", "/"]) {
      await page.goto(ownSite.origin + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      const wide = await page.locator("main :is(article, h1, h3)").evaluateAll((elements) => {
        const scrolls = (element: Element | null): boolean =>
          element !== null && (getComputedStyle(element).overflowX === "auto" || scrolls(element.parentElement));
        return elements.filter((element) => element.getBoundingClientRect().right > 391 && !scrolls(element)).length;
      });
      expect(wide, path).toBe(0);
    }
  });
});
