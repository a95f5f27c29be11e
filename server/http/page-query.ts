import * as z from "zod/mini";
import type { API_ERRORS, NumberParameter } from "../../shared/i18n/api-messages.ts";
import { errorCodes } from "../../shared/validation/errors.ts";

const code = errorCodes<typeof API_ERRORS>();

/** Out-of-range values are errors, never clamped. */
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

export const pageQuery = (most: number) => ({
  page: wholeNumber("page", 1, 1_000_000),
  limit: wholeNumber("limit", 1, most),
});

export const offsetQuery = { offset: wholeNumber("offset", 0, 1_000_000) };

/** `who` 0 is the operator. */
export const rowQuery = { who: wholeNumber("who", 0, 999_999_999), id: wholeNumber("id", 1, 999_999_999) };

export const pageMeta = z.object({ page: z.int(), limit: z.int(), total: z.int() });
