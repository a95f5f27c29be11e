import { LANGUAGES, type Language, languageSuffix } from "../i18n/languages.ts";

export const POSTER_NAMES = ["run", "call", "yes"] as const;
export type PosterName = (typeof POSTER_NAMES)[number];

/** Portrait (ISO 216), largest first. */
export const POSTER_SIZES = ["A3", "A4"] as const;
export type PosterSize = (typeof POSTER_SIZES)[number];

interface PosterRule {
  /** Target of the QR code. */
  leadsTo: "/help" | "/events";
  /** Printed helplines; the poster is offered only while they match the campaign facts. */
  numbers: Partial<Record<"tollFree" | "nationalHelpline" | "policeWhatsapp", string>>;
}

export const POSTERS: Readonly<Record<PosterName, PosterRule>> = {
  run: { leadsTo: "/help", numbers: { tollFree: "14405" } },
  call: {
    leadsTo: "/help",
    numbers: { tollFree: "14405", nationalHelpline: "14446", policeWhatsapp: "919995966666" },
  },
  yes: { leadsTo: "/events", numbers: { tollFree: "14405" } },
};

export interface PosterFile {
  name: PosterName;
  size: PosterSize;
  language: Language;
}

/** In display order. */
export const POSTER_FILES: readonly PosterFile[] = POSTER_NAMES.flatMap((name) =>
  LANGUAGES.flatMap((language) => POSTER_SIZES.map((size) => ({ name, size, language }))),
);

/** 'run-a4.pdf', in Malayalam 'run-a4.ml.pdf'. */
export const posterFileName = ({ name, size, language }: PosterFile): string =>
  `${name}-${size.toLowerCase()}${languageSuffix(language)}.pdf`;

/** Pixels, at twice the display size. */
export const POSTER_PREVIEW = { width: 168, height: 238 } as const;

export const posterPreviewName = ({ name, language }: Omit<PosterFile, "size">): string =>
  `${name}${languageSuffix(language)}.webp`;

export const posterAddress = (file: PosterFile): string => `/posters/${posterFileName(file)}`;
