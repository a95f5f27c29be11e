import { readFileSync } from "node:fs";
import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import { DEFAULT_LANGUAGE, SCRIPTS } from "../../../shared/i18n/languages.ts";
import type { OgImage } from "../../../shared/og-images/og-images.ts";
import { truncate } from "../../../shared/text/graphemes.ts";
import { escapeXml, FONTS, type Font, type Measure } from "./measure-text.ts";

export const ART = readFileSync(new URL("./art.svg", import.meta.url), "utf8");

export const INK = "#14231D";
export const CLOTH = "#FFFAEE";
export const GHAT = "#0C4A36";
export const MARIGOLD = "#FFB71B";
const GREY = "#4A574F";

/** Font sizes in pixels, largest first. */
const TITLE = {
  page: { Latin: [108, 92, 76, 62, 50, 42], Malayalam: [82, 70, 58, 48, 40, 34] },
  event: { Latin: [80, 66, 54, 44, 36, 32], Malayalam: [66, 54, 46, 38, 32, 28] },
} as const;
const FACTS = [30, 27, 24] as const;
const MALAYALAM = /[\u0D00-\u0D7F]/;
/** Characters; more never fit. */
const MAX_TITLE_LENGTH = 200;

interface Spot {
  x: number;
  y: number;
  size: number;
  colour: string;
  face: Font;
  centred?: true;
}

export async function renderText(text: string, spot: Spot, measure: Measure): Promise<string> {
  const { x, y, size, colour, face, centred } = spot;
  const { families, weight, stretch } = FONTS[face];
  const family = [...families.map((family) => `'${family}'`), "sans-serif"].join(",");
  const words: string[] = [];
  let at = centred ? x - ((await measure(text, face)) * size) / 2 : x;
  for (const word of text.split(" ")) {
    if (word) words.push(`<text x="${at.toFixed(2)}" y="${Math.round(y)}">${escapeXml(word)}</text>`);
    at += ((await measure(word, face)) + (await measure(" ", face))) * size;
  }
  return (
    `<g font-family="${family}" font-weight="${weight}" font-stretch="${stretch}" font-size="${size}" fill="${colour}">` +
    `${words.join("")}</g>`
  );
}

/** SVG, 1200 × 630; titles are wrapped, scaled and cut. */
export async function compose(picture: OgImage, measure: Measure): Promise<string> {
  const { language, day, became } = picture;
  const parts = [ART.replace(/<\/svg>\s*$/, ""), ...(await drawLogo(language, measure))];
  const x = day ? 284 : 60;
  const title: TitleBox = {
    x,
    y: 150,
    width: 690 - x,
    high: (became ? 272 : 328) - (picture.facts ? 30 : 0),
    sizes: TITLE[day ? "event" : "page"][SCRIPTS[language]],
    line: 1.2,
    gap: 18,
    facts: { sizes: FACTS, line: 1.3, high: 74 },
  };
  if (day) parts.push(await bib(day, measure));
  parts.push(...(await renderTitle(picture, title, measure)));
  const strip = { y: 436, width: 590, size: 30, least: 20, high: 50, padding: 22 };
  if (became) parts.push(...(await renderStrip(became, strip, measure)));
  return `${parts.join("\n")}\n</svg>`;
}

export interface TitleBox extends Omit<Block, "face"> {
  x: number;
  y: number;
  /** Below the title. */
  gap: number;
  facts: Pick<Block, "sizes" | "line" | "high">;
}

/** Title with the facts below it; `line` applies to Malayalam. */
export async function renderTitle(picture: OgImage, box: TitleBox, measure: Measure): Promise<string[]> {
  const { x, y, width, sizes, gap } = box;
  const upper = picture.language === DEFAULT_LANGUAGE && !picture.story;
  const title = upper ? picture.title.toLocaleUpperCase("en") : picture.title;
  const line = MALAYALAM.test(title) ? box.line : upper ? 0.94 : 1.04;
  const facts = await wrapText(picture.facts, { ...box.facts, width, face: "text" }, measure);
  const block = { sizes, line, width, high: box.high - facts.high, face: "display" } as const;
  const { lines, size, high } = await wrapText(title, block, measure);
  const first = y + size * (MALAYALAM.test(lines[0] ?? "") ? 0.92 : 0.8);
  const descender = MALAYALAM.test(lines.at(-1) ?? "") ? size * 0.28 - 6 : 0;
  const top = y + high + gap + descender + facts.size;
  const rows = [
    ...lines.map((text, row) => ({ text, y: first + row * size * line, size, face: "display" }) as const),
    ...facts.lines.map(
      (text, row) => ({ text, y: top + row * facts.size * box.facts.line, size: facts.size, face: "text" }) as const,
    ),
  ];
  return Promise.all(rows.map(({ text, ...row }) => renderText(text, { ...row, x, colour: INK }, measure)));
}

interface Strip extends Omit<Box, "face"> {
  y: number;
  high: number;
  padding: number;
}

/** A sentence on a dark strip. */
export async function renderStrip(sentence: string, strip: Strip, measure: Measure): Promise<string[]> {
  const { y, high, padding, width, size: most, least } = strip;
  const { text, size, ems } = await fitText(sentence, { width, size: most, least, face: "text" }, measure);
  const spot = { x: 60 + padding, y: y + high / 2 + size * 0.34, size, colour: MARIGOLD, face: "text" } as const;
  return [
    `<path d="M60 ${y}h${Math.round(ems * size) + 2 * padding}v${high}H60Z" fill="${INK}"/>`,
    await renderText(text, spot, measure),
  ];
}

export async function drawLogo(language: OgImage["language"], measure: Measure, colour = INK): Promise<string[]> {
  const [first = "", last = ""] = CATALOGUES[language].layout.logo.map((line) => line.toLocaleUpperCase("en"));
  const row = { x: 132, size: MALAYALAM.test(first) ? 28 : 32, colour, face: "display" } as const;
  return [await renderText(first, { ...row, y: 76 }, measure), await renderText(last, { ...row, y: 106 }, measure)];
}

/** Date badge, 190 × 250 at (60, 160); dashes when unknown. */
export async function bib(
  { above, number, below, off }: NonNullable<OgImage["day"]>,
  measure: Measure,
): Promise<string> {
  const middle = { x: 155, centred: true } as const;
  const top = await fitText(above, { width: 128, size: 33, least: 16, face: "display" }, measure);
  const end = await fitText(below, { width: 128, size: 27, least: 14, face: "text" }, measure);
  return [
    '<g transform="rotate(-1.1 155 285)"><path d="M65 168h190v250H65Z" fill="#7E2610" opacity=".28"/>',
    `<path d="M60 160h190v250H60Z" fill="#FFFDF6"/><path d="M60 160h190v54H60Z" fill="${off ? GREY : GHAT}"/>`,
    `<g fill="${CLOTH}"><circle cx="78" cy="187" r="6"/><circle cx="232" cy="187" r="6"/></g>`,
    `<g fill="${INK}"><circle cx="78" cy="392" r="6"/><circle cx="232" cy="392" r="6"/></g>`,
    await renderText(top.text, { ...middle, y: 199, size: top.size, colour: CLOTH, face: "display" }, measure),
    number
      ? await renderText(number, { ...middle, y: 344, size: 150, colour: off ? GREY : INK, face: "display" }, measure)
      : `<path d="M88 258H222M88 290H222M88 322H222" stroke="${GREY}" stroke-width="8" stroke-dasharray="22 16"/>`,
    await renderText(end.text, { ...middle, y: 392, size: end.size, colour: INK, face: "text" }, measure),
    "</g>",
  ].join("");
}

interface Box {
  width: number;
  size: number;
  least: number;
  face: Font;
}

export async function fitText(text: string, { width, size, least, face }: Box, measure: Measure) {
  const title = truncate(text, MAX_TITLE_LENGTH);
  const ems = await measure(title, face);
  if (ems * least <= width) return { text: title, size: Math.min(size, Math.floor((width * 10) / ems) / 10), ems };
  const short = await shortenTitle(title, width / least, face, measure);
  return { text: short, size: least, ems: await measure(short, face) };
}

/** Truncates to a width in ems. */
async function shortenTitle(text: string, ems: number, face: Font, measure: Measure): Promise<string> {
  const letters = [...new Intl.Segmenter("ml").segment(text)].map(({ segment }) => segment);
  let [fits, over] = [1, letters.length];
  while (over - fits > 1) {
    const half = Math.floor((fits + over) / 2);
    if ((await measure(`${letters.slice(0, half).join("")}…`, face)) <= ems) fits = half;
    else over = half;
  }
  return `${letters.slice(0, fits).join("").trimEnd()}…`;
}

interface Block {
  /** Largest first. */
  sizes: readonly number[];
  /** Line height in ems. */
  line: number;
  width: number;
  high: number;
  face: Font;
}

/** Wraps text at the largest size that fits; cuts it otherwise. */
async function wrapText(text: string, { sizes, line, width, high, face }: Block, measure: Measure) {
  const words = truncate(text.replace(/\s+/g, " ").trim(), MAX_TITLE_LENGTH).split(" ").filter(Boolean);
  const space = await measure(" ", face);
  const widths = new Map<string, number>();
  for (const word of words) widths.set(word, await measure(word, face));
  const getHigh = (rows: number, size: number) => (rows > 0 ? size * (1 + (rows - 1) * line) : 0);
  for (const size of sizes) {
    const lines = wrapLines(words, widths, { space, most: width / size });
    const wide = words.some((word) => (widths.get(word) ?? 0) * size > width);
    if (!wide && getHigh(lines.length, size) <= high) return { lines, size, high: getHigh(lines.length, size) };
  }
  const size = sizes.at(-1) ?? 0;
  const maxLines = Math.max(1, Math.floor((high - size) / (size * line)) + 1);
  const all = wrapLines(words, widths, { space, most: width / size });
  const rows = [...all.slice(0, maxLines - 1), ...(all.length >= maxLines ? [all.slice(maxLines - 1).join(" ")] : [])];
  const lines: string[] = [];
  for (const row of rows)
    lines.push((await measure(row, face)) * size <= width ? row : await shortenTitle(row, width / size, face, measure));
  return { lines, size, high: getHigh(lines.length, size) };
}

/** Greedy line breaking. */
function wrapLines(
  words: string[],
  widths: Map<string, number>,
  { space, most }: { space: number; most: number },
): string[] {
  const lines: string[] = [];
  let wide = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const ems = widths.get(word) ?? 0;
    const fits = wide + space + ems <= most;
    if (fits) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
    wide = fits ? wide + space + ems : ems;
  }
  return lines;
}
