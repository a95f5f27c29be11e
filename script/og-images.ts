import { mkdir, writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { drawInWorker } from "../server/features/og-images/render.worker.ts";
import { CATALOGUES, type MessagePart } from "../shared/i18n/catalogues.ts";
import { LANGUAGES, type Language, languageSuffix, localizeUrl } from "../shared/i18n/languages.ts";
import { forceWebFonts } from "./browser.ts";

const FOLDER = "public/shared";
const SIZE = { width: 1200, height: 630 };

/** One OG image per page type and language, from the page header. */
const PAGES = {
  home: "/",
  "about-us": "/about-us",
  registration: "/registration",
  "event-map": "/event-map",
  testimonials: "/testimonials",
  "essential-links": "/essential-links",
  "contact-us": "/contact-us",
  events: "/events",
  parents: "/parents",
  schools: "/schools",
  badge: "/badge",
  certificates: "/certificates",
  materials: "/materials",
  "press-kit": "/press-kit",
  pledge: "/pledge",
  volunteer: "/volunteer",
  search: "/search",
} as const;

/** Pages without header art, by their messages. */
const TITLES = {
  privacy: "privacy",
  accessibility: "accessibility",
  "site-map": "siteMap",
} as const satisfies Record<string, MessagePart>;

/** Matches hashed CSS module classes. */
const own = (name: string) => `[class^="${name}-"]`;
const [head, lanes, home, hero, dusk] = [own("head"), own("lanes"), own("home"), own("hero"), own("dusk")];

const DRESS = `
  body > *:not(main, .brand), .sample-line, :is(${head}, ${dusk}) :is(.button, form), ${own("actions")}, ${own("closeUp")},
  main > *:not(${head}, ${lanes}, ${home}, ${dusk}), ${home} > *:not(${hero}) { display: none !important }
  html, body { overflow: hidden }
  ${head} { height: 550px }
  ${head} .page-width { width: 1080px; height: 100%; padding: 56px 0 0; grid-template-columns: 1fr auto; gap: 24px }
  ${head} ${own("words")} { align-self: center; padding: 40px 0 0 }
  ${head} h1 { font-size: 116px } ${head} [lang="ml"] { font-size: 40px } ${head} p:not([lang]) { font-size: 32px; max-width: 20em }
  ${head} ${own("art")} { display: block; width: 480px; margin: 0; align-self: end }
  :root:lang(ml) ${head} h1 { font-size: 82px; line-height: 1.15 } :root:lang(ml) ${hero} h1 { font-size: 92px; line-height: 1.12 }
  ${lanes} { zoom: 2 }
  ${dusk} { height: 630px } ${dusk} .page-width { width: 1080px; height: 100%; padding: 96px 0 40px } ${dusk} > svg { right: 0; width: 640px }
  ${dusk} h1 { max-width: 7em; font-size: 104px } :root:lang(ml) ${dusk} h1 { font-size: 76px }
  ${dusk} ${own("malayalam")} { font-size: 38px } ${dusk} ${own("lead")} { max-width: 15em; font-size: 32px }
  ${hero} { --ribbon: 0px !important } ${own("ribbon")} { display: none !important }
  ${hero} ${own("wholeScene")} { display: block !important; width: 1163px; height: 630px }
  ${hero} .page-width { width: 1080px !important; height: 630px; padding-top: 104px }
  ${hero} h1 { font-size: 104px } ${hero} ${own("malayalam")} { font-size: 34px; margin-top: 6px }
  ${hero} :is(${own("tagline")}, ${own("hashtags")}) { display: none }
  .brand { position: fixed; z-index: 9; top: 32px; left: 60px; display: flex; align-items: center; gap: 14px;
    font: 800 30px/.86 var(--display); text-transform: uppercase; color: #14231d }
  body:has(${dusk}) .brand { color: var(--on-dusk) }
  .brand svg { width: 52px; height: 52px }`;

export async function drawOgImages(browser: Browser, origin: string, names: string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await drawTitles();
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: "reduce", bypassCSP: true });
  const page = await context.newPage();
  await forceWebFonts(page);
  const drawn = Object.entries(PAGES).filter(([name]) => names.length === 0 || names.includes(name));
  const kinds = drawn.flatMap(([name, path]) =>
    LANGUAGES.map((language) => ({ name: inLanguage(name, language), path: localizeUrl(language, path) })),
  );
  for (const { name, path } of kinds) {
    const response = await page.goto(origin + path);
    if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}.`);
    await page.addStyleTag({ content: DRESS });
    await page.evaluate(() => {
      const brand = document.createElement("div");
      brand.className = "brand";
      const logo = document.querySelector(".logo");
      brand.innerHTML = logo?.innerHTML ?? "";
      document.body.append(brand);
      return document.fonts.ready.then(() => undefined);
    });
    const screenshot = sharp(await page.screenshot());
    await save(name, await screenshot.png({ palette: true, colours: 96, effort: 9 }).toBuffer());
  }
  await context.close();
}

async function drawTitles(): Promise<void> {
  for (const [name, part] of Object.entries(TITLES))
    for (const language of LANGUAGES) {
      const { title } = CATALOGUES[language][part];
      await save(inLanguage(name, language), await drawInWorker({ language, title, facts: "", became: "" }));
    }
}

const inLanguage = (name: string, language: Language) => `${name}${languageSuffix(language)}`;

async function save(name: string, png: Buffer): Promise<void> {
  const file = `${FOLDER}/${name}.png`;
  await writeFile(file, png);
  process.stdout.write(`${file}  ${(png.length / 1000).toFixed(0)} kB\n`);
}
