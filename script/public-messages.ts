import { DISTRICT_NAMES, DISTRICTS } from "../shared/districts.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { interpolate } from "../shared/i18n/interpolate.ts";

/** Sorted as module exports are; not all test runners do so. */
const inOrder = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Parts;

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
    districts: Object.fromEntries(DISTRICTS.map(({ name }) => [name, name])),
  },
  ml: {
    ...inOrder(MALAYALAM),
    districts: Object.fromEntries(DISTRICTS.map(({ name, malayalam }) => [name, malayalam])),
  },
} as const;

export function getSources(key: string): string {
  if (key.startsWith("districts.")) return "shared/districts.ts";
  return `shared/i18n/${/malayalam$/i.test(key) ? "en" : "ml"}/*.json`;
}
