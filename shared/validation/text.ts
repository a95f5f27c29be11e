import * as z from "zod/mini";
import { countCharacters } from "../text/graphemes.ts";
import { isBlank, isTooLong, normalize } from "../text/normalize.ts";
import type { ErrorMessages, Limits, MessageCode } from "./errors.ts";

// zod would try `eval`, which the CSP reports.
z.config({ jitless: true });

/**
 * Forbidden in every field, except line breaks and tabs in multiline text. Includes bidi controls (Unicode TR
 * 36).
 */
const CONTROL = /[\p{Cc}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/u;
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\r\t]|[\u2028\u2029\uFEFF]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Code units. */
const MAX_UNITS_WITHOUT_LIMIT = 4096;

type FieldOf<English> = {
  [Code in keyof English]: Code extends `${infer Field}-too-long`
    ? `${Field}-unusable` extends keyof English
      ? Field
      : never
    : never;
}[keyof English];

type OptionalFieldOf<English> = {
  [Code in keyof English]: Code extends `${infer Field}-not-text` ? Field & FieldOf<English> : never;
}[keyof English];

/** Clients end lines with CR LF or LF: stored texts have LF alone. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, "\n");

interface TextRules {
  /** Prefix of its codes: `name-too-long`, `name-unusable`. */
  field: string;
  /** Code when missing or invisible; absent: optional. */
  required?: string;
  /** Graphemes; code points may be eight times as many, against stacked marks. */
  limits?: Limits;
  /** Bounded by another rule. */
  ownBound?: true;
  multiline?: boolean;
}

type TextRulesOf<English, Field> = Omit<TextRules, "field" | "required" | "limits"> & {
  limits?: Readonly<Record<`${Field & string}-too-long`, number>>;
} & ({ field: Field; required: MessageCode<English> } | { field: Field & OptionalFieldOf<English>; required?: never });

/** A text field with its codes and limits. */
export const text = <English extends ErrorMessages, const Field extends FieldOf<English>>(
  _: English,
  rules: TextRulesOf<English, Field>,
) => anyText(rules);

/** A string: trimmed, NFC, no control characters, bounded before any work. Too long is an error; nothing is cut. */
export function anyText({ field, required, limits = {}, ownBound, multiline = false }: TextRules) {
  const control = multiline ? CONTROL_BUT_BREAKS : CONTROL;
  const message = `${field}-too-long`;
  const named = limits[message];
  const limit = ownBound ? undefined : named;
  const most = limit ?? MAX_UNITS_WITHOUT_LIMIT;
  const tooLong = { message, params: named === undefined ? {} : { limit: named } };
  const unusable = `${field}-unusable`;
  const checked = z.string().check(
    z.refine((value) => required === undefined || value !== "", { error: required ?? "", abort: true }),
    z.refine((value) => !control.test(value) && !LONE_SURROGATE.test(value), {
      error: unusable,
      abort: true,
    }),
    z.refine((value) => limit === undefined || ([...value].length <= limit * 8 && countCharacters(value) <= limit), {
      error: message,
      params: tooLong.params,
    }),
  );
  const given = z.pipe(
    z.string({ error: required ?? `${field}-not-text` }),
    z.transform((value: string, { issues }) => {
      const read = normalize(multiline ? withLineFeeds(value) : value, most);
      if (read !== null) return isBlank(read) ? "" : read;
      const wrong = isTooLong(value.trim(), most) ? tooLong : { message: unusable };
      issues.push({ code: "custom", input: value, ...wrong });
      return z.NEVER;
    }),
  );
  // JSON Schema counts code points; graphemes are at most as many.
  return z.pipe(given, checked).register(z.globalRegistry, {
    ...(required !== undefined && { minLength: 1 }),
    ...(limit !== undefined && {
      maxLength: limit * 8,
      description: `At most ${limit} characters.`,
    }),
  });
}
