import * as z from "zod/mini";
import { countCharacters } from "./characters.ts";
import type { CodeOf, TextSentences } from "./refusals.ts";

/** Fewest characters of a password (docs/product.md, 5.6 and 5.12). */
export const PASSWORD_AT_LEAST = 8;
/** Guards the slow hash against work; far above what anyone types. */
const PASSWORD_AT_MOST = 1024;

/** What a password must have after a reset, in the order in which the screen lists it (docs/product.md, 5.6). */
export const PASSWORD_CRITERIA = [
  {
    words: `At least ${PASSWORD_AT_LEAST} characters`,
    holds: (password: string) => countCharacters(password) >= PASSWORD_AT_LEAST,
  },
  { words: "A number", holds: (password: string) => /\p{Nd}/u.test(password) },
  { words: "A symbol", holds: (password: string) => /[^\p{L}\p{M}\p{N}\s\p{C}]/u.test(password) },
  { words: "A lowercase letter", holds: (password: string) => /\p{Ll}/u.test(password) },
  { words: "An uppercase letter", holds: (password: string) => /\p{Lu}/u.test(password) },
] as const;

const criteriaMet = (password: string): number => PASSWORD_CRITERIA.filter(({ holds }) => holds(password)).length;

/** Whether a password may be set by a reset: all five criteria, with any symbol. */
export const meetsAllCriteria = (password: string): boolean => criteriaMet(password) === PASSWORD_CRITERIA.length;

export type PasswordStrength = "Weak" | "Good" | "Strong";

/** What the strength meter reads: all five criteria, three or four, fewer. */
export function strengthOf(password: string): PasswordStrength {
  const met = criteriaMet(password);
  if (met === PASSWORD_CRITERIA.length) return "Strong";
  return met >= 3 ? "Good" : "Weak";
}

const PROFILE_CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/, /^[A-Za-z\d@$!%*?&]+$/];

/**
 * Whether a password may be set in the profile: letters, digits and the symbols @$!%*?&, at least one of each class
 * and nothing else. Stricter than the reset (docs/product.md, 5.12).
 */
export const meetsProfileRule = (password: string): boolean =>
  password.length >= PASSWORD_AT_LEAST && PROFILE_CLASSES.every((rule) => rule.test(password));

/**
 * A password as somebody typed it, to the letter: never trimmed, never normalised.
 * @param required broken when it is missing, empty or not a string
 */
export const typedPassword = <English extends TextSentences<"password">>(_: English, required: CodeOf<English>) =>
  z.string({ error: required }).check(
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(PASSWORD_AT_MOST, { error: "password-too-long", abort: true }),
    z.refine((value) => !/\p{Cc}|\p{Surrogate}/u.test(value), {
      error: "password-unusable",
      abort: true,
    }),
  );
