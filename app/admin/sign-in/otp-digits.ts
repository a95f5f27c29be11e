import { OTP_LENGTH } from "../../../domain/password-reset.ts";

/** What the boxes hold after something was entered, and which of them comes next. */
export interface Entered {
  digits: readonly string[];
  next: number;
}

/** Digits put in from somewhere else. A whole code fills all boxes, wherever it was put; a part goes on from there. */
export function pasteAt(digits: readonly string[], at: number, pasted: string): Entered | null {
  const whole = pasted.split(/\D+/).find((run) => run.length === OTP_LENGTH);
  const found = (whole ?? pasted.replaceAll(/\D/g, "")).slice(0, OTP_LENGTH);
  if (found === "") return null;
  const first = found.length === OTP_LENGTH ? 0 : at;
  return {
    digits: digits.map((digit, place) => found[place - first] ?? digit),
    next: Math.min(first + found.length, OTP_LENGTH - 1),
  };
}

/**
 * One box now holds `value`. A digit leads on to the next box, an emptied one stays, anything else is refused (null).
 * A digit beside the one before takes its place; a keyboard that fills in the whole code fills all boxes.
 */
export function typeAt(digits: readonly string[], at: number, value: string): Entered | null {
  if (value === "") return { digits: digits.map((digit, place) => (place === at ? "" : digit)), next: at };
  const before = digits[at] ?? "";
  const added = value.length === 2 && before !== "" ? value.replace(before, "") : value;
  return pasteAt(digits, at, added);
}
