import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { renderText } from "../../server/features/og-images/compose.ts";
import { createMeasure, type Font } from "../../server/features/og-images/measure-text.ts";
import { FONTS_CONFIG } from "../../server/features/og-images/render.worker.ts";
import { DISTRICTS } from "../../shared/districts.ts";
import { expect, test } from "../support/e2e-test.ts";

// Fontconfig reads it once, before anything is drawn.
process.env["FONTCONFIG_FILE"] = FONTS_CONFIG;

/** Includes conjuncts, chillus, split vowel signs and mixed scripts. */
const TEXTS = [
  ...DISTRICTS.map(({ malayalam }) => malayalam),
  "സ്കൂൾ ക്യാപ്റ്റൻ",
  "തൃശ്ശൂരിൽ സ്ത്രീശക്തി കൂട്ടയോട്ടം",
  "ശ്രീലക്ഷ്മി കൃഷ്ണൻകുട്ടി",
  "രാഷ്ട്രപതി ജ്യോത്സ്ന ഉദ്ഘാടനം ചെയ്യും",
  "മുഹമ്മദ് റഫീഖ് കൊണ്ടോട്ടി",
  "എൽസ്സി ജോർജ്ജ് പുത്തൻപുരയ്ക്കൽ",
  "ലഹരിവിരുദ്ധ ബോധവൽകരണ ക്ലാസുകൾ",
  "ഹെൽപ്‌ലൈൻ 14405",
  "Kannur: കണ്ണൂർ Marathon 2027",
  "മാറ്റിവച്ചു. പുതിയ തീയതി ഇവിടെ പറയും.",
  "5 മേയ് അല്ല, 26 ജൂൺ",
  "സൈക്കിൾ റാലി, ഫ്ലാഷ് മോബ്, ബ്രോഷർ",
  "ഞങ്ങളൊന്നിച്ചോടുന്നു",
  "ഒറ്റക്കെട്ടായ് കൈകോർക്കാം",
  "പൗരാവകാശവും യുവത്വവും",
  "ഊർജ്ജസ്വലമായ ഐക്യം, ഋതുക്കൾ",
  "വിദ്യാർഥികൾ, അധ്യാപകർ, രക്ഷിതാക്കൾ",
  "ദുഃഖമില്ലാത്ത കുടുംബം",
  "MALAPPURAM'S STOP WITH DRUMS",
  "Café & “quotes” – 50 % more?",
];

const ROW = 90;
const SIZE = { width: 1200, height: ROW * TEXTS.length };

async function toSvg(face: Font): Promise<string> {
  const measure = createMeasure(sharp);
  const spot = (index: number) => ({ x: 20, y: ROW * index + 62, size: 40, colour: "#000000", face }) as const;
  const lines = await Promise.all(TEXTS.map((text, index) => renderText(text, spot(index), measure)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" text-rendering="geometricPrecision"><rect width="100%" height="100%" fill="#fff"/>${lines.join("")}</svg>`;
}

const getInk = async (picture: Buffer): Promise<Uint8Array> =>
  (await sharp(picture).flatten({ background: "#fff" }).greyscale().raw().toBuffer()).map((grey) =>
    grey < 128 ? 1 : 0,
  );

/** Registers the full fonts of the pictures; pages use subsets. */
async function letters(page: Page): Promise<void> {
  const face = async (family: string, file: string, more: string) => {
    const bytes = await readFile(`server/features/og-images/fonts/${file}.ttf`, "base64");
    return `@font-face { font-family: "${family}"; ${more}; src: url(data:font/ttf;base64,${bytes}) }`;
  };
  const style = await Promise.all([
    face("Anek Latin Medium", "anek-latin-display", "font-weight: 800; font-stretch: 75%"),
    face("Anek Malayalam Medium", "anek-malayalam-display", "font-weight: 800; font-stretch: 75%"),
    face("Anek Latin Medium", "anek-latin-text", "font-weight: 700; font-stretch: 100%"),
    face("Anek Malayalam Medium", "anek-malayalam-text-700", "font-weight: 700; font-stretch: 100%"),
  ]);
  await page.setContent(`<style>body { margin: 0 } svg { display: block } ${style.join("\n")}</style><main></main>`);
}

test("the server shapes Malayalam as a browser does, in both weights", async ({ page }) => {
  expect(TEXTS.length).toBeGreaterThan(30);
  for (const face of ["display", "text"] as const) {
    await page.setViewportSize(SIZE);
    await letters(page);
    const svg = await toSvg(face);
    await page.evaluate(async (drawing) => {
      const main = document.querySelector("main");
      if (main) main.innerHTML = drawing;
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    }, svg);
    const [server, browser] = await Promise.all([
      sharp(Buffer.from(svg)).png().toBuffer().then(getInk),
      page.screenshot().then(getInk),
    ]);
    for (const [index, text] of TEXTS.entries()) {
      const row = (ink: Uint8Array) => ink.subarray(index * ROW * SIZE.width, (index + 1) * ROW * SIZE.width);
      const [one, other] = [row(server), row(browser)];
      let [both, either] = [0, 0];
      for (let dot = 0; dot < one.length; dot += 1) {
        both += one[dot] && other[dot] ? 1 : 0;
        either += one[dot] || other[dot] ? 1 : 0;
      }
      // Antialiasing differs by a pixel; a wrong glyph by far more.
      expect([text, both / either > 0.93]).toEqual([text, true]);
    }
  }
});
