import { HELP_COPY, HELP_LOGO } from "../app/public/help/messages.ts";
import { SHEET_WORDS } from "../app/public/taking-part/printables/labels.ts";
import { DISTRICT_NAMES, DISTRICTS } from "../shared/districts.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { interpolate } from "../shared/i18n/interpolate.ts";
import type { Language } from "../shared/i18n/languages.ts";
import { POSTER_COPY } from "../shared/posters/posters.ts";

const inOne = (pairs: Record<string, Record<Language, unknown>>, language: Language) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[language]]));
/** Sorted as module exports are; not all test runners do so. */
const inOrder = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Parts;
const helpPage = (language: Language) => inOne({ logo: HELP_LOGO, ...HELP_COPY }, language);

const { emails: _, ...ENGLISH } = CATALOGUES.en;
const { emails: __, ...MALAYALAM } = CATALOGUES.ml;

export const PUBLIC_MESSAGES = {
  en: {
    ...inOrder(ENGLISH),
    // Composed in English; Malayalam inflects each name.
    places: {
      ...CATALOGUES.en.places,
      there: Object.fromEntries(
        DISTRICT_NAMES.map((place) => [place, interpolate(CATALOGUES.en.places.elsewhere, { place })]),
      ),
    },
    helpPage: helpPage("en"),
    onSheets: inOne(SHEET_WORDS, "en"),
    onPosters: inOne(POSTER_COPY, "en"),
    districts: Object.fromEntries(DISTRICTS.map(({ name }) => [name, name])),
  },
  ml: {
    ...inOrder(MALAYALAM),
    helpPage: helpPage("ml"),
    onSheets: inOne(SHEET_WORDS, "ml"),
    onPosters: inOne(POSTER_COPY, "ml"),
    districts: Object.fromEntries(DISTRICTS.map(({ name, malayalam }) => [name, malayalam])),
  },
} as const;

export function getSources(key: string): string {
  if (key.startsWith("helpPage.")) return "app/public/help/messages.ts";
  if (key.startsWith("onSheets.")) return "app/public/taking-part/printables/labels.ts";
  if (key.startsWith("onPosters.")) return "shared/posters/posters.ts";
  if (key.startsWith("districts.")) return "shared/districts.ts";
  return `shared/i18n/${/malayalam$/i.test(key) ? "en" : "ml"}/*.json`;
}
