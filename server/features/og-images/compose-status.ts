import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import { SCRIPTS } from "../../../shared/i18n/languages.ts";
import type { OgImage, StatusShape } from "../../../shared/og-images/og-images.ts";
import {
  ART,
  bib,
  CLOTH,
  drawLogo,
  fitText,
  GHAT,
  INK,
  MARIGOLD,
  renderStrip,
  renderText,
  renderTitle,
} from "./compose.ts";
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
  const { language, day, became, status, story } = picture;
  if (!status) throw new TypeError("The picture has no shape.");
  if (story) return composeStory({ ...picture, status, story }, measure);
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

interface StoryLayout {
  title: Pick<Layout["title"], "y" | "high" | "sizes">;
  /** Of the portrait, which ends at the foot. */
  portrait: { x: number; width: number };
  /** Of name and designation. */
  by: { y: number; width: number };
}

const STORIES: Record<StatusShape, StoryLayout> = {
  square: {
    title: { y: 64, high: 300, sizes: { Latin: [88, 76, 66, 58, 50, 44], Malayalam: [64, 56, 50, 44, 38, 32] } },
    portrait: { x: 476, width: 580 },
    by: { y: 820, width: 400 },
  },
  tall: {
    title: { y: 260, high: 420, sizes: { Latin: [112, 98, 86, 74, 62, 52], Malayalam: [82, 72, 62, 54, 46, 38] } },
    portrait: { x: 60, width: 980 },
    by: { y: 740, width: 560 },
  },
};

/** A quote, who said it, and a drawn portrait in front of the sun. */
async function composeStory(
  picture: OgImage & Required<Pick<OgImage, "status" | "story">>,
  measure: Measure,
): Promise<string> {
  const { language, status, story } = picture;
  const { title: box, portrait, by } = STORIES[status.shape];
  const { height } = LAYOUTS[status.shape];
  const scale = portrait.width / 240;
  const title = { ...box, x: 60, width: 960, sizes: box.sizes[SCRIPTS[language]], line: 1.25, gap: 0, facts: FACTS };
  const write = async (text: string, y: number, most: number) => {
    const { text: fits, size } = await fitText(text, { width: by.width, size: most, least: 20, face: "text" }, measure);
    return renderText(fits, { x: 60, y, size, colour: INK, face: "text" }, measure);
  };
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${MARIGOLD}"/>`,
    `<g transform="translate(${portrait.x} ${height - FOOT - portrait.width}) scale(${scale.toFixed(4)})">${SUN}${story.portrait}</g>`,
    ...(await renderTitle(picture, title, measure)),
    await write(story.name, by.y, 40),
    await write(story.designation, by.y + 46, 30),
    ...(await drawFoot(language, status, height - FOOT, measure)),
  ];
  return `${parts.join("\n")}\n</svg>`;
}

/** With three rings, like that of the portraits. */
const SUN =
  '<g fill="none" stroke="#F0642A"><circle cx="150" cy="104" r="76" fill="#F0642A" stroke="none"/>' +
  '<circle cx="150" cy="104" r="86" stroke-width="5"/><circle cx="150" cy="104" r="95" stroke-width="3"/>' +
  '<circle cx="150" cy="104" r="102" stroke-width="1.5"/></g>';

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
