import { findDistrict, getSpellings } from "../districts.ts";
import { isIndianMobile, withoutCountryCode, withoutSeparators } from "../validation/phone.ts";
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

const NUMBER = /[+(]?\d[\d\s()\p{Pd}]*\d/gu;

/** A whole mobile number becomes its ten digits, however it is typed; of a part, the country code is dropped. */
const joinNumbers = (text: string): string =>
  text.replace(NUMBER, (typed) => {
    const digits = withoutCountryCode(typed);
    return isIndianMobile(digits) ? ` ${digits} ` : typed.replace(/^\+91[\s\p{Pd}]*(?=[6-9])/u, "");
  });

/** A part of a number as typed, and as its digits. */
function getNumberSpellings(word: string): string[] {
  const digits = withoutSeparators(word);
  if (!/^\+?\d+$/.test(digits)) return [];
  return [digits, withoutCountryCode(digits)].filter(
    (spelling) => spelling !== word && spelling.length >= MIN_STEM_LENGTH,
  );
}

/** Databases refuse control characters in a term. */
const WORD_BREAK = /[\s\p{Cc}]+/u;

/** Parses a query; district names match all their spellings, phone numbers with and without country code and spaces. */
export function parseQuery(text: string): SearchQuery {
  const words = foldText(joinNumbers(text)).split(WORD_BREAK).filter(Boolean);
  const terms = words.map((word): SearchTerm => {
    const district = findDistrict(word);
    return [getStem(word), ...(district ? getSpellings(district).map(spelled) : []), ...getNumberSpellings(word)];
  });
  return terms.filter(([word], place) => terms.findIndex(([other]) => other === word) === place);
}

/** @param text normalised */
export const matchesAll = (text: string, terms: SearchQuery): boolean =>
  terms.every((word) => word.some((spelling) => text.includes(spelling)));
