import { wholeWords } from "../text/graphemes.ts";
import { foldText } from "./fold-text.ts";
import type { SearchQuery } from "./search-query.ts";

export interface TextRun {
  text: string;
  isMatch: boolean;
}

const SIGNS = /[\p{M}\u200C\u200D]*/uy;
const SIGN = /[\p{M}\u200C\u200D]/u;

/** Extends a range to whole graphemes: a lone vowel sign is drawn on a dotted circle. */
function toGraphemes(text: string, from: number, to: number): [from: number, to: number] {
  let start = from;
  while (start > 0 && SIGN.test(text.charAt(start))) start -= 1;
  SIGNS.lastIndex = to;
  return [start, to + (SIGNS.exec(text)?.[0].length ?? 0)];
}

/** Ranges of matches in code units, sorted and disjoint. */
function findMatches(text: string, terms: SearchQuery): [from: number, to: number][] {
  let fold = "";
  // Maps normalised offsets back to the text.
  const begins: number[] = [];
  let at = 0;
  for (const character of text) {
    const item = foldText(character);
    for (let unit = 0; unit < item.length; unit += 1) begins.push(at);
    fold += item;
    at += character.length;
  }
  begins.push(at);
  const places = terms.flatMap((word) =>
    word.flatMap((spelling) => {
      const found: [number, number][] = [];
      for (let from = fold.indexOf(spelling); from >= 0; from = fold.indexOf(spelling, from + spelling.length))
        found.push(toGraphemes(text, begins[from] ?? at, begins[from + spelling.length] ?? at));
      return found;
    }),
  );
  const apart: [number, number][] = [];
  for (const [from, to] of places.sort(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

/** Splits a text into matches and the rest. */
export function highlightMatches(text: string, terms: SearchQuery): TextRun[] {
  const stretches: TextRun[] = [];
  let at = 0;
  for (const [from, to] of findMatches(text, terms)) {
    stretches.push({ text: text.slice(at, from), isMatch: false }, { text: text.slice(from, to), isMatch: true });
    at = to;
  }
  stretches.push({ text: text.slice(at), isMatch: false });
  return stretches.filter((stretch) => stretch.text !== "");
}

const MAX_UNITS_BEFORE = 32;

/** An excerpt of about `limit` characters around the first match. */
export function getSnippet(text: string, terms: SearchQuery, limit: number): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const [first] = findMatches(line, terms);
  if (!first || first[0] <= MAX_UNITS_BEFORE) return wholeWords(line, limit);
  const word = line.lastIndexOf(" ", first[0]) + 1;
  const far = line.indexOf(" ", first[0] - MAX_UNITS_BEFORE) + 1;
  const from = far > 0 && far < word ? far : word;
  return from === 0 ? wholeWords(line, limit) : `… ${wholeWords(line.slice(from), limit)}`;
}
