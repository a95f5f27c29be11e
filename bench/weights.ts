import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { measurePageWeight, visitRepeatedly, type Weight } from "../script/measure-page-weight.ts";
import { EVENTS_WITH_PHOTOS, PAGES, WEIGHTS, WEIGHTS_AIMED_AT } from "../script/page-weights.ts";
import { startTempSite } from "../script/start-temp-site.ts";
import { LANGUAGES, localizeUrl } from "../shared/i18n/languages.ts";
import type { Figure } from "./table.ts";

/** Baselines: WordPress with its default theme; React with its router only. */
const FLOORS: Partial<Record<keyof Weight, string>> = {
  beforeTouch: "22.5 KB by WordPress",
  script: "9.4 KB by WordPress",
  scriptEver: "98 KB by React alone",
};
const NAMES = {
  first: "all but photos at a first visit",
  beforeTouch: "HTML, CSS and script before a touch",
  script: "script before a touch",
  scriptEver: "script ever",
} as const;

export async function benchWeights(): Promise<Figure[]> {
  const site = await startTempSite();
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    // Chromium loads lazy images from further away on slow connections.
    args: ["--no-sandbox", "--disable-gpu", "--force-effective-connection-type=Slow-2G"],
  });
  const figures: Figure[] = [];
  try {
    await allPhotosSized(`${site.origin}/events`);
    for (const language of LANGUAGES) {
      const paths = PAGES.map((path) => localizeUrl(language, path));
      await visitRepeatedly(paths.map((path) => site.origin + path));
      const pages: [path: string, weight: Weight][] = [];
      for (const path of paths) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        pages.push([path, await measurePageWeight(await context.newPage(), site.origin + path)]);
        await context.close();
      }
      printAll(pages);
      for (const [path, { first, image }] of pages.filter(([path]) => path.endsWith("/events")))
        figures.push({
          name: `${path}: all at a first visit, with its photos`,
          figure: `${((first + image) / 1000).toFixed(1)} KB`,
          floor: "",
          aim: language === "en" ? `≤ ${EVENTS_WITH_PHOTOS / 1000} KB` : "",
          reached: language !== "en" || first + image <= EVENTS_WITH_PHOTOS,
        });
      for (const [kind, name] of Object.entries(NAMES) as [keyof typeof NAMES, string][]) {
        const [home, ...others] = pages;
        const heaviest = others.toSorted(([, one], [, other]) => other[kind] - one[kind])[0];
        const most = { ...WEIGHTS[language], ...WEIGHTS_AIMED_AT[language] }[kind];
        for (const [path, weight] of [home, heaviest].filter((item) => item !== undefined))
          figures.push({
            name: `${path === paths[0] ? `home (${path})` : `heaviest other page (${path})`}: ${name}`,
            figure: `${(weight[kind] / 1000).toFixed(1)} KB`,
            floor: FLOORS[kind] ?? "",
            aim: `≤ ${most / 1000} KB`,
            reached: weight[kind] <= most,
          });
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return figures;
}

/** Pictures of a new site are resized in the background. */
async function allPhotosSized(list: string): Promise<void> {
  for (let [round, still, before] = [0, 0, ""]; round < 120 && still < 5; round += 1) {
    const photos = String(new Set((await (await fetch(list)).text()).match(/[\w-]+-480\.webp/g)).size);
    still = photos === before && photos !== "0" ? still + 1 : 0;
    before = photos;
    await pause(1000);
  }
}

/** KB. */
function printAll(pages: [path: string, weight: Weight][]): void {
  const kinds = ["first", "document", "stylesheet", "font", "script", "scriptEver", "image"] as const;
  const line = (cells: string[]) => `| ${cells.join(" | ")} |\n`;
  const rows = pages.map(([path, weight]) => [path, ...kinds.map((kind) => (weight[kind] / 1000).toFixed(1))]);
  process.stdout.write([["page, KB", ...kinds], kinds.map(() => "---").concat("---"), ...rows].map(line).join(""));
  process.stdout.write("\n");
}
