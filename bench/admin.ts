import { chromium, type Page } from "@playwright/test";
import { startTempSite } from "../script/start-temp-site.ts";
import { type Figure, median } from "./table.ts";

const ROUNDS = 5;
/** Phone CPU slowdown. */
const SLOWER = 4;
/** Lighthouse's slow 4G: bytes a second, latency in ms. */
const LINE = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false };
const AIMS = { script: 180_000, interactive: 2500 };
const SCREEN = "/admin/dashboard";

/** Admin start screen on a phone, logged in, empty cache. */
export async function benchAdmin(): Promise<Figure[]> {
  const site = await startTempSite();
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const answer = await fetch(`${site.origin}/api/admin/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(site.admin),
    });
    const { token, admin } = (await answer.json()) as { token: string; admin: unknown };
    const onFirstVisit = async (line?: typeof LINE) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.addInitScript(
        (session) => {
          for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
        },
        { token, admin: JSON.stringify(admin) },
      );
      const opened = await open(page, site.origin + SCREEN, line);
      await context.close();
      return opened;
    };
    const opened: Opened[] = [];
    const overLine: Opened[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      opened.push(await onFirstVisit());
      overLine.push(await onFirstVisit(LINE));
    }
    const script = median(opened.map((item) => item.script));
    const times = opened.map(({ interactive }) => interactive).toSorted((a, b) => a - b);
    const timesOverLine = overLine.map(({ interactive }) => interactive);
    return [
      {
        name: "office: script of the first screen",
        figure: `${(script / 1000).toFixed(1)} KB`,
        floor: "98 KB by React alone",
        ratio: script / 98_000,
        aim: `≤ ${AIMS.script / 1000} KB`,
        reached: script <= AIMS.script,
      },
      {
        name: `office: first screen interactive, processor ${SLOWER} times slower`,
        figure: `${median(times).toFixed(0)} ms (${times[0]?.toFixed(0)} to ${times.at(-1)?.toFixed(0)})`,
        floor: `${median(timesOverLine).toFixed(0)} ms over 1.6 Mbit/s, 150 ms`,
        aim: `≤ ${AIMS.interactive} ms`,
        reached: median(times) <= AIMS.interactive,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

interface Opened {
  /** Transferred bytes. */
  script: number;
  /** Milliseconds until the data is shown and no long task blocks input. */
  interactive: number;
}

async function open(page: Page, address: string, line?: typeof LINE): Promise<Opened> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  if (line) await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  let script = 0;
  const counted: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script")
      counted.push(request.sizes().then(({ responseBodySize }) => void (script += responseBodySize)));
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  const interactive = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Idle twice: input would be handled at once.
        requestIdleCallback(() => requestIdleCallback(() => resolve(performance.now())));
      }),
  );
  await page.waitForLoadState("networkidle");
  await Promise.all(counted);
  return { script, interactive };
}
