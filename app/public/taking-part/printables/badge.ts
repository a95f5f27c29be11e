import type { Messages } from "../../../../shared/i18n/catalogues.ts";
import bib from "./art/bib.svg?no-inline";
import kasavuMalayalam from "./art/kasavu.ml.svg?no-inline";
import kasavu from "./art/kasavu.svg?no-inline";
import sunrise from "./art/sunrise.svg?no-inline";
import {
  CLOTH,
  GHAT,
  INK,
  LATERITE,
  type Line,
  logo,
  type Printable,
  pickLanguage,
  type SiteCode,
} from "./printable.ts";

export const DESIGNS = ["bib", "sunrise", "kasavu"] as const;
export type Design = (typeof DESIGNS)[number];

const MARIGOLD = "#FFB71B";

interface BadgeContent {
  name: string;
  /** Localised; may be blank. */
  district: string;
  hashtag: string;
  messages: Messages["onSheets"];
  site: SiteCode;
}

export function drawBadge(design: Design, content: BadgeContent): Printable {
  const { art, lines, code, host } = BADGES[design](content);
  const { host: text, modules } = content.site;
  const address: Line = { text, size: 32, face: "text", colour: CLOTH, ...host };
  return { width: 1080, height: 1080, scale: 1, art, lines: [...lines, address], code: { modules, ...code } };
}

/** The badge for the status of a messaging app, whose controls cover the ends. */
export function drawTallBadge(design: Design, content: BadgeContent): Printable {
  const { hashtag, site, messages } = content;
  const middle = { x: 540, width: 960, centred: true } as const;
  return {
    width: 1080,
    height: 1920,
    scale: 1,
    background: GHAT,
    inner: { sheet: drawBadge(design, content), x: 60, y: 270, width: 960 },
    lines: [
      pickLanguage(hashtag, {
        ...middle,
        latin: [1390, 120],
        malayalam: [1380, 104],
        face: "display",
        colour: MARIGOLD,
      }),
      pickLanguage(messages.runs, {
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

const BADGES: Record<Design, (content: BadgeContent) => Drawn> = {
  bib: ({ name, district, hashtag, messages }) => ({
    art: bib,
    code: { x: 884, y: 912, size: 140 },
    host: { x: 60, y: 1046, width: 700 },
    lines: [
      pickLanguage(district, { ...onDateBadge, latin: [263, 68], malayalam: [262, 62], width: 660, colour: CLOTH }),
      pickLanguage(messages.yes, { ...onDateBadge, latin: [600, 392], malayalam: [592, 300], colour: INK }),
      pickLanguage(name, { ...onDateBadge, latin: [772, 128], malayalam: [758, 104], colour: LATERITE }),
      pickLanguage(messages.runs, {
        ...onDateBadge,
        latin: [838, 42],
        malayalam: [836, 34],
        width: 660,
        face: "text",
        colour: INK,
      }),
      ...logo(messages.logo, { x: 156, first: 84, last: 124, size: 44, colour: INK }),
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
  sunrise: ({ name, district, hashtag, messages }) => ({
    art: sunrise,
    code: { x: 872, y: 300, size: 140 },
    host: { x: 600, y: 1042, width: 420 },
    lines: [
      pickLanguage(name, { latin: [190, 158], malayalam: [176, 124], x: 70, width: 940, face: "display", colour: INK }),
      pickLanguage(messages.runs, {
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
  kasavu: ({ name, district, messages }) => ({
    art: hasPreposition(messages) ? kasavu : kasavuMalayalam,
    code: { x: 900, y: 836, size: 116 },
    host: { x: 76, y: 1062, width: 640 },
    lines: [
      ...slogan(messages),
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
      ...logo(messages.logo, { x: 838, first: 990, last: 1023, size: 36, colour: CLOTH }),
    ],
  }),
};

const largeText = (text: string, x: number, y: number, size: number, colour: string): Line => ({
  text: text.toLocaleUpperCase("en"),
  x,
  y,
  size,
  colour,
  width: 1000,
  face: "display",
});

/** 'Yes to sports'; other languages inflect the noun and set it above. */
const hasPreposition = ({ to }: BadgeContent["messages"]): boolean => to !== "";

const slogan = (messages: BadgeContent["messages"]): Line[] =>
  hasPreposition(messages)
    ? [
        largeText(messages.yes, 70, 382, 392, GHAT),
        largeText(messages.to, 546.9, 222.1, 163.6, INK),
        largeText(messages.sports, 546.9, 382, 191.3, INK),
        largeText(messages.no, 70, 716, 392, LATERITE),
        largeText(messages.to, 473, 524.8, 118.9, INK),
        largeText(messages.drugs, 473, 716, 236, INK),
      ]
    : [
        largeText(messages.sports, 76, 168, 86, INK),
        largeText(messages.yes, 70, 384, 216, GHAT),
        largeText(messages.drugs, 76, 510, 86, INK),
        largeText(messages.no, 70, 712, 216, LATERITE),
      ];
