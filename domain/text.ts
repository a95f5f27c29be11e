import * as z from "zod/mini";
import { countCharacters } from "./characters.ts";
import { isBlank, isTooLong, normalised } from "./normalised.ts";

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

interface TextRules {
  /** What the field is called in messages: 'Name'. */
  label: string;
  /** Said when the value is missing, has nothing to be seen or is not a string. Absent: the field may be left out or blank. */
  required?: string;
  /** At most this many characters as people count them; eight times as many code points, against stacked marks. */
  limit?: number;
  /** Line breaks and tabs are part of the text. */
  multiline?: boolean;
}

/**
 * A string as the product takes it: trimmed, Unicode NFC, free of control characters, within its limit. Nothing is
 * ever cut silently: what is too long is refused with a sentence, and before any work is done on it.
 */
export function text({ label, required, limit, multiline = false }: TextRules) {
  const control = multiline ? CONTROL_BUT_BREAKS : CONTROL;
  const most = limit ?? WITHOUT_LIMIT;
  const tooLong = limit === undefined ? `${label} is too long.` : `${label} can have at most ${limit} characters.`;
  const unusable = `${label} holds characters that cannot be used.`;
  const checked = z.string().check(
    z.refine((value) => required === undefined || value !== "", { error: required ?? "", abort: true }),
    z.refine((value) => !control.test(value) && !LONE_SURROGATE.test(value), {
      error: unusable,
      abort: true,
    }),
    z.refine((value) => limit === undefined || ([...value].length <= limit * 8 && countCharacters(value) <= limit), {
      error: tooLong,
    }),
  );
  const given = z.pipe(
    z.string({ error: required ?? `${label} must be text.` }),
    z.transform((value: string, { issues }) => {
      const read = normalised(value, most);
      if (read !== null) return isBlank(read) ? "" : read;
      issues.push({ code: "custom", input: value, message: isTooLong(value.trim(), most) ? tooLong : unusable });
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
