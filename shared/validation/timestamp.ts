import * as z from "zod/mini";

/** ISO 8601 with offset, years 2000 to 2999, normalised to UTC. */
export const timestamp = (invalid: string) =>
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

/** Also null and, from forms, blank: no time. */
export const nullableTimestamp = (invalid: string) =>
  z.union(
    [
      z.null(),
      z.pipe(
        z.literal(""),
        z.transform(() => null),
      ),
      timestamp(invalid),
    ],
    { error: invalid },
  );
