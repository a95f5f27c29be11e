import { findDistrict, spellingsOf } from "./districts.ts";
import { folded } from "./folded.ts";

/** A word that is looked for, `folded`: any of these spellings will do. */
export type SoughtWord = readonly [string, ...string[]];

/** What somebody looks for: every word must be there, in any order, each as a whole or as a part of a longer one. */
export type Sought = readonly SoughtWord[];

/** The letters that a word keeps when its last one is left out, at least. */
const STEM = 3;

/** Malayalam words on ം end otherwise when inflected (കൊല്ലം, കൊല്ലത്ത്), so the letters before it are looked for. */
const stemOf = (word: string): string => (word.endsWith("ം") && [...word].length > STEM ? word.slice(0, -1) : word);

const spelled = (word: string): string => stemOf(folded(word));

/** The words of a text that somebody typed; the name of a district stands for all of its spellings, in both languages. */
export function soughtIn(text: string): Sought {
  const words = folded(text).split(/\s+/u).filter(Boolean);
  const sought = words.map((word): SoughtWord => {
    const district = findDistrict(word);
    return [stemOf(word), ...(district ? spellingsOf(district).map(spelled) : [])];
  });
  return sought.filter(([word], place) => sought.findIndex(([other]) => other === word) === place);
}

/** Whether a `folded` text holds all that is looked for. */
export const holdsAll = (text: string, sought: Sought): boolean =>
  sought.every((word) => word.some((spelling) => text.includes(spelling)));
