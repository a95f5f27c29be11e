import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { brochureIn } from "./brochure.ts";
import { SCENES } from "./scenes.ts";

/* Regenerates the sample pictures and brochures: `node sample-content/drawing/draw.ts CHROMIUM`. The results
   are committed, so filling an empty database needs no browser. */

const folder = new URL("../", import.meta.url);
const font = (file: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(`../app/fonts/${file}`, folder)).toString("base64")}`;
const fontFaces = `
  @font-face { font-family: "Anek Display"; font-weight: 800; src: url(${font("anek-latin-display.woff2")}) }
  ${[400, 600, 700].map((weight) => `@font-face { font-family: "Anek"; font-weight: ${weight}; src: url(${font(`anek-latin-text-${weight}.woff2`)}) }`).join("")}
  @font-face { font-family: "Anek Malayalam"; font-weight: 800; src: url(${font("anek-malayalam-display.woff2")}) }
  @font-face { font-family: "Anek Malayalam Text"; font-weight: 400 500; src: url(${font("anek-malayalam-text.woff2")}) }
  @font-face { font-family: "Anek Malayalam Text"; font-weight: 600 700; src: url(${font("anek-malayalam-text-700.woff2")}) }`;

async function drawPictures(browser: Browser): Promise<void> {
  mkdirSync(new URL("pictures/", folder), { recursive: true });
  const page = await browser.newPage();
  for (const [name, scene] of Object.entries(SCENES)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800" width="1280" height="800">${scene}</svg>`;
    const webp = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 800 });
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.82);
    }, svg);
    writeFileSync(new URL(`pictures/${name}.webp`, folder), Buffer.from(webp.split(",")[1] ?? "", "base64"));
  }
}

/** Names the campaign as the document's creator; the same length, because a PDF is read by places. */
const signed = (pdf: string) =>
  pdf.replace(/\/Creator \((?:\\.|[^\\)])*\)/u, (creator) => "/Creator (Drug-Free Kerala)".padEnd(creator.length));

const FILES = { "event-brochure.pdf": "en", "event-brochure-malayalam.pdf": "ml" } as const;

async function printBrochures(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const [file, language] of Object.entries(FILES)) {
    await page.setContent(brochureIn(language).replace("/* fonts */", fontFaces), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    writeFileSync(new URL(file, folder), Buffer.from(signed(pdf.toString("latin1")), "latin1"));
  }
}

const [executablePath] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
await drawPictures(browser);
await printBrochures(browser);
await browser.close();
