import { HELP_LOGO, HELP_WORDS } from "../app/public/help/words.ts";
import { SHEET_WORDS } from "../app/public/taking-part/sheets/words.ts";
import * as ENGLISH from "../app/words/english/all.ts";
import * as MALAYALAM from "../app/words/malayalam/all.ts";
import { DISTRICT_NAMES, DISTRICTS } from "../domain/districts.ts";
import { EVENT_CALENDAR_WORDS } from "../domain/event-calendars.ts";
import { fill } from "../domain/filled.ts";
import type { Language } from "../domain/languages.ts";
import { MIRROR_WORDS } from "../domain/mirror.ts";
import { POSTER_WORDS } from "../domain/posters.ts";

const inOne = (pairs: Record<string, Record<Language, unknown>>, language: Language) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[language]]));
/** Sorted as module exports are; not all test runners do so. */
const inOrder = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Parts;
const helpPage = (language: Language) => inOne({ logo: HELP_LOGO, ...HELP_WORDS }, language);

export const PUBLIC_WORDS = {
  en: {
    ...inOrder(ENGLISH),
    // Composed in English; Malayalam inflects each name.
    places: {
      ...ENGLISH.places,
      there: Object.fromEntries(DISTRICT_NAMES.map((place) => [place, fill(ENGLISH.places.elsewhere, { place })])),
    },
    helpPage: helpPage("en"),
    eventCalendars: EVENT_CALENDAR_WORDS.en,
    mirror: MIRROR_WORDS.en,
    onSheets: inOne(SHEET_WORDS, "en"),
    onPosters: inOne(POSTER_WORDS, "en"),
    districts: Object.fromEntries(DISTRICTS.map(({ name }) => [name, name])),
  },
  ml: {
    ...inOrder(MALAYALAM),
    helpPage: helpPage("ml"),
    eventCalendars: EVENT_CALENDAR_WORDS.ml,
    mirror: MIRROR_WORDS.ml,
    onSheets: inOne(SHEET_WORDS, "ml"),
    onPosters: inOne(POSTER_WORDS, "ml"),
    districts: Object.fromEntries(DISTRICTS.map(({ name, malayalam }) => [name, malayalam])),
  },
} as const;

export function sourcesOf(key: string): string {
  if (key.startsWith("helpPage.")) return "app/public/help/words.ts";
  if (key.startsWith("eventCalendars.")) return "domain/event-calendars.ts";
  if (key.startsWith("mirror.")) return "domain/mirror.ts";
  if (key.startsWith("onSheets.")) return "app/public/taking-part/sheets/words.ts";
  if (key.startsWith("onPosters.")) return "domain/posters.ts";
  if (key.startsWith("districts.")) return "domain/districts.ts";
  return /malayalam$/i.test(key) ? "app/words/english/*.ts" : "{app/words/malayalam/*,domain/campaign-texts}.ts";
}
