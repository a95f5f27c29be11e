import { OTP_LENGTH } from "../../../shared/accounts/password-reset.ts";

/** Digits and the next box. */
export interface Entered {
  digits: readonly string[];
  next: number;
}

/** A full code fills all boxes from anywhere; a part continues from `at`. */
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
 * Next state of the boxes; null: rejected. A second digit replaces the first; autofill of a full code fills
 * all boxes.
 */
export function typeAt(digits: readonly string[], at: number, value: string): Entered | null {
  if (value === "") return { digits: digits.map((digit, place) => (place === at ? "" : digit)), next: at };
  const before = digits[at] ?? "";
  const added = value.length === 2 && before !== "" ? value.replace(before, "") : value;
  return pasteAt(digits, at, added);
}
