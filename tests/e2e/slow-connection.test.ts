import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

test.use(PHONE);

/** Delays responses until released. */
async function holdBack(page: Page, pattern: RegExp) {
  let letGo = () => {};
  const line = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await line;
    await route.continue();
  });
  return letGo;
}

/** Delayed scripts also delay `load`. */
const BEFORE_SCRIPTS = { waitUntil: "domcontentloaded" } as const;

interface Sign {
  busy: string | null;
  position: string;
  top: string;
  height: string;
}

/** Observes from inside the page, as outside calls wait for the navigation. */
async function followSign(page: Page) {
  const seen: Sign[] = [];
  await page.exposeFunction("tellSign", (sign: Sign) => seen.push(sign));
  await page.evaluate(() => {
    const { tellSign } = window as unknown as { tellSign: (sign: Sign) => void };
    const main = document.querySelector("main") as HTMLElement;
    const tell = () => {
      const { position, top, height } = getComputedStyle(main, "::before");
      tellSign({ busy: main.getAttribute("aria-busy"), position, top, height });
    };
    new MutationObserver(tell).observe(main, { attributes: true });
  });
  return () => seen.at(-1);
}

const SIGN: Sign = { busy: "true", position: "fixed", top: "0px", height: "8px" };

const openMap = (page: Page) => page.getByRole("link", { name: "See the map" });

test("a click on a link shows progress at once, before hydration and after", async ({ context }) => {
  for (const hydrates of [false, true]) {
    const page = await context.newPage();
    await page.goto("/");
    if (hydrates) await waitForHydration(page);
    // Prerendering bypasses the route handler.
    await page.evaluate(() => document.querySelector("script[type=speculationrules]")?.remove());
    const letGo = await holdBack(page, /\/event-map|\/assets\/.*\.js$/);
    const sign = await followSign(page);
    await openMap(page).tap({ noWaitAfter: true });
    await expect.poll(sign).toEqual(SIGN);
    letGo();
    await expect(page).toHaveURL(/\/event-map$/);
    await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
    await page.goBack();
    await expect(page.getByRole("main"), "the page from the back-forward cache shows no progress").not.toHaveAttribute(
      "aria-busy",
    );
    await page.close();
  }
});

test("a click during hydration sends the input, and one before it is replayed once", async ({ page, context }) => {
  test.slow();
  await test.step("a click during hydration sends the input", async () => {
    const letGo = await holdBack(page, /\/assets\/.*\.js/);
    await page.goto("/schools", BEFORE_SCRIPTS);
    const form = page.locator("form:has(input[type=tel])");
    await form.getByRole("textbox").first().fill("Asha");
    await form.locator("button[type=submit]").hover();
    await page.mouse.down();
    letGo();
    await page.locator("html[data-hydrated]").waitFor();
    await expect(form.locator("button[type=button]")).toBeVisible();
    await page.mouse.up();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
    await expect(form.getByRole("textbox").first()).toHaveValue("Asha");
  });
  await test.step("a click that needs React is replayed once after hydration", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const letGo = await holdBack(page, /\/assets\/.*\.js/);
    await page.goto("/press-kit", BEFORE_SCRIPTS);
    await page.getByRole("button", { name: "Copy this text" }).click();
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
    letGo();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
    await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");

    await page.goto("/schools");
    await page.evaluate(() => {
      const counted = window as unknown as { printed: number };
      counted.printed = 0;
      window.print = () => {
        counted.printed += 1;
      };
    });
    const print = page.getByRole("button", { name: "Print the checklist" });
    await print.click();
    await waitForHydration(page);
    const printed = () => page.evaluate(() => (window as unknown as { printed: number }).printed);
    await expect.poll(printed).toBe(1);
    await print.click();
    expect(await printed(), "each click once").toBe(2);
  });
});

/** A recording proxy, including prefetches; scripts are empty at first. */
async function watch(origin: string) {
  const asked: { address: string; encoding: string | undefined }[] = [];
  const watched = { asked, withoutScripts: true, origin: "", close: () => {} };
  const server = createServer((request, response) => {
    const { url: address = "/", headers } = request;
    if (watched.withoutScripts && address.endsWith(".js"))
      return void response.writeHead(200, { "Content-Type": "text/javascript" }).end();
    request.pipe(
      ask(origin + address, { method: request.method ?? "GET", headers }, (answer) => {
        asked.push({ address, encoding: answer.headers["content-encoding"] });
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
  }).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  watched.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  watched.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return watched;
}

test("a press on a link prefetches the page once, small, and before the release", async ({ page, site }) => {
  const watched = await watch(site.origin);
  const ofTheMap = () => watched.asked.filter(({ address }) => /^\/event-map(\.data.*)?$/.test(address));
  const once = (address: unknown) => [{ address, encoding: expect.stringMatching(/^(br|gzip)$/) }];
  await page.goto(watched.origin);
  await openMap(page).hover();
  await page.mouse.down();
  await expect.poll(ofTheMap, "before the release").toEqual(once("/event-map"));
  await page.mouse.up();
  await expect(page).toHaveURL(/\/event-map$/);
  await page.waitForLoadState();
  expect(ofTheMap(), "and not again").toEqual(once("/event-map"));

  watched.withoutScripts = false;
  await page.goto(watched.origin);
  await waitForHydration(page);
  watched.asked.length = 0;
  await openMap(page).click();
  await expect(page).toHaveURL(/\/event-map$/);
  await page.waitForLoadState();
  expect(ofTheMap(), "React requests its data").toEqual(once(expect.stringMatching(/^\/event-map\.data/)));
  await page.close();
  watched.close();
});
