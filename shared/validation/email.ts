import * as z from "zod/mini";
import type { MessageCode, TextErrorMessages } from "./errors.ts";
import { anyText } from "./text.ts";

/** No spaces, one @, a dot in the domain, and nothing that could inject a header or recipient. */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/u;

export const EMAIL_MAX_LENGTH = 254;

export const isEmail = (value: string): boolean => EMAIL.test(value);

interface EmailRules<Code> {
  required: Code;
  invalid: Code;
  limits: Readonly<Record<"email-too-long", number>>;
}

export const email = <English extends TextErrorMessages<"email">>(
  _: English,
  { required, invalid, limits }: EmailRules<MessageCode<English>>,
) =>
  anyText({ field: "email", required, limits }).check(
    z.refine((value) => isEmail(value), { error: invalid, abort: true }),
  );
