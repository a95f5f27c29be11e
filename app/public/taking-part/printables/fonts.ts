import latinDisplay from "../../../fonts/anek-latin-display.woff2?url";
import latinText from "../../../fonts/anek-latin-text-600.woff2?url";
import malayalamDisplay from "../../../fonts/anek-malayalam-display.woff2?url";
import malayalamText from "../../../fonts/anek-malayalam-text-700.woff2?url";
import type { Line } from "./printable.ts";

const LATIN = "U+0020-024F, U+2000-206F, U+20B9, U+2190-2193, U+2713";
const MALAYALAM = "U+0D02-0D03, U+0D05-0D39, U+0D3D-0D4D, U+0D57, U+0D60-0D63, U+0D7A-0D7F, U+200C-200D, U+25CC";

export const FONTS = {
  display: { family: `"Sheet Display", "Anek Display", "Malayalam Here", sans-serif`, weight: 800 },
  text: { family: `"Sheet Text", "Anek Text", "Malayalam Here", sans-serif`, weight: 600 },
} as const;

let loading: Promise<void> | undefined;

/** Loads the fonts under their own names, since `font-display: optional` may have given up on them. */
export function loadFonts(): Promise<void> {
  loading ??= Promise.all(
    [
      new FontFace("Sheet Display", `url(${latinDisplay})`, { weight: "800", unicodeRange: LATIN }),
      new FontFace("Sheet Display", `url(${malayalamDisplay})`, { weight: "800", unicodeRange: MALAYALAM }),
      new FontFace("Sheet Text", `url(${latinText})`, { weight: "400 700", unicodeRange: LATIN }),
      new FontFace("Sheet Text", `url(${malayalamText})`, { weight: "400 700", unicodeRange: MALAYALAM }),
    ].map((face) => {
      document.fonts.add(face);
      return face.load().catch(() => undefined);
    }),
  ).then(() => undefined);
  return loading;
}

let measureContext: CanvasRenderingContext2D | null | undefined;

/** Largest size that fits the width. */
export function fitFontSize({ text, size, width, face }: Line): number {
  if (typeof document === "undefined" || text === "") return size;
  measureContext ??= document.createElement("canvas").getContext("2d");
  if (!measureContext) return size;
  const { family, weight } = FONTS[face];
  measureContext.font = `${weight} 100px ${family}`;
  return Math.min(size, (width * 100) / Math.max(1, measureContext.measureText(text).width));
}
