import type { DistrictName } from "../../../shared/districts.ts";

/** `{there}` of other messages. */
export const PLACES = {
  /** Inflected names: 'in Kannur'. */
  there: {} as Readonly<Partial<Record<DistrictName, string>>>,
  elsewhere: "in {place}",
} as const;
