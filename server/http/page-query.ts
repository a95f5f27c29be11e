import * as z from "zod/mini";

/** A whole number in a query; out of range is refused, never bent. */
const wholeNumber = (name: string, from: number, to: number) =>
  z
    .optional(
      z.pipe(
        z.string(),
        z.pipe(
          z.transform((value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : Number.NaN)),
          z.number({ error: `${name} must be a whole number.` }).check(
            z.refine((value) => value >= from && value <= to, {
              error: `${name} must be between ${from} and ${to}.`,
            }),
          ),
        ),
      ),
    )
    .register(z.globalRegistry, { type: "integer", minimum: from, maximum: to });

/** `page` from 1 and `limit` up to `most`, as query parameters. */
export const pageQuery = (most: number) => ({
  page: wholeNumber("page", 1, 1_000_000),
  limit: wholeNumber("limit", 1, most),
});

/** `offset` from 0, as a query parameter. */
export const offsetQuery = { offset: wholeNumber("offset", 0, 1_000_000) };

/** Where a page stands in its list. */
export const pageMeta = z.object({ page: z.int(), limit: z.int(), total: z.int() });
