import type { Language } from "../../../../shared/i18n/languages.ts";
import bib from "./art/bib.svg?no-inline";
import certificateKasavu from "./art/certificate-kasavu.svg?no-inline";
import certificateSunrise from "./art/certificate-sunrise.svg?no-inline";
import certificateTrack from "./art/certificate-track.svg?no-inline";
import kasavuMalayalam from "./art/kasavu.ml.svg?no-inline";
import kasavu from "./art/kasavu.svg?no-inline";
import sunrise from "./art/sunrise.svg?no-inline";
import { SHEET_WORDS as WORDS } from "./labels.ts";

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
  ground?: string;
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

export const DESIGNS = ["bib", "sunrise", "kasavu"] as const;
export type Design = (typeof DESIGNS)[number];

/** Rotation in degrees and its centre. */
export const LEAN = { angle: -3, x: 540, y: 520 };

const INK = "#14231D";
const QUIET = "#4A574F";
const CLOTH = "#FFFAEE";
const LATERITE = "#B23A1A";
const GHAT = "#0C4A36";
const MARIGOLD = "#FFB71B";

const MALAYALAM = /\p{Script=Malayalam}/u;
/** Malayalam is set slightly higher and smaller. */
function pickLanguage(
  text: string,
  line: Omit<Line, "text" | "y" | "size"> & Record<"latin" | "malayalam", readonly [number, number]>,
): Line {
  const { latin, malayalam, ...rest } = line;
  const [y, size] = MALAYALAM.test(text) ? malayalam : latin;
  const upper = rest.face === "display" && !text.startsWith("#");
  return { ...rest, text: upper ? text.toLocaleUpperCase("en") : text, y, size };
}

function logo(
  language: Language,
  { x, first, last, size, colour }: { x: number; first: number; last: number; size: number; colour: string },
) {
  const line = { x, size: language === "ml" ? size * 0.92 : size, width: 500, face: "display", colour } as const;
  return [
    { ...line, y: first, text: WORDS.logoFirst[language] },
    { ...line, y: last, text: WORDS.logoLast[language] },
  ];
}

interface BadgeWords {
  name: string;
  /** Localised; may be blank. */
  district: string;
  hashtag: string;
  language: Language;
  site: SiteCode;
}

export function badge(design: Design, words: BadgeWords): Printable {
  const { art, lines, code, host } = BADGES[design](words);
  const { host: text, modules } = words.site;
  const address: Line = { text, size: 32, face: "text", colour: CLOTH, ...host };
  return { width: 1080, height: 1080, scale: 1, art, lines: [...lines, address], code: { modules, ...code } };
}

/** The badge for the status of a messaging app, whose controls cover the ends. */
export function tallBadge(design: Design, words: BadgeWords): Printable {
  const { hashtag, site, language: to } = words;
  const middle = { x: 540, width: 960, centred: true } as const;
  return {
    width: 1080,
    height: 1920,
    scale: 1,
    ground: GHAT,
    inner: { sheet: badge(design, words), x: 60, y: 270, width: 960 },
    lines: [
      pickLanguage(hashtag, {
        ...middle,
        latin: [1390, 120],
        malayalam: [1380, 104],
        face: "display",
        colour: MARIGOLD,
      }),
      pickLanguage(WORDS.runs[to], {
        ...middle,
        latin: [1470, 46],
        malayalam: [1466, 40],
        face: "text",
        colour: CLOTH,
      }),
      { ...middle, text: site.host, y: 1550, size: 46, face: "text", colour: CLOTH },
    ],
  };
}

const onDateBadge = { x: 540, width: 760, face: "display", centred: true, turned: true } as const;

interface Drawn {
  art: string;
  lines: readonly Line[];
  code: Omit<NonNullable<Printable["code"]>, "modules">;
  /** Place of the site's address. */
  host: Pick<Line, "x" | "y" | "width">;
}

const BADGES: Record<Design, (words: BadgeWords) => Drawn> = {
  bib: ({ name, district, hashtag, language: to }) => ({
    art: bib,
    code: { x: 884, y: 912, size: 140 },
    host: { x: 60, y: 1046, width: 700 },
    lines: [
      pickLanguage(district, { ...onDateBadge, latin: [263, 68], malayalam: [262, 62], width: 660, colour: CLOTH }),
      pickLanguage(WORDS.yes[to], { ...onDateBadge, latin: [600, 392], malayalam: [592, 300], colour: INK }),
      pickLanguage(name, { ...onDateBadge, latin: [772, 128], malayalam: [758, 104], colour: LATERITE }),
      pickLanguage(WORDS.runs[to], {
        ...onDateBadge,
        latin: [838, 42],
        malayalam: [836, 34],
        width: 660,
        face: "text",
        colour: INK,
      }),
      ...logo(to, { x: 156, first: 84, last: 124, size: 44, colour: INK }),
      pickLanguage(hashtag, {
        latin: [992, 56],
        malayalam: [988, 50],
        x: 60,
        width: 380,
        face: "display",
        colour: CLOTH,
      }),
    ],
  }),
  sunrise: ({ name, district, hashtag, language: to }) => ({
    art: sunrise,
    code: { x: 872, y: 212, size: 140 },
    host: { x: 600, y: 1042, width: 420 },
    lines: [
      pickLanguage(name, { latin: [190, 158], malayalam: [176, 124], x: 70, width: 940, face: "display", colour: INK }),
      pickLanguage(WORDS.runs[to], {
        latin: [262, 54],
        malayalam: [262, 48],
        x: 70,
        width: 940,
        face: "text",
        colour: INK,
      }),
      pickLanguage(district, {
        latin: [976, 74],
        malayalam: [970, 58],
        x: 70,
        width: 430,
        face: "display",
        colour: CLOTH,
      }),
      pickLanguage(hashtag, {
        latin: [1043, 40],
        malayalam: [1040, 36],
        x: 70,
        width: 430,
        face: "display",
        colour: CLOTH,
      }),
    ],
  }),
  kasavu: ({ name, district, language: to }) => ({
    art: to === "ml" ? kasavuMalayalam : kasavu,
    code: { x: 900, y: 836, size: 116 },
    host: { x: 76, y: 1062, width: 640 },
    lines: [
      ...(to === "ml" ? SLOGAN_ML : SLOGAN_EN),
      pickLanguage(name, {
        latin: [940, 106],
        malayalam: [926, 84],
        x: 76,
        width: 780,
        face: "display",
        colour: MARIGOLD,
      }),
      pickLanguage(district, {
        latin: [1012, 58],
        malayalam: [1006, 50],
        x: 76,
        width: 520,
        face: "display",
        colour: CLOTH,
      }),
      ...logo(to, { x: 838, first: 990, last: 1023, size: 36, colour: CLOTH }),
    ],
  }),
};

const largeText = (text: string, x: number, y: number, size: number, colour: string): Line => ({
  text,
  x,
  y,
  size,
  colour,
  width: 1000,
  face: "display",
});
const SLOGAN_EN = [
  largeText(WORDS.yes.en, 70, 382, 392, GHAT),
  largeText("TO", 546.9, 222.1, 163.6, INK),
  largeText(WORDS.sports.en, 546.9, 382, 191.3, INK),
  largeText(WORDS.no.en, 70, 716, 392, LATERITE),
  largeText("TO", 473, 524.8, 118.9, INK),
  largeText(WORDS.drugs.en, 473, 716, 236, INK),
];
const SLOGAN_ML = [
  largeText(WORDS.sports.ml, 76, 168, 86, INK),
  largeText(WORDS.yes.ml, 70, 384, 216, GHAT),
  largeText(WORDS.drugs.ml, 76, 510, 86, INK),
  largeText(WORDS.no.ml, 70, 712, 216, LATERITE),
];

interface CertificateWords {
  name: string;
  event: string;
  /** May be blank. */
  day: string;
  hashtags: readonly string[];
  slogan: string;
  language: Language;
  site: SiteCode;
}

export const CERTIFICATE_DESIGNS = ["track", "sunrise", "kasavu"] as const;
export type CertificateDesign = (typeof CERTIFICATE_DESIGNS)[number];

const CERTIFICATES: Record<CertificateDesign, { art: string; aim: string; name: string; quiet: string }> = {
  track: { art: certificateTrack, aim: LATERITE, name: INK, quiet: QUIET },
  sunrise: { art: certificateSunrise, aim: GHAT, name: INK, quiet: INK },
  kasavu: { art: certificateKasavu, aim: LATERITE, name: GHAT, quiet: QUIET },
};

/** A4 certificate, in millimetres. */
export function certificate(
  design: CertificateDesign,
  { name, event, day, hashtags, slogan, language: to, site }: CertificateWords,
): Printable {
  const { art, aim, name: bold, quiet: soft } = CERTIFICATES[design];
  const quiet = { x: 20, width: 226, face: "text" } as const;
  const tag = (text = "", y = 0) =>
    pickLanguage(text, { latin: [y, 6.6], malayalam: [y, 6], x: 20, width: 90, face: "display", colour: CLOTH });
  return {
    width: 297,
    height: 210,
    scale: 6,
    art,
    code: { modules: site.modules, x: 217, y: 16, size: 26 },
    lines: [
      ...logo(to, { x: 39, first: 25, last: 32, size: 6.8, colour: INK }),
      pickLanguage(WORDS.forTakingPart[to], {
        ...quiet,
        latin: [51, 10.5],
        malayalam: [51, 9.5],
        face: "display",
        colour: aim,
      }),
      pickLanguage(name, { latin: [79, 31], malayalam: [78, 24], x: 20, width: 226, face: "display", colour: bold }),
      { ...quiet, text: event, y: 101, size: 7.2, colour: INK },
      { ...quiet, text: day, y: 111, size: 6, colour: soft },
      { ...quiet, text: slogan, y: 126, size: 6, colour: INK },
      { ...quiet, text: WORDS.noProof[to], y: 135.5, size: 3.7, colour: soft },
      tag(hashtags[0], 181.3),
      tag(hashtags[1], 190.3),
      { text: site.host, x: 20, y: 199.4, size: 4.6, width: 110, face: "text", colour: CLOTH },
    ],
  };
}
