import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";
import { countCharacters } from "../text/graphemes.ts";
import type { MessageCode, TextErrorMessages } from "../validation/errors.ts";

export const PASSWORD_MIN_LENGTH = 8;
/** Bounds the work of hashing. */
const PASSWORD_MAX_LENGTH = 1024;

/** In display order. */
export const PASSWORD_CRITERIA = [
  {
    words: t(`At least ${PASSWORD_MIN_LENGTH} characters`),
    holds: (password: string) => countCharacters(password) >= PASSWORD_MIN_LENGTH,
  },
  { words: t("A number"), holds: (password: string) => /\p{Nd}/u.test(password) },
  { words: t("A symbol"), holds: (password: string) => /[^\p{L}\p{M}\p{N}\s\p{C}]/u.test(password) },
  { words: t("A lowercase letter"), holds: (password: string) => /\p{Ll}/u.test(password) },
  { words: t("An uppercase letter"), holds: (password: string) => /\p{Lu}/u.test(password) },
] as const;

const criteriaMet = (password: string): number => PASSWORD_CRITERIA.filter(({ holds }) => holds(password)).length;

export const meetsAllCriteria = (password: string): boolean => criteriaMet(password) === PASSWORD_CRITERIA.length;

export type PasswordStrength = "Weak" | "Good" | "Strong";

/** Strong: 5 criteria, good: 3 or 4. */
export function getPasswordStrength(password: string): PasswordStrength {
  const met = criteriaMet(password);
  if (met === PASSWORD_CRITERIA.length) return "Strong";
  return met >= 3 ? "Good" : "Weak";
}

const PROFILE_CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/, /^[A-Za-z\d@$!%*?&]+$/];

/** Letters, digits and @$!%*?& only, one of each class; stricter than the reset, as specified. */
export const meetsProfileRule = (password: string): boolean =>
  password.length >= PASSWORD_MIN_LENGTH && PROFILE_CLASSES.every((rule) => rule.test(password));

/**
 * A password: never trimmed or normalised.
 * @param required code when missing
 */
export const passwordInput = <English extends TextErrorMessages<"password">>(
  _: English,
  required: MessageCode<English>,
) =>
  z.string({ error: required }).check(
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: "password-too-long", abort: true }),
    z.refine((value) => !/\p{Cc}|\p{Surrogate}/u.test(value), {
      error: "password-unusable",
      abort: true,
    }),
  );
