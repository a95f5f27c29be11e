/** Code units per character, a cheap first bound. */
const MAX_UNITS_PER_CHARACTER = 16;
/** Stream-safe text (UAX #15, 13); real words have four. */
const MAX_COMBINING_MARKS = 30;

export const isTooLong = (text: string, characters: number): boolean =>
  text.length > characters * MAX_UNITS_PER_CHARACTER;

/** Trims and normalises to NFC; null when too long or with too many marks in a row: sorting marks is quadratic. */
export function normalize(text: string, characters: number): string | null {
  const trimmed = text.trim();
  return isTooLong(trimmed, characters) ? null : inNfc(trimmed);
}

/** A bounded text in Unicode NFC, its blanks kept; null when it has more marks in a row than any word. */
export const inNfc = (text: string): string | null => (hasManyMarks(text) ? null : text.normalize("NFC"));

/** A single letter without its accents. */
export const withoutAccents = (letter: string): string => letter.normalize("NFD").replace(/[\u0300-\u036F]/gu, "");

const hasManyMarks = (text: string): boolean =>
  text
    .match(/\p{M}+/gu)
    ?.some((marks) => marks.length > MAX_COMBINING_MARKS && [...marks].length > MAX_COMBINING_MARKS) ?? false;

/** True if nothing is visible. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]*$/u.test(text);
