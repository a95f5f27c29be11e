import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { anItem, answers, startEventFeed } from "../support/event-feed.ts";
import { expect, expectAccessible, PHONE, takeOver, test } from "../support/journey.ts";
import { startSite } from "../support/site.ts";

const PANEL = [
  "All Districts",
  "Kasargod",
  "Kannur",
  "Wayanad",
  "Kozhikode",
  "Malappuram",
  "Palakkad",
  "Thrissur",
  "Ernakulam",
  "Idukki",
  "Kottayam",
  "Alappuzha",
  "Pathanamthitta",
  "Kollam",
  "Thiruvananthapuram",
];

const cards = (page: Page) => page.locator("article");
const districts = (page: Page) => page.getByRole("list", { name: "Sort by District" });
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A finger from right to left at this height. */
async function swipe(page: Page, y: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 320, y }] });
  for (let x = 300; x >= 40; x -= 20)
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a visitor scrolls through all events, reads one and is back at the same place", async ({ page }) => {
  await page.goto("/events");
  expect(
    (await districts(page).getByRole("link").allInnerTexts()).map((text) => text.replace(/^\S*\s+(?=\D)/, "")),
  ).toHaveLength(15);
  for (const name of PANEL) await expect(districts(page).getByRole("link", { name, exact: true })).toBeVisible();
  const also = page.getByRole("list", { name: "Also View" });
  expect(await also.getByRole("link").allInnerTexts()).toEqual(
    ["Registration ", "Event Map "].map((text) => text.trim()),
  );
  for (const name of ["Participation Badge", "Certificates", "Campaign materials", "Press kit"])
    await expect(also.getByText(name)).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  await expectAccessible(page);

  await takeOver(page);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(300);
  await expect(cards(page)).toHaveCount(6);
  for (const count of [12, 18, 20]) {
    await toTheEnd(page);
    await expect(cards(page)).toHaveCount(count);
  }
  await expect(page.getByText("All events loaded", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/events\?upto=20$/);

  const fifteenth = cards(page).nth(14);
  await fifteenth.scrollIntoViewIfNeeded();
  const title = await fifteenth.getByRole("heading").innerText();
  const before = await place(page);
  await fifteenth.getByRole("link", { name: `Read More ${title}` }).click();
  await expect(page).toHaveURL(/\/events\/14\?e=[0-9a-f]{16}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(/^Updated on: \d{1,2} \w+ \d{4}$/)).toBeVisible();
  await expect(districts(page)).toHaveCount(0);
  expect(await place(page)).toBe(0);
  await expectAccessible(page);

  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  await expect.poll(() => place(page)).toBe(before);
});

test("from one event to the next and the others, and back to the list where it was left", async ({ page }) => {
  await page.goto("/event?district=Kannur");
  await takeOver(page);
  await page.goto("/events");
  await takeOver(page);
  await cards(page).nth(2).scrollIntoViewIfNeeded();
  const titles = await cards(page).getByRole("heading").allInnerTexts();
  const third = cards(page)
    .nth(2)
    .getByRole("link", { name: /^Read More/ });
  await third.scrollIntoViewIfNeeded();
  const left = await place(page);
  await third.click();
  const article = page.getByRole("heading", { level: 1 });
  await expect(article).toHaveText(titles[2] ?? "");
  await expect(page.getByRole("heading", { name: "Next Post" })).toBeVisible();
  const others = page.getByRole("heading", { name: "Other Blogs" }).locator("..").getByRole("listitem");
  await expect(others).toHaveCount(3);
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/event\/3\?e=/);
  await expect(article).toHaveText(titles[3] ?? "");
  const other = await others.first().locator("b").innerText();
  await others.first().getByRole("link", { name: /^Read/ }).click();
  await expect(page).toHaveURL(/\/event\/\d+\?e=/);
  await expect(article).toHaveText(other);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect.poll(() => place(page)).toBe(left);

  await cards(page)
    .first()
    .getByRole("link", { name: /^Read More/ })
    .click();
  await page.getByRole("link", { name: "← Back to Event Updates" }).click();
  await expect(page).toHaveURL(/\/event$/);
  await expect(cards(page)).toHaveCount(6);
});

test("choosing a district keeps it in the address and says when there is nothing", async ({ page }) => {
  await page.goto("/events");
  await takeOver(page);
  await page.mouse.wheel(0, 400);
  await districts(page).getByRole("link", { name: "Kasargod", exact: true }).click();
  await expect(page).toHaveURL(/\/events\?district=Kasargod(#list)?$/);
  await expect(page.getByText("All events loaded", { exact: true })).toBeVisible();
  for (const badge of await page.locator(".badge").allInnerTexts()) expect(badge).toBe("KASARAGOD");
  // On a wide screen the page stays at its top.
  await expect.poll(() => place(page)).toBe(0);
  await expect(districts(page).getByRole("link", { name: "Kasargod" })).toHaveAttribute("aria-current", "true");

  await page.goto("/events?district=Nowhere");
  await expect(page.getByText("No events found for this district.", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("an event that is not there is said so, with status 404", async ({ page, expected }) => {
  expected.push(/404/);
  for (const path of ["/events/999", "/event/999", "/events/abc", "/events/0?e=0000000000000000"]) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByText("No event data.", { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await takeOver(page);
  await page.getByRole("link", { name: "← Back to Event Updates" }).click();
  await expect(cards(page)).toHaveCount(6);
});

test("pictures turn by arrow, mark and key, and never by themselves", async ({ page }) => {
  const carousel = page.locator("section.car").first();
  // On its first start the server still decodes the sample's pictures.
  await expect(async () => {
    await page.goto("/events");
    await expect(carousel).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await takeOver(page);
  await carousel.scrollIntoViewIfNeeded();
  const slide = (number: number) => carousel.getByRole("listitem").nth(number - 1);
  const arrow = (name: string) => carousel.locator("[role=button]:not([tabindex])", { hasText: name });
  const address = page.url();
  await page.waitForTimeout(1500);
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await arrow("Next photo").click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(arrow("Next photo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(slide(2)).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("ArrowLeft");
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(arrow("Previous photo")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await carousel.getByRole("button", { name: "Photo 2", exact: true }).click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.getByRole("button", { name: "Photo 2", exact: true })).toHaveAttribute("aria-current", "true");
  expect(page.url()).toBe(address);
});

test("an address without a key gains one once the event is open", async ({ page }) => {
  await page.goto("/events/4");
  await takeOver(page);
  await expect(page).toHaveURL(/\/events\/4\?e=[0-9a-f]{16}$/);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(canonical).toBe(page.url());
});

test.describe("by keyboard", () => {
  test("more events come by their link, and the focus goes on with the first of them", async ({ page }) => {
    await page.goto("/events");
    const more = page.getByRole("link", { name: "Load more" });
    await page.keyboard.press("Tab");
    await page.locator("html[data-taken-over]").waitFor();
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(cards(page)).toHaveCount(12);
    await expect(
      cards(page)
        .nth(6)
        .getByRole("link", { name: /^Read More/ }),
    ).toBeFocused();
  });

  test("whoever is in the footer stays there", async ({ page }) => {
    await page.goto("/events");
    await takeOver(page);
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.focus();
    await page.waitForTimeout(600);
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(cards(page)).toHaveCount(6);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the panel leaves room for the first event, and a district leads to the list", async ({ page }) => {
    await page.goto("/event");
    await expect(cards(page).first()).toBeInViewport();
    await page.touchscreen.tap(200, 780);
    await page.locator("html[data-taken-over]").waitFor();
    await districts(page).getByRole("link", { name: "Ernakulam" }).tap();
    await expect(page).toHaveURL(/district=Ernakulam/);
    const top = async () => Math.round((await cards(page).first().boundingBox())?.y ?? -1);
    await expect.poll(top).toBeLessThan(150);
    expect(await top()).toBeGreaterThan(60);
    await expectAccessible(page);
  });

  test("pictures turn by swiping, and an event reads well", async ({ page }) => {
    const carousel = page.locator("section.car").first();
    await expect(async () => {
      await page.goto("/events");
      await expect(carousel).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await swipe(page, Math.round((await carousel.boundingBox())?.y ?? 0) + 100);
    await expect(carousel.getByRole("listitem").nth(1)).toBeInViewport({ ratio: 0.9 });
    await page
      .getByRole("link", { name: /^Read More/ })
      .first()
      .tap();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [page.url(), "/events"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there: districts, more events, an event, the next, back", async ({ page }) => {
    await page.goto("/events");
    await expect(cards(page)).toHaveCount(6);
    const title = await cards(page).nth(5).getByRole("heading").innerText();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page).toHaveURL(/\/events\?upto=12#event-7$/);
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).nth(6)).toBeInViewport();
    await cards(page)
      .nth(5)
      .getByRole("link", { name: `Read More ${title}` })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.locator("aside").getByRole("link", { name: /^Next/ }).click();
    await expect(page).toHaveURL(/\/event\/6\?e=/);
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL(/\/event$/);
    await districts(page).getByRole("link", { name: "Kollam" }).click();
    await expect(page).toHaveURL(/\/event\?district=Kollam#list$/);
    await expect(page.getByText("All events loaded", { exact: true })).toBeVisible();
  });
});

test("a feed that never answered is said so, and Retry brings the list once it does", async ({ page, expected }) => {
  expected.push(/502/);
  const feed = await startEventFeed();
  feed.answer = answers.status(500);
  const site = await startSite({ EVENT_FEED_URL: feed.url, EVENT_FEED_KEY: "journey-feed-key" });
  try {
    const answer = await page.goto(`${site.origin}/events`);
    expect(answer?.status()).toBe(502);
    await expect(page.getByText("Failed to load events.", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await takeOver(page);
    feed.answer = answers.list([anItem({ caption: "Here at last", image1: `${feed.origin}/1.png` })]);
    await expect.poll(() => feed.asked.length, { timeout: 15_000 }).toBeGreaterThan(1);
    await expect(async () => {
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("heading", { name: "Here at last" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await page.content()).not.toContain("journey-feed-key");
  } finally {
    await site.stop();
    await feed.close();
  }
});

/** What a chat's crawler reads of a page. */
async function previewOf(address: string) {
  const answer = await fetch(address, { headers: { "User-Agent": "WhatsApp/2.23" } });
  const html = await answer.text();
  const of = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "";
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

test("a link in a chat shows the right event, also after others were put in front of it", async ({
  ownSite: site,
  page,
}) => {
  type Listed = { data: { id: number; key: string; title: string; description: string }[] };
  const list = async () => (await (await fetch(`${site.origin}/api/events?limit=50`)).json()) as Listed;
  const { data } = await list();
  const event = data[2];
  if (!event) throw new Error("The sample has too few events.");
  const address = `${site.origin}/events/2?e=${event.key}`;
  const before = await previewOf(address);
  expect(before).toMatchObject({ status: 200, title: event.title, url: address, canonical: address });
  expect(event.description.startsWith(before.description.slice(0, 90))).toBe(true);
  expect(before.facts).toMatchObject({ "@type": "NewsArticle", headline: event.title, mainEntityOfPage: address });
  expect(before.picture).toMatchObject({ status: 200, type: "image/jpeg" });
  expect(before.picture.bytes).toBeLessThan(300 * 1024);

  const file = join(site.dataDir, "events.json");
  const operate = (...words: string[]) =>
    execFileSync("node_modules/.bin/node", ["server/operator.ts", "events", ...words, file], {
      env: { PATH: process.env["PATH"], DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin },
    });
  operate("export");
  const exported = JSON.parse(await readFile(file, "utf8")) as { data: object[] };
  const five = [1, 2, 3, 4, 5].map((number) => anItem({ caption: `New event ${number}` }));
  await writeFile(file, JSON.stringify({ data: [...five, ...exported.data] }));
  operate("import");
  await expect.poll(async () => (await list()).data[7]?.key).toBe(event.key);

  const moved = `${site.origin}/events/7?e=${event.key}`;
  const after = await previewOf(address);
  expect(after).toMatchObject({ status: 200, title: event.title, url: moved, canonical: moved });
  expect(after.picture).toMatchObject({ status: 200, type: "image/jpeg" });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.title);
  // Without its key the place leads to another event now.
  expect((await previewOf(`${site.origin}/events/2`)).title).toBe("New event 3");
});

test("one installation shows the events and pictures of another, and gives nobody the key", async ({ page }) => {
  const EVENT_FEED_KEY = "between-two-installations";
  const teller = await startSite({ EVENT_FEED_KEY });
  const reader = await startSite({
    SAMPLE_CONTENT: "0",
    EVENT_FEED_KEY,
    EVENT_FEED_URL: `${teller.origin}/feed/event-updates`,
  });
  try {
    const keysOf = async (origin: string) =>
      (await (await fetch(`${origin}/api/events?limit=50`)).json()).data.map(({ key }: { key: string }) => key);
    expect(await keysOf(reader.origin)).toEqual(await keysOf(teller.origin));
    const picture = page.locator("article img[srcset]").first();
    await expect(async () => {
      await page.goto(`${reader.origin}/events`);
      await expect(picture).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 45_000 });
    expect(new URL((await picture.getAttribute("src")) ?? "", reader.origin).pathname).toMatch(/^\/files\/events\//);
    for (const path of ["/events", "/events/0", "/events.data", "/api/events", "/api/openapi.json"])
      expect(await (await fetch(reader.origin + path)).text()).not.toContain(EVENT_FEED_KEY);
    expect(reader.log() + teller.log()).not.toContain(EVENT_FEED_KEY);
  } finally {
    await reader.stop();
    await teller.stop();
  }
});

test("security 44: no spelling of the host is ever repeated by a page of events", async ({ site }) => {
  const { hostname, port } = new URL(site.origin);
  for (const path of [
    "/events",
    "/events/1",
    "/events/1?host=no",
    "/api/events",
    "/events.data",
    "http://evil.test/events/2",
  ]) {
    const headers = { Host: "evil.test", "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "https" };
    const asked = request({ hostname, port, path, headers }).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect([path, (await text(answer)).includes("evil.test")]).toEqual([path, false]);
    expect(JSON.stringify(answer.headers)).not.toContain("evil.test");
  }
});
