import * as z from "zod/mini";

/** A moment in ISO 8601 with its offset, of this millennium, as UTC; `invalid` is the rule that anything else breaks. */
export const instant = (invalid: string) =>
  z.pipe(
    z.string({ error: invalid }).check(
      z.maxLength(40, { error: invalid, abort: true }),
      z.refine((value) => /^2\d{3}-/.test(value) && z.iso.datetime({ offset: true }).safeParse(value).success, {
        error: invalid,
        abort: true,
      }),
    ),
    z.transform((value: string) => new Date(value).toISOString()),
  );
