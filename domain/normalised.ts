/** Code units for each character that a text may have. More than any writing needs, and no work was done yet. */
const UNITS = 16;
/** As many marks may follow each other as in Unicode's stream-safe text (UAX #15, section 13). Real words have four. */
const MARKS_IN_A_ROW = 30;

/** Whether a text is longer than any text of that many characters, by its length alone. */
export const isTooLong = (text: string, characters: number): boolean => text.length > characters * UNITS;

/**
 * A text without blanks around it and in Unicode NFC, so that what looks alike is alike; null when it is longer than any
 * text of that many characters, or has more marks in a row than any word. Sorting marks takes the square of
 * their number: 64 KB of them hold a process for seconds. So nothing else normalises (`tests/house.test.ts`).
 */
export function normalised(text: string, characters: number): string | null {
  const trimmed = text.trim();
  return isTooLong(trimmed, characters) ? null : inNfc(trimmed);
}

/** A bounded text in Unicode NFC, its blanks kept; null when it has more marks in a row than any word. */
export const inNfc = (text: string): string | null => (hasManyMarks(text) ? null : text.normalize("NFC"));

const hasManyMarks = (text: string): boolean =>
  text.match(/\p{M}+/gu)?.some((marks) => marks.length > MARKS_IN_A_ROW && [...marks].length > MARKS_IN_A_ROW) ?? false;

/** Whether a text has nothing that can be seen: blanks, marks without a letter, joiners and what else has no width. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]*$/u.test(text);
