import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { INTERACTIONS } from "../app/inline/public-page.ts";
import { byLanguage, SCRIPTS } from "../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../shared/public-routes.ts";

export const PAGES: readonly string[] = [...MAPPED_PAGES, "/events/0"];

/** Limits of a first visit in transferred bytes, without photos. */
export const WEIGHTS = byLanguage((language) => ({
  first: SCRIPTS[language] === "Latin" ? 48_000 : 85_000,
  beforeTouch: 31_500,
  script: 4000,
  scriptEver: 132_000,
}));

/** Login and lists of the admin, before the editor, in transferred bytes. */
export const ADMIN_SCRIPT = 150_000;

/** Event list with photos at 1x, in bytes. */
export const EVENTS_WITH_PHOTOS = 130_000;

/** Transferred bytes of a first visit, compressed, without headers. */
export interface Weight {
  document: number;
  stylesheet: number;
  font: number;
  /** Including inline scripts, compressed separately; excluding inline data. */
  script: number;
  image: number;
  /** Without images. */
  first: number;
  beforeTouch: number;
  /** After hydration, if the page has any. */
  scriptEver: number;
}

type Kind = "document" | "stylesheet" | "font" | "script" | "image" | "other";

/** The final compression is created for the eighth visitor. */
export async function visitRepeatedly(addresses: readonly string[]): Promise<void> {
  const visit = async (address: string) => {
    const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
    return response.headers.get("Content-Length");
  };
  for (const address of addresses) for (let visitor = 0; visitor < 12; visitor += 1) await visit(address);
  let before = "";
  for (let [round, unchanged] = [0, 0]; round < 120 && unchanged < 8; round += 1) {
    const lengths = String(await Promise.all(addresses.map(visit)));
    unchanged = lengths === before ? unchanged + 1 : 0;
    before = lengths;
    await pause(500);
  }
}

export async function measurePageWeight(page: Page, address: string): Promise<Weight> {
  const sums: Record<Kind, number> = { document: 0, stylesheet: 0, font: 0, script: 0, image: 0, other: 0 };
  const counted: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    const counts = (kind in sums ? kind : "other") as Kind;
    counted.push(request.sizes().then(({ responseBodySize }) => void (sums[counts] += responseBodySize)));
  });
  const pending = new Set<unknown>();
  let requests = 0;
  page.on("request", (request) => {
    requests += 1;
    pending.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => void pending.delete(request));
  /** Network idle; busy browsers do not always report it. */
  const quiet = async () => {
    for (let [round, quietRounds] = [0, 0]; round < 100 && quietRounds < 5; round += 1) {
      const before = requests;
      await pause(100);
      quietRounds = pending.size === 0 && requests === before ? quietRounds + 1 : 0;
    }
  };
  const bytes = async () => {
    await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
    await quiet();
    await Promise.all(counted);
    return { ...sums };
  };

  // Before the first interaction: the resting mouse and layout changes fire events too.
  await page.addInitScript((types) => {
    const seen: string[] = [];
    const ignore = (event: Event) => {
      event.stopImmediatePropagation();
      seen.push(`${event.type} at ${(event.target as Element).outerHTML?.slice(0, 200) ?? "the document"}`);
    };
    for (const type of types) addEventListener(type, ignore, true);
    const listen = () => {
      for (const type of types) removeEventListener(type, ignore, true);
    };
    Object.assign(globalThis, { seen, listen });
  }, INTERACTIONS);
  await page.goto(address);
  const { document, stylesheet, font, script, image, other } = await bytes();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  const isLazy = (await page.locator("script[type$=later]").count()) > 0;
  if (isLazy && (await page.locator("html[data-hydrated]").count()) > 0)
    throw new Error(`${address} was hydrated before the first touch, after: ${seen.join(", ")}`);
  const odd = seen.filter((event) => !event.startsWith("pointerover"));
  if (isLazy && odd.length > 0) console.log(`figures: events without a visitor on ${address}: ${odd.join(", ")}`);
  const inline = await page.evaluate(() =>
    [...globalThis.document.querySelectorAll("script:not([src])")]
      .filter((element) => !/json|later/.test((element as HTMLScriptElement).type))
      .map((element) => element.textContent ?? "")
      .join("\n"),
  );
  const inlineBytes = brotliCompressSync(inline).length;
  const weight = {
    document,
    stylesheet,
    font,
    script: script + inlineBytes,
    image,
    first: document + stylesheet + font + script + other,
    beforeTouch: document + stylesheet + script,
  };
  if (!isLazy) return { ...weight, scriptEver: weight.script };
  await page.evaluate(() => (globalThis as unknown as { listen(): void }).listen());
  await page.keyboard.press("Tab");
  await page.locator("html[data-hydrated]").waitFor();
  return { ...weight, scriptEver: (await bytes()).script + inlineBytes };
}
