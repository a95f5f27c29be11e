import type sharp from "sharp";

/** Font families for CSS and Pango, Latin first. */
export const FONTS = {
  display: { families: ["Anek Latin Medium", "Anek Malayalam Medium"], weight: 800, stretch: "condensed" },
  text: { families: ["Anek Latin Medium", "Anek Malayalam Medium"], weight: 700, stretch: "normal" },
} as const;
export type Font = keyof typeof FONTS;

/** Width in ems. */
export type Measure = (text: string, face: Font) => Promise<number>;

const SIZE = 100;
/** Guards, so that outer spaces have a width. */
const POST = "|";

/**
 * Measures word by word with the renderer, as browsers shape text: Pango breaks conjuncts after a space
 * otherwise.
 */
export function createMeasure(draw: typeof sharp): Measure {
  const known = new Map<string, Promise<number>>();
  const drawn = async (text: string, face: Font) => {
    const { families, stretch } = FONTS[face];
    const style = stretch === "condensed" ? "Ultra-Bold Condensed" : "Bold";
    const font = `${families.join(",")},${style} ${SIZE}`;
    const words = { text: escapeXml(text), font, dpi: 72 };
    const { info } = await draw({ text: words }).raw().toBuffer({ resolveWithObject: true });
    return info.width / SIZE;
  };
  const measureOnce = (text: string, face: Font) => {
    const width = known.get(face + text) ?? drawn(text, face);
    known.set(face + text, width);
    return width;
  };
  const getWidth = async (text: string, face: Font) =>
    (await measureOnce(POST + text + POST, face)) - (await measureOnce(POST + POST, face));
  return async (text, face) => {
    const words = text.split(" ");
    let width = (words.length - 1) * (await getWidth(" ", face));
    for (const word of words) width += word ? await getWidth(word, face) : 0;
    return width;
  };
}

/** Characters that XML cannot represent, and bidi controls. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]+/g;

/** Escapes XML text. */
export const escapeXml = (words: string): string =>
  words
    .toWellFormed()
    .replace(INVISIBLE, " ")
    .replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
