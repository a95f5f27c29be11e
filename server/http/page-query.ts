import * as z from "zod/mini";
import type { CALL_SENTENCES, NumberParameter } from "../../domain/calls.ts";
import { codesOf } from "../../domain/refusals.ts";

const code = codesOf<typeof CALL_SENTENCES>();

/** A whole number in a query; out of range is refused, never bent. */
const wholeNumber = (name: NumberParameter, from: number, to: number) =>
  z
    .optional(
      z.pipe(
        z.string(),
        z.pipe(
          z.transform((value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : Number.NaN)),
          z.number({ error: code(`${name}-not-whole`) }).check(
            z.refine((value) => value >= from && value <= to, {
              error: code(`${name}-out-of-range`),
              params: { from, to },
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

/** `who`, 0 for the operator, and `id`, each the number of a row, as query parameters. */
export const rowQuery = { who: wholeNumber("who", 0, 999_999_999), id: wholeNumber("id", 1, 999_999_999) };

/** Which page of a list this is, from 1, how many a page holds at most, and how many there are on all of them. */
export const pageMeta = z.object({ page: z.int(), limit: z.int(), total: z.int() });
