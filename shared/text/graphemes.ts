// Firefox before 125 lacks it: approximate with marks and virama conjuncts.
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("und", { granularity: "grapheme" }) : null;
const WITH_MARKS = /\P{M}(?:\u0D4D\p{L}|[\p{M}\u200D])*|\p{M}+/gu;

function* splitCharacters(text: string): Generator<string> {
  if (segmenter) for (const { segment } of segmenter.segment(text)) yield segment;
  else yield* text.match(WITH_MARKS) ?? [];
}

/** ASCII fast path; CR LF is one grapheme. */
const PLAIN = /^[\n\x20-\x7e]*$/;

/** Length in grapheme clusters. */
export function countCharacters(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let count = 0;
  for (const _ of splitCharacters(text)) count += 1;
  return count;
}

/** Runs of non-space. */
export const countWords = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

/** Up to two initials of a name: of its first and its last word. */
export function getInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? name.match(/\S+/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return (takeCharacters(first, 1) + takeCharacters(last, 1)).toUpperCase();
}

/** Code units per grapheme, against endless marks. */
const SCAN_UNITS_PER_CHARACTER = 16;

/** Truncates by graphemes. For display only. */
export function takeCharacters(text: string, limit: number): string {
  const start = text.slice(0, limit * SCAN_UNITS_PER_CHARACTER);
  let count = 0;
  let shown = "";
  for (const character of splitCharacters(start)) {
    if (count++ === limit) return shown;
    shown += character;
  }
  return start.length < text.length ? start.replace(/[\uD800-\uDBFF]$/, "") : text;
}

/** The same with an ellipsis. */
export function truncate(text: string, limit: number): string {
  const shown = takeCharacters(text, limit);
  return shown === text ? text : `${shown}…`;
}

/** Truncates at a word boundary, with an ellipsis. */
export function wholeWords(text: string, limit: number): string {
  const shown = takeCharacters(text, limit);
  if (shown === text) return text;
  const between = /\s/u.test(text.slice(shown.length, shown.length + 1));
  const words = between ? shown : shown.replace(/\s+\S*$/u, "");
  return `${words.trimEnd()}…`;
}
