import { folded } from "./folded.ts";
import { normalised } from "./normalised.ts";

/** One of Kerala's fourteen districts. */
export interface District {
  name: DistrictName;
  /** The name in Malayalam; stands in markup with `lang="ml"`. */
  malayalam: string;
  /** Further spellings in use, written as people write them. */
  alsoSpelled: readonly string[];
}

/** The fourteen names in the order of the back office's selector: south to north (docs/product.md, 3.6). */
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

const MALAYALAM: Record<DistrictName, string> = {
  Thiruvananthapuram: "തിരുവനന്തപുരം",
  Kollam: "കൊല്ലം",
  Pathanamthitta: "പത്തനംതിട്ട",
  Alappuzha: "ആലപ്പുഴ",
  Kottayam: "കോട്ടയം",
  Idukki: "ഇടുക്കി",
  Ernakulam: "എറണാകുളം",
  Thrissur: "തൃശ്ശൂർ",
  Palakkad: "പാലക്കാട്",
  Malappuram: "മലപ്പുറം",
  Kozhikode: "കോഴിക്കോട്",
  Wayanad: "വയനാട്",
  Kannur: "കണ്ണൂർ",
  Kasaragod: "കാസർകോട്",
};

const ALSO_SPELLED: Partial<Record<DistrictName, readonly string[]>> = {
  Thiruvananthapuram: ["Trivandrum"],
  Kasaragod: ["Kasargod"],
};

/** All fourteen, south to north. */
export const DISTRICTS: readonly District[] = DISTRICT_NAMES.map((name) => ({
  name,
  malayalam: MALAYALAM[name],
  alsoSpelled: ALSO_SPELLED[name] ?? [],
}));

/** All fourteen, north to south: the order of the route, of the map's stops and of the contacts page. */
export const DISTRICTS_ON_THE_ROUTE: readonly District[] = [...DISTRICTS].reverse();

/** What the events panel offers, in its order and its spelling: 'Kasargod' here (docs/product.md, 2.8). */
export const EVENT_DISTRICTS: readonly { name: DistrictName; shown: string }[] = DISTRICTS_ON_THE_ROUTE.map(
  ({ name }) => ({
    name,
    shown: name === "Kasaragod" ? "Kasargod" : name,
  }),
);

/** Most characters of a place's name, here and wherever a list is filtered by one. */
export const PLACE_LIMIT = 100;

/** Letters alone, so that case, the two spellings of a chillu and spaces around or inside do not matter. */
const key = (spelling: string): string => folded(normalised(spelling, PLACE_LIMIT) ?? "").replace(/\s+/gu, "");

export const spellingsOf = ({ name, malayalam, alsoSpelled }: District): string[] => [name, malayalam, ...alsoSpelled];

const bySpelling = new Map(
  DISTRICTS.flatMap((district) => spellingsOf(district).map((spelling) => [key(spelling), district] as const)),
);

/** The district that a spelling means (Kasargod, TRIVANDRUM, the Malayalam name), or null when it is none of ours. */
export const findDistrict = (spelling: string): District | null => bySpelling.get(key(spelling)) ?? null;
