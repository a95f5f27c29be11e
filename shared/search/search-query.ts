import { findDistrict, getSpellings } from "../districts.ts";
import { foldText } from "./fold-text.ts";

/** Accepted spellings of a term, normalised. */
export type SearchTerm = readonly [string, ...string[]];

/** All terms must match, in any order, also within words. */
export type SearchQuery = readonly SearchTerm[];

const MIN_STEM_LENGTH = 3;

/** Malayalam words ending in ം inflect (കൊല്ലം, കൊല്ലത്ത്), so the stem is searched. */
const getStem = (word: string): string =>
  word.endsWith("ം") && [...word].length > MIN_STEM_LENGTH ? word.slice(0, -1) : word;

const spelled = (word: string): string => getStem(foldText(word));

/** Parses a query; district names match all their spellings. */
export function parseQuery(text: string): SearchQuery {
  const words = foldText(text).split(/\s+/u).filter(Boolean);
  const sought = words.map((word): SearchTerm => {
    const district = findDistrict(word);
    return [getStem(word), ...(district ? getSpellings(district).map(spelled) : [])];
  });
  return sought.filter(([word], place) => sought.findIndex(([other]) => other === word) === place);
}

/** @param text normalised */
export const matchesAll = (text: string, sought: SearchQuery): boolean =>
  sought.every((word) => word.some((spelling) => text.includes(spelling)));
