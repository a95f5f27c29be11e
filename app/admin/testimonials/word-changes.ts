import { comparedWords } from "../../../domain/compared-words.ts";

/** Most words of a text that are compared one by one. */
const COMPARED = 400;

/** A piece of a text: words with what stands between them, and whether the other text holds them no more. */
export interface Piece {
  text: string;
  gone: boolean;
}

/** A text in pieces, by the words that another one holds in the same order, whatever stands between those. */
export function piecesGone(text: string, other: string): Piece[] {
  const words = text.match(/\S+\s*/gu) ?? [];
  const others = other.match(/\S+/gu) ?? [];
  if (words.length > COMPARED || others.length > COMPARED) return [{ text, gone: text !== other }];
  const spaced = (list: readonly string[]) => list.map((word) => `${word.trim()} `).join("");
  let place = 0;
  return comparedWords(spaced(words), spaced(others)).flatMap(({ text: run, in: where }) => {
    if (where === "after") return [];
    const from = place;
    place += run.split(" ").length - 1;
    return [{ text: words.slice(from, place).join(""), gone: where === "before" }];
  });
}
