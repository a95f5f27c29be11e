/** In units of the printable. */
export interface Line {
  text: string;
  x: number;
  y: number;
  /** Maximum font size. */
  size: number;
  /** Text is scaled down to fit, never cut. */
  width: number;
  face: "display" | "text";
  colour: string;
  centred?: true;
  /** Rotated with the badge. */
  turned?: true;
}

export interface Printable {
  width: number;
  height: number;
  /** Pixels per unit. */
  scale: number;
  /** Absent: a plain ground. */
  art?: string;
  background?: string;
  lines: readonly Line[];
  /** QR code of the site on a white square. */
  code?: { modules: SiteCode["modules"]; x: number; y: number; size: number };
  /** Drawn inside, scaled to the width. */
  inner?: { sheet: Printable; x: number; y: number; width: number };
}

/** The address of the site, as people read it and as cameras do. */
export interface SiteCode {
  host: string;
  modules: { count: number; path: string };
}

/** Rotation in degrees and its centre. */
export const LEAN = { angle: -3, x: 540, y: 520 };

export const INK = "#14231D";
export const CLOTH = "#FFFAEE";
export const LATERITE = "#B23A1A";
export const GHAT = "#0C4A36";

const MALAYALAM = /\p{Script=Malayalam}/u;
/** Malayalam is set slightly higher and smaller. */
export function pickLanguage(
  text: string,
  line: Omit<Line, "text" | "y" | "size"> & Record<"latin" | "malayalam", readonly [number, number]>,
): Line {
  const { latin, malayalam, ...rest } = line;
  const [y, size] = MALAYALAM.test(text) ? malayalam : latin;
  const upper = rest.face === "display" && !text.startsWith("#");
  return { ...rest, text: upper ? text.toLocaleUpperCase("en") : text, y, size };
}

export const logo = (
  words: readonly string[],
  { x, first, last, size, colour }: { x: number; first: number; last: number; size: number; colour: string },
): Line[] =>
  [first, last].map((y, index) =>
    pickLanguage(words[index] ?? "", {
      latin: [y, size],
      malayalam: [y, size * 0.92],
      x,
      width: 500,
      face: "display",
      colour,
    }),
  );
