import type { DistrictName } from "../../../domain/districts.ts";

/** How something is said to be in a place, as `{there}` of other sentences. */
export const PLACES = {
  /** Districts that a language has a word of its own for: 'in Kannur'. */
  there: {} as Readonly<Partial<Record<DistrictName, string>>>,
  elsewhere: "in {place}",
} as const;
