import { countCharacters } from "../../../../domain/characters.ts";
import { normalised } from "../../../../domain/normalised.ts";

/** Most characters of a line that somebody types onto a sheet. */
export const LINE_LIMIT = 60;

/** Marks that stack on one letter belong to no name from here on. */
const CODE_POINTS = 4 * LINE_LIMIT;
/** Nothing to be seen, or what turns the direction of its neighbours; joiners of Malayalam stay. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]+/gu;

/** A line as it is drawn: one line, nothing unseen in it; null where it is longer than a line may be. */
export function usable(typed: string): string | null {
  const read = normalised(typed, LINE_LIMIT);
  if (read === null) return null;
  const line = read.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  return [...line].length > CODE_POINTS || countCharacters(line) > LINE_LIMIT ? null : line;
}
