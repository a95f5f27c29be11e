import { findDistrict, spellingsOf } from "../districts.ts";
import { folded } from "./fold-text.ts";

/** Accepted spellings of a term, normalised. */
export type SoughtWord = readonly [string, ...string[]];

/** All terms must match, in any order, also within words. */
export type Sought = readonly SoughtWord[];

const STEM = 3;

/** Malayalam words ending in ം inflect (കൊല്ലം, കൊല്ലത്ത്), so the stem is searched. */
const stemOf = (word: string): string => (word.endsWith("ം") && [...word].length > STEM ? word.slice(0, -1) : word);

const spelled = (word: string): string => stemOf(folded(word));

/** Parses a query; district names match all their spellings. */
export function soughtIn(text: string): Sought {
  const words = folded(text).split(/\s+/u).filter(Boolean);
  const sought = words.map((word): SoughtWord => {
    const district = findDistrict(word);
    return [stemOf(word), ...(district ? spellingsOf(district).map(spelled) : [])];
  });
  return sought.filter(([word], place) => sought.findIndex(([other]) => other === word) === place);
}

/** @param text normalised */
export const holdsAll = (text: string, sought: Sought): boolean =>
  sought.every((word) => word.some((spelling) => text.includes(spelling)));
