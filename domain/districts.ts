import { normalised } from "./normalised.ts";

/** One of Kerala's fourteen districts. */
export interface District {
  /** The name as the product stores it. */
  name: DistrictName;
  /** The name in Malayalam; stands in markup with `lang="ml"`. */
  malayalam: string;
  /** Where the district's offices are. */
  seat: string;
  /** Degrees north of the seat, good to 2 or 3 km: enough for orientation, not for navigation. */
  lat: number;
  /** Degrees east of the seat. */
  lon: number;
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

type Facts = Omit<District, "name" | "alsoSpelled"> & { alsoSpelled?: readonly string[] };

const FACTS: Record<DistrictName, Facts> = {
  Thiruvananthapuram: {
    malayalam: "തിരുവനന്തപുരം",
    seat: "Thiruvananthapuram",
    lat: 8.524,
    lon: 76.937,
    alsoSpelled: ["Trivandrum"],
  },
  Kollam: { malayalam: "കൊല്ലം", seat: "Kollam", lat: 8.893, lon: 76.614 },
  Pathanamthitta: { malayalam: "പത്തനംതിട്ട", seat: "Pathanamthitta", lat: 9.265, lon: 76.787 },
  Alappuzha: { malayalam: "ആലപ്പുഴ", seat: "Alappuzha", lat: 9.498, lon: 76.339 },
  Kottayam: { malayalam: "കോട്ടയം", seat: "Kottayam", lat: 9.592, lon: 76.522 },
  Idukki: { malayalam: "ഇടുക്കി", seat: "Painavu", lat: 9.85, lon: 76.97 },
  Ernakulam: { malayalam: "എറണാകുളം", seat: "Kakkanad", lat: 10.016, lon: 76.342 },
  Thrissur: { malayalam: "തൃശ്ശൂർ", seat: "Thrissur", lat: 10.528, lon: 76.214 },
  Palakkad: { malayalam: "പാലക്കാട്", seat: "Palakkad", lat: 10.787, lon: 76.655 },
  Malappuram: { malayalam: "മലപ്പുറം", seat: "Malappuram", lat: 11.051, lon: 76.071 },
  Kozhikode: { malayalam: "കോഴിക്കോട്", seat: "Kozhikode", lat: 11.259, lon: 75.78 },
  Wayanad: { malayalam: "വയനാട്", seat: "Kalpetta", lat: 11.609, lon: 76.085 },
  Kannur: { malayalam: "കണ്ണൂർ", seat: "Kannur", lat: 11.875, lon: 75.37 },
  Kasaragod: { malayalam: "കാസർകോട്", seat: "Kasaragod", lat: 12.51, lon: 74.985, alsoSpelled: ["Kasargod"] },
};

/** All fourteen, south to north. */
export const DISTRICTS: readonly District[] = DISTRICT_NAMES.map((name) => ({ name, alsoSpelled: [], ...FACTS[name] }));

/** All fourteen, north to south: the order of the route, of the map's stops and of the contacts page. */
export const DISTRICTS_ON_THE_ROUTE: readonly District[] = DISTRICTS.toReversed();

/** What the events panel offers, in its order and its spelling: 'Kasargod' here (docs/product.md, 2.8). */
export const EVENT_DISTRICTS: readonly { name: DistrictName; shown: string }[] = DISTRICTS_ON_THE_ROUTE.map(
  ({ name }) => ({
    name,
    shown: name === "Kasaragod" ? "Kasargod" : name,
  }),
);

/** Most characters of a place's name, here and wherever a list is filtered by one. */
export const PLACE_LIMIT = 100;

/** Letters alone, so that case and spaces around or inside do not matter. */
const key = (spelling: string): string => (normalised(spelling, PLACE_LIMIT) ?? "").toLowerCase().replace(/\s+/gu, "");

const bySpelling = new Map(
  DISTRICTS.flatMap((district) =>
    [district.name, district.malayalam, ...district.alsoSpelled].map((spelling) => [key(spelling), district] as const),
  ),
);

/** The district that a spelling means (Kasargod, TRIVANDRUM, the Malayalam name), or null when it is none of ours. */
export const findDistrict = (spelling: string): District | null => bySpelling.get(key(spelling)) ?? null;
