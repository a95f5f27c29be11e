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
/** By their names, as a module lists what it exports; not every runner of tests does. */
const inOrder = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Parts;
const helpPage = (language: Language) => inOne({ logo: HELP_LOGO, ...HELP_WORDS }, language);

/** All that a visitor reads in two languages, wherever its words stand: one tree for each, with the same keys. */
export const PUBLIC_WORDS = {
  en: {
    ...inOrder(ENGLISH),
    // English puts these together; Malayalam bends each name in its own way.
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

/** The sources in which the Malayalam of a sentence may stand. */
export function sourcesOf(key: string): string {
  if (key.startsWith("helpPage.")) return "app/public/help/words.ts";
  if (key.startsWith("eventCalendars.")) return "domain/event-calendars.ts";
  if (key.startsWith("mirror.")) return "domain/mirror.ts";
  if (key.startsWith("onSheets.")) return "app/public/taking-part/sheets/words.ts";
  if (key.startsWith("onPosters.")) return "domain/posters.ts";
  if (key.startsWith("districts.")) return "domain/districts.ts";
  return /malayalam$/i.test(key) ? "app/words/english/*.ts" : "{app/words/malayalam/*,domain/campaign-texts}.ts";
}
