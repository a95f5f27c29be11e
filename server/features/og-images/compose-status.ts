import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import { SCRIPTS } from "../../../shared/i18n/languages.ts";
import type { OgImage, StatusShape } from "../../../shared/og-images/og-images.ts";
import { ART, bib, CLOTH, drawLogo, fitText, GHAT, MARIGOLD, renderStrip, renderText, renderTitle } from "./compose.ts";
import type { Measure } from "./measure-text.ts";

const WIDTH = 1080;
const FOOT = 150;

interface Layout {
  height: number;
  /** Part of the drawing and its scale; it ends at the foot. */
  view: { x: number; width: number };
  title: {
    y: number;
    width: number;
    high: number;
    sizes: Record<(typeof SCRIPTS)[OgImage["language"]], readonly number[]>;
  };
  bib: { x: number; y: number; scale: number };
  /** Of the sentence about a change. */
  became: { y: number; width: number };
}

/** The controls of the apps cover the first 250 and the last 340 pixels of a tall picture. */
const LAYOUTS: Record<StatusShape, Layout> = {
  square: {
    height: 1080,
    view: { x: 168, width: 939 },
    title: {
      y: 60,
      width: 640,
      high: 300,
      sizes: { Latin: [128, 108, 92, 76, 62, 50], Malayalam: [92, 78, 66, 56, 46, 38] },
    },
    bib: { x: 750, y: 64, scale: 1.42 },
    became: { y: 828, width: 470 },
  },
  tall: {
    height: 1920,
    view: { x: 540, width: 568 },
    title: {
      y: 260,
      width: 960,
      high: 330,
      sizes: { Latin: [150, 128, 108, 92, 76, 62], Malayalam: [112, 96, 80, 66, 56, 46] },
    },
    bib: { x: 700, y: 690, scale: 1.68 },
    became: { y: 700, width: 560 },
  },
};

/** Top and bottom of the drawing's scene, without the sky above the sun's rings. */
const SCENE = { top: 104, bottom: 613 };
const FACTS = { sizes: [40, 36, 32, 28], line: 1.35, high: 110 };

/** SVG of a picture for a status. @throws TypeError without `status` */
export async function composeStatus(picture: OgImage, measure: Measure): Promise<string> {
  const { language, day, became, status } = picture;
  if (!status) throw new TypeError("The picture has no shape.");
  const { height, view, title: box, ...at } = LAYOUTS[status.shape];
  const high = Math.round(((SCENE.bottom - SCENE.top) * WIDTH) / view.width);
  const art = `${view.x} ${SCENE.top} ${view.width} ${SCENE.bottom - SCENE.top}`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${MARIGOLD}"/>`,
    ART.replace(/^<svg [^>]*>/, `<svg y="${height - FOOT - high}" width="${WIDTH}" height="${high}" viewBox="${art}">`),
  ];
  if (day) {
    const { x, y, scale } = at.bib;
    parts.push(
      `<g transform="translate(${x} ${y}) scale(${scale}) translate(-60 -160)">${await bib(day, measure)}</g>`,
    );
  }
  const title = { ...box, x: 60, sizes: box.sizes[SCRIPTS[language]], line: 1.25, gap: 26, facts: FACTS };
  parts.push(...(await renderTitle(picture, title, measure)));
  parts.push(...(await drawFoot(language, status, height - FOOT, measure)));
  if (became) {
    const strip = { ...at.became, size: 40, least: 24, high: 66, padding: 26 };
    parts.push(...(await renderStrip(became, strip, measure)));
  }
  return `${parts.join("\n")}\n</svg>`;
}

/** Logo, address of the site and toll-free number. */
async function drawFoot(
  language: OgImage["language"],
  { host, tollFree }: NonNullable<OgImage["status"]>,
  top: number,
  measure: Measure,
): Promise<string[]> {
  const right = async (text: string, y: number, most: number, colour: string, face: "text" | "display") => {
    const { text: fits, size, ems } = await fitText(text, { width: 560, size: most, least: 18, face }, measure);
    return renderText(fits, { x: 1020 - ems * size, y, size, colour, face }, measure);
  };
  const free = CATALOGUES[language].helplines.state.kind.toLocaleLowerCase("en");
  const number = await fitText(tollFree, { width: 300, size: 46, least: 20, face: "display" }, measure);
  const before = await measure(free, "text");
  const x = 1020 - number.ems * number.size;
  return [
    `<path d="M0 ${top}H${WIDTH}V${top + FOOT}H0Z" fill="${GHAT}"/>`,
    `<path d="M0 ${top + 4}H${WIDTH}M0 ${top + 14}H${WIDTH}" stroke="#E0A100" stroke-width="6"/>`,
    `<g transform="translate(-24 ${top - 36}) scale(1.4)">${SIGN}${(await drawLogo(language, measure, CLOTH)).join("")}</g>`,
    await right(host, top + 72, 36, CLOTH, "text"),
    await renderText(free, { x: x - 16 - before * 30, y: top + 124, size: 30, colour: CLOTH, face: "text" }, measure),
    await renderText(number.text, { x, y: top + 124, size: number.size, colour: MARIGOLD, face: "display" }, measure),
  ];
}

/** Drawn at (60, 52), next to the logo's words. */
const SIGN = ART.slice(ART.lastIndexOf('<g transform="translate(60 52)'), ART.lastIndexOf("</svg>"));
