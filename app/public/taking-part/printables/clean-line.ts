import { countCharacters } from "../../../../shared/text/graphemes.ts";
import { normalize } from "../../../../shared/text/normalize.ts";

export const MAX_LINE_LENGTH = 60;

/** Bounds stacked marks. */
const MAX_CODE_POINTS = 4 * MAX_LINE_LENGTH;
/** Invisible and bidi characters; Malayalam joiners stay. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]+/gu;

/** A drawable line; null when too long. */
export function toPrintable(typed: string): string | null {
  const read = normalize(typed, MAX_LINE_LENGTH);
  if (read === null) return null;
  const line = read.replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
  return [...line].length > MAX_CODE_POINTS || countCharacters(line) > MAX_LINE_LENGTH ? null : line;
}
