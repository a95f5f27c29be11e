import * as z from "zod/mini";
import { countCharacters } from "./characters.ts";
import { isBlank, isTooLong, normalised } from "./normalised.ts";
import type { CodeOf, Limits, Sentences } from "./refusals.ts";

// zod otherwise tries `eval` once, which the site's policy forbids and reports.
z.config({ jitless: true });

/**
 * Control characters that no field may hold; line breaks and tabs pass in texts of several lines. What turns the
 * direction of writing would turn a line's neighbours round as well (Unicode TR 36), so it passes in these alone.
 */
const CONTROL = /[\p{Cc}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/u;
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\r\t]|[\u2028\u2029\uFEFF]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** For a text without a limit of its own: in code units, what a whole call may hold. */
const WITHOUT_LIMIT = 4096;

/** The fields of a part that have the sentences of every text. */
type FieldOf<English> = {
  [Code in keyof English]: Code extends `${infer Field}-too-long`
    ? `${Field}-unusable` extends keyof English
      ? Field
      : never
    : never;
}[keyof English];

/** Those of them that may be left out, where what is no text has a sentence of its own. */
type OptionalFieldOf<English> = {
  [Code in keyof English]: Code extends `${infer Field}-not-text` ? Field & FieldOf<English> : never;
}[keyof English];

/** Clients end lines with CR LF or LF: stored texts have LF alone. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, "\n");

interface TextRules {
  /** How its codes begin: `name` has `name-too-long` and `name-unusable`. */
  field: string;
  /** Broken when the value is missing, has nothing to be seen or is not a string. Absent: the field may be left out or blank. */
  required?: string;
  /**
   * Those of its part by their codes. At most as many characters as people count them; eight times as many code points,
   * against stacked marks.
   */
  limits?: Limits;
  /** It is bounded by a rule of its own, which names the same limit. */
  ownBound?: true;
  /** Line breaks and tabs are part of the text. */
  multiline?: boolean;
}

type TextRulesOf<English, Field> = Omit<TextRules, "field" | "required" | "limits"> & {
  limits?: Readonly<Record<`${Field & string}-too-long`, number>>;
} & ({ field: Field; required: CodeOf<English> } | { field: Field & OptionalFieldOf<English>; required?: never });

/** A text by the codes of a part, and by that limit of it that has the code of what is too long (`anyText`). */
export const text = <English extends Sentences, const Field extends FieldOf<English>>(
  _: English,
  rules: TextRulesOf<English, Field>,
) => anyText(rules);

/**
 * A string as the product takes it: trimmed, Unicode NFC, free of control characters, within its limit. Nothing is
 * ever cut silently: what is too long is refused, and before any work is done on it.
 */
export function anyText({ field, required, limits = {}, ownBound, multiline = false }: TextRules) {
  const control = multiline ? CONTROL_BUT_BREAKS : CONTROL;
  const message = `${field}-too-long`;
  const named = limits[message];
  const limit = ownBound ? undefined : named;
  const most = limit ?? WITHOUT_LIMIT;
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
      const read = normalised(multiline ? withLineFeeds(value) : value, most);
      if (read !== null) return isBlank(read) ? "" : read;
      const wrong = isTooLong(value.trim(), most) ? tooLong : { message: unusable };
      issues.push({ code: "custom", input: value, ...wrong });
      return z.NEVER;
    }),
  );
  // What the API's description can say of these rules: characters as people count them are at most the code points.
  return z.pipe(given, checked).register(z.globalRegistry, {
    ...(required !== undefined && { minLength: 1 }),
    ...(limit !== undefined && {
      maxLength: limit * 8,
      description: `At most ${limit} characters as people count them.`,
    }),
  });
}
