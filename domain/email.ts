import * as z from "zod/mini";
import type { CodeOf, TextSentences } from "./refusals.ts";
import { anyText } from "./text.ts";

/**
 * An e-mail address as the product takes it: no spaces, one @, a dot in the domain (docs/product.md, 5.2), and
 * nothing that could end a header line or name a second recipient in a letter.
 */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/u;

/** The longest address that mail can carry, in characters. */
export const EMAIL_AT_MOST = 254;

/** Whether a string looks like an e-mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

interface EmailRules<Code> {
  required: Code;
  invalid: Code;
  limits: Readonly<Record<"email-too-long", number>>;
}

/** An e-mail field by the codes of a part. */
export const email = <English extends TextSentences<"email">>(
  _: English,
  { required, invalid, limits }: EmailRules<CodeOf<English>>,
) =>
  anyText({ field: "email", required, limits }).check(
    z.refine((value) => isEmail(value), { error: invalid, abort: true }),
  );
