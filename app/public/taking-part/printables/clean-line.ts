import { countCharacters } from "../../../../shared/text/graphemes.ts";
import { normalize } from "../../../../shared/text/normalize.ts";

export const LINE_LIMIT = 60;

/** Bounds stacked marks. */
const CODE_POINTS = 4 * LINE_LIMIT;
/** Invisible and bidi characters; Malayalam joiners stay. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]+/gu;

/** A drawable line; null when too long. */
export function usable(typed: string): string | null {
  const read = normalize(typed, LINE_LIMIT);
  if (read === null) return null;
  const line = read.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  return [...line].length > CODE_POINTS || countCharacters(line) > LINE_LIMIT ? null : line;
}
