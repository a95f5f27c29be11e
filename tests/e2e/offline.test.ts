import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { getFaces } from "../support/draw-text.ts";
import { expect, expectAccessible, PHONE, test, waitForHydration } from "../support/e2e-test.ts";
import { startSite } from "../support/site.ts";

test.use({ serviceWorkers: "allow" });

const kept = (page: Page, address = "/help") =>
  expect
    .poll(() => page.evaluate(async (help) => Boolean(await (await caches.open("help")).match(help)), address))
    .toBe(true);

const controlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

test("security 73: every number is available offline, also after a change, and nothing of the API or the admin", async ({
  page,
  context,
  request,
  ownSite,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const { origin, admin } = ownSite;
  await page.setViewportSize(PHONE.viewport);
  await page.goto(origin);
  await waitForHydration(page);
  await kept(page);
  await controlled(page);
  await context.setOffline(true);
  await page.goto(`${origin}/events`);
  await expect(page.getByText("You are offline. These numbers still work.")).toBeVisible();
  await expect(page.getByText("ഇപ്പോൾ ഇന്റർനെറ്റ് ഇല്ല.")).toBeVisible();
  await expect(page.getByText(/^Saved on \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d [ap]m\.$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /14405/ })).toHaveAttribute("href", "tel:14405");
  await expect(page.getByRole("link", { name: /14446/ })).toHaveAttribute("href", "tel:14446");
  const police = page.getByRole("link", { name: /99959 66666/ });
  await expect(police).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  await expect(police.getByText("Sends when you are online again")).toBeVisible();
  await expect(police.getByText("Message Now")).toBeHidden();
  for (const path of ["/admin", "/api/essential-links"])
    await expect(page.goto(origin + path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await page.goto(`${origin}/events`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Event Updates");

  const { token } = await (await request.post(`${origin}/api/admin/login`, { data: admin })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const changed = await request.put(`${origin}/api/campaign`, { headers, data: { tollFree: "1056" } });
  expect(changed.status()).toBe(200);
  await page.goto(`${origin}/about-us`);
  await waitForHydration(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("help")).match("/help"))?.text()))
    .toContain("tel:1056");
  await context.setOffline(true);
  await page.goto(`${origin}/events`);
  await expect(page.getByRole("link", { name: /1056/ })).toHaveAttribute("href", "tel:1056");
});

test("security 73: the offline copy can be declined, data saver declines it, and an operator removes it", async ({
  page,
  context,
}) => {
  test.slow();
  await test.step("security 73: the offline copy can be declined, and data saver declines it", async () => {
    const registrations = (of: Page) =>
      of.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    const saver = await context.newPage();
    await saver.addInitScript(() =>
      Object.defineProperty(Object.getPrototypeOf(navigator), "connection", { get: () => ({ saveData: true }) }),
    );
    await saver.goto("/");
    await waitForHydration(saver);
    await saver.waitForLoadState("networkidle");
    expect(await registrations(saver)).toBe(0);
    await page.goto("/");
    await waitForHydration(page);
    await kept(page);
    await page.goto("/help");
    await page.getByRole("button", { name: /Do not store this page/ }).click();
    await expect(page.getByText("It is no longer stored.")).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto("/");
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(await registrations(page)).toBe(0);
  });
  await test.step("security 73: the offline copy is removed on the next visit once an operator disables it", async () => {
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
});

test("the help page is self-contained, in both languages, and accessible", async ({ page, site, request }) => {
  const weigh = async (path: string) => {
    const answer = await request.get(path, { headers: { "Accept-Encoding": "br" } });
    return Number(answer.headers()["content-length"] ?? (await answer.body()).length);
  };
  expect((await weigh("/help")) + (await weigh("/worker.js"))).toBeLessThanOrEqual(25_000);
  for (const [address, language] of [
    ["/help", "en-IN"],
    ["/ml/help", "ml"],
  ] as const) {
    const asked: string[] = [];
    const note = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
    page.on("request", note);
    await page.setViewportSize({ width: 320, height: 640 });
    const answer = await page.goto(address);
    expect(asked.filter((path) => path !== "/favicon.ico")).toEqual([address]);
    page.off("request", note);
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
    for (const part of ["h1", ".number b"])
      for (const face of await getFaces(page, part)) expect(face, part).toMatch(/^Anek/);
    await expectAccessible(page);
  }
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

test("a visitor who only browsed gets the cached page when the site hangs or fails", async ({
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

  // A link within the page that the browser has hydrated.
  await waitForHydration(page);
  proxy.answer = "hang";
  const pressed = performance.now();
  await page.getByRole("contentinfo").getByRole("link", { name: "For parents" }).click();
  await expect(page.getByText("The site is not responding. These numbers still work.")).toBeVisible();
  console.log(`figures: help after a link, ${Math.round(performance.now() - pressed)} ms`);
  await expect(page).toHaveURL(`${proxy.origin}/parents`);
  await page.close();
  proxy.stop();
});
