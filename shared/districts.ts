import translations from "./i18n/districts.json" with { type: "json" };
import type { Language } from "./i18n/languages.ts";
import { foldText } from "./search/fold-text.ts";
import { normalize } from "./text/normalize.ts";

export interface District {
  name: DistrictName;
  malayalam: string;
  /** Alternative spellings. */
  alsoSpelled: readonly string[];
}

/** South to north, as specified. */
export const DISTRICT_NAMES = [
  "Thiruvananthapuram",
  "Kollam",
  "Pathanamthitta",
  "Alappuzha",
  "Kottayam",
  "Idukki",
  "Ernakulam",
  "Thrissur",
  "Palakkad",
  "Malappuram",
  "Kozhikode",
  "Wayanad",
  "Kannur",
  "Kasaragod",
] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];

/** In languages other than English. */
const TRANSLATIONS: Partial<Record<Language, Record<DistrictName, string>>> = translations;

const ALSO_SPELLED: Partial<Record<DistrictName, readonly string[]>> = {
  Thiruvananthapuram: ["Trivandrum"],
  Kasaragod: ["Kasargod"],
};

/** South to north. */
export const DISTRICTS: readonly District[] = DISTRICT_NAMES.map((name) => ({
  name,
  malayalam: translations.ml[name],
  alsoSpelled: ALSO_SPELLED[name] ?? [],
}));

/** North to south: map, contacts. */
export const DISTRICTS_ON_THE_ROUTE: readonly District[] = [...DISTRICTS].reverse();

/** Order and spelling of the events panel. */
export const EVENT_DISTRICTS: readonly { name: DistrictName; shown: string }[] = DISTRICTS_ON_THE_ROUTE.map(
  ({ name }) => ({
    name,
    shown: name === "Kasaragod" ? "Kasargod" : name,
  }),
);

export const PLACE_NAME_MAX_LENGTH = 100;

/** English where there is no translation. */
export const getDistrictName = (name: DistrictName, language: Language): string =>
  TRANSLATIONS[language]?.[name] ?? name;

/** Ignores case, chillu spelling and spaces. */
const key = (spelling: string): string =>
  foldText(normalize(spelling, PLACE_NAME_MAX_LENGTH) ?? "").replace(/\s+/gu, "");

export const getSpellings = ({ name, alsoSpelled }: District): string[] => [
  name,
  ...Object.values(TRANSLATIONS).map((names) => names[name]),
  ...alsoSpelled,
];

const bySpelling = new Map(
  DISTRICTS.flatMap((district) => getSpellings(district).map((spelling) => [key(spelling), district] as const)),
);

/** Finds a district by any spelling, or null. */
export const findDistrict = (spelling: string): District | null => bySpelling.get(key(spelling)) ?? null;
