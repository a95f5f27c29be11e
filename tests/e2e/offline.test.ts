import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, PHONE, test, waitForHydration } from "../support/e2e-test.ts";
import { startSite } from "../support/site.ts";

test.use({ serviceWorkers: "allow" });

const kept = (page: Page, address = "/help") =>
  expect
    .poll(() => page.evaluate(async (help) => Boolean(await (await caches.open("help")).match(help)), address))
    .toBe(true);

const controlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

test.describe("on a phone", () => {
  test.use(PHONE);

  test("every number is there without a network, with the day since when it was kept", async ({
    page,
    context,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/");
    await waitForHydration(page);
    await kept(page);
    await controlled(page);
    await context.setOffline(true);
    await page.goto("/events");
    await expect(page.getByText("You are offline. These numbers still work.")).toBeVisible();
    await expect(page.getByText("ഇപ്പോൾ ഇന്റർനെറ്റ് ഇല്ല.")).toBeVisible();
    await expect(page.getByText(/^Kept on \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}\.\d\d [ap]m\.$/)).toBeVisible();
    await expect(page.getByRole("link", { name: /14405/ })).toHaveAttribute("href", "tel:14405");
    await expect(page.getByRole("link", { name: /14446/ })).toHaveAttribute("href", "tel:14446");
    const police = page.getByRole("link", { name: /99959 66666/ });
    await expect(police).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await expect(police.getByText("Sends when you are online again")).toBeVisible();
    await expect(police.getByText("Message Now")).toBeHidden();
    await context.setOffline(false);
    await page.goto("/events");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Event Updates");
  });
});

test("a Malayalam reader gets the offline page in Malayalam from the first visit", async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/ml");
  await waitForHydration(page);
  await kept(page, "/ml/help");
  await controlled(page);
  await context.setOffline(true);
  const root = page.locator("html[data-kept]");
  await page.goto("/ml/events");
  await expect(root).toHaveAttribute("lang", "ml");
  await expect(page.getByRole("link", { name: /14405/ })).toHaveAttribute("href", "tel:14405");
  // Either language serves as fallback.
  await page.goto("/events");
  await expect(root).toHaveAttribute("lang", "ml");
  await context.setOffline(false);
  await page.goto("/events");
  await waitForHydration(page);
  await kept(page);
  await context.setOffline(true);
  await page.goto("/about-us");
  await expect(root).toHaveAttribute("lang", "en-IN");
});

test("what was kept says the new number once a page was visited after an owner changed it", async ({
  page,
  context,
  request,
  ownSite,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(ownSite.origin);
  await waitForHydration(page);
  await kept(page);
  await controlled(page);
  const { token } = await (await request.post(`${ownSite.origin}/api/admin/login`, { data: ownSite.admin })).json();
  const changed = await request.put(`${ownSite.origin}/api/campaign`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { tollFree: "1056" },
  });
  expect(changed.status()).toBe(200);
  await page.goto(`${ownSite.origin}/about-us`);
  await waitForHydration(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("help")).match("/help"))?.text()))
    .toContain("tel:1056");
  await context.setOffline(true);
  await page.goto(`${ownSite.origin}/events`);
  await expect(page.getByRole("link", { name: /1056/ })).toHaveAttribute("href", "tel:1056");
});

test("security 73: the office and the calls are not answered from what was kept", async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  await waitForHydration(page);
  await kept(page);
  await controlled(page);
  await context.setOffline(true);
  await expect(page.goto("/admin")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await expect(page.goto("/api/essential-links")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test("nothing is cached with data saver on", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Object.getPrototypeOf(navigator), "connection", { get: () => ({ saveData: true }) }),
  );
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("security 73: the offline copy can be declined, and stays off", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await kept(page);
  await page.goto("/help");
  await page.getByRole("button", { name: /Do not keep this page/ }).click();
  await expect(page.getByText("It is no longer stored.")).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("security 73: what an operator switched off is gone from the device after one visit", async ({ page }) => {
  const keeps = await startSite();
  await page.goto(keeps.origin);
  await waitForHydration(page);
  await kept(page);
  await controlled(page);
  await keeps.stop();
  const without = await startSite({ PORT: new URL(keeps.origin).port, OFFLINE_HELP: "0" });
  await page.goto(without.origin);
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
  await expect.poll(left).toEqual([0, []]);
  await page.close();
  await without.stop();
});

for (const [address, language] of [
  ["/help", "en-IN"],
  ["/ml/help", "ml"],
] as const) {
  test(`${address} is whole in itself, in both languages, for everyone`, async ({ page, site }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 320, height: 640 });
    const answer = await page.goto(address);
    expect(asked.filter((path) => path !== "/favicon.ico")).toEqual([address]);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    for (const [lang, at] of [
      ["en", "/help"],
      ["ml", "/ml/help"],
      ["x-default", "/help"],
    ])
      await expect(page.locator(`link[hreflang="${lang}"]`)).toHaveAttribute("href", site.origin + at);
    for (const words of ["Get help", "സഹായം തേടൂ"]) await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText("You are offline.")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await expectAccessible(page);
  });
}

test("the page and the worker that keeps it weigh at most 25 KB", async ({ request }) => {
  const weigh = async (path: string) => {
    const answer = await request.get(path, { headers: { "Accept-Encoding": "br" } });
    return Number(answer.headers()["content-length"] ?? (await answer.body()).length);
  };
  const [page, worker] = [await weigh("/help"), await weigh("/worker.js")];
  console.log(`figures: /help ${page} bytes, /worker.js ${worker} bytes`);
  expect(page + worker).toBeLessThanOrEqual(25_000);
});

test("its headings are drawn in the site's own letters", async ({ page }) => {
  await page.goto("/help");
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const selector of ["h1", ".title", ".number b"]) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts.length, selector).toBeGreaterThan(0);
    expect(
      fonts.filter(({ isCustomFont }) => !isCustomFont),
      selector,
    ).toEqual([]);
  }
});

test("one press, or three of Escape, leaves at once for another site", async ({ page, context, expected }) => {
  expected.push(/request to another origin: https:\/\/www\.wikipedia\.org\//);
  await context.route("https://www.wikipedia.org/", (route) => route.fulfill({ body: "Elsewhere" }));
  for (const leave of [
    () => page.getByRole("link", { name: /Leave this page/ }).click(),
    async () => {
      for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    },
  ]) {
    await page.goto("/privacy");
    await page.goto("/help");
    await leave();
    await expect(page.getByText("Elsewhere")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
  }
  await page.goto("/help");
  await expect(page.getByText("Your browser's history still shows that you were here.")).toBeVisible();
});

/** A proxy before the site, which can be made to hang or to answer an error. */
async function startProxy(origin: string) {
  const proxy = { origin: "", answer: "site" as "site" | "hang" | number, stop: () => {} };
  const server = createServer((request, response) => {
    if (proxy.answer === "hang") return;
    if (proxy.answer !== "site") return void response.writeHead(proxy.answer).end("Bad gateway");
    const { url = "/", method = "GET", headers } = request;
    request.pipe(
      ask(origin + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
  }).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  proxy.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  proxy.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return proxy;
}

test("a visitor who only looked reads the kept page when the site hangs or answers an error", async ({
  page,
  site,
  expected,
}) => {
  expected.push(/status of 50\d/);
  const proxy = await startProxy(site.origin);
  await page.goto(proxy.origin);
  await kept(page);
  await controlled(page);
  for (const answer of [502, 503, 504, "hang"] as const) {
    proxy.answer = answer;
    const started = performance.now();
    await page.goto(`${proxy.origin}/${answer === "hang" ? "help" : "events"}`);
    await expect(page.getByText("The site is not responding. These numbers still work.")).toBeVisible();
    await expect(page.getByText("You are offline.")).toBeHidden();
    await expect(page.getByRole("link", { name: /14405/ })).toHaveAttribute("href", "tel:14405");
    if (answer === "hang") console.log(`figures: help after ${Math.round(performance.now() - started)} ms`);
  }
  proxy.answer = "site";
  await page.goto(`${proxy.origin}/events`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Event Updates");
  await page.close();
  proxy.stop();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the numbers and the way to leave are plain links", async ({ page }) => {
    await page.goto("/ml/help");
    await expect(page.getByRole("link", { name: /14405/ })).toHaveAttribute("href", "tel:14405");
    await expect(page.getByRole("link", { name: /Leave this page/ })).toHaveAttribute(
      "href",
      "https://www.wikipedia.org/",
    );
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});
