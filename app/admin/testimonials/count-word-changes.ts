import { diffWords } from "../lib/word-diff.ts";

/** Words; limits the cost of the diff. */
const MAX_COMPARED_WORDS = 400;

/** Words, and if the other text lacks them. */
export interface Piece {
  text: string;
  gone: boolean;
}

/** Word diff, ignoring white space. */
export function countWordChanges(text: string, other: string): Piece[] {
  const words = text.match(/\S+\s*/gu) ?? [];
  const others = other.match(/\S+/gu) ?? [];
  if (words.length > MAX_COMPARED_WORDS || others.length > MAX_COMPARED_WORDS) return [{ text, gone: text !== other }];
  const spaced = (list: readonly string[]) => list.map((word) => `${word.trim()} `).join("");
  let place = 0;
  return diffWords(spaced(words), spaced(others)).flatMap(({ text: run, in: where }) => {
    if (where === "after") return [];
    const from = place;
    place += run.split(" ").length - 1;
    return [{ text: words.slice(from, place).join(""), gone: where === "before" }];
  });
}
