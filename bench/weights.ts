import { chromium } from "@playwright/test";
import {
  measurePageWeight,
  PAGES,
  visitRepeatedly,
  WEIGHTS,
  WEIGHTS_AIMED_AT,
  type Weight,
} from "../script/page-weight.ts";
import { LANGUAGES, localizeUrl } from "../shared/i18n/languages.ts";
import { startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

/** Floors: WordPress with its default theme; React with its router only. */
const KINDS = {
  first: ["first visit without photos", ""],
  beforeTouch: ["HTML, CSS and script before interaction", "22.5 KB by WordPress"],
  script: ["script before interaction", "9.4 KB by WordPress"],
  scriptEver: ["all scripts", "98 KB by React alone"],
} as const;

/** Transferred bytes of the home page and of the heaviest other page. */
export async function benchWeights(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    // Chromium loads lazy images from further away on slow connections.
    args: ["--no-sandbox", "--disable-gpu", "--force-effective-connection-type=Slow-2G"],
  });
  const figures: Figure[] = [];
  try {
    await warmUp(site);
    for (const language of LANGUAGES) {
      const paths = PAGES.map((path) => localizeUrl(language, path));
      await visitRepeatedly(paths.map((path) => site.origin + path));
      const pages: [path: string, weight: Weight][] = [];
      for (const path of paths) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        pages.push([path, await measurePageWeight(await context.newPage(), site.origin + path)]);
        await context.close();
        process.stderr.write(`  ${JSON.stringify(pages.at(-1))}\n`);
      }
      for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
        const [name, floor] = KINDS[kind];
        const most = { ...WEIGHTS[language], ...WEIGHTS_AIMED_AT[language] }[kind];
        const [home, ...others] = pages;
        const heaviest = others.toSorted(([, one], [, other]) => other[kind] - one[kind])[0];
        for (const [path, weight] of [home, heaviest].filter((page) => page !== undefined))
          figures.push({
            name: `${path === paths[0] ? "home" : "heaviest other page"} (${path}): ${name}`,
            figure: `${(weight[kind] / 1000).toFixed(1)} KB`,
            floor,
            aim: `≤ ${most / 1000} KB`,
            reached: weight[kind] <= most,
          });
      }
    }
    return figures;
  } finally {
    await browser.close();
    await site.remove();
  }
}
