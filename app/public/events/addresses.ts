import { EVENT_DISTRICTS, findDistrict } from "../../../domain/districts.ts";
import { EVENTS_PER_BATCH, EVENTS_PER_WINDOW } from "../../../domain/events.ts";
import { addressIn, languageAt, withoutLanguage } from "../../../domain/languages.ts";
import type { PublicLink } from "../../../domain/public-addresses.ts";

/**
 * The list's address for somebody at this path, in the language of that: one of the two that it has in each
 * (docs/product.md, 2.2). '/events' is its canonical one.
 */
export const baseOf = (path: string): string =>
  addressIn(
    languageAt(path),
    /^\/event(\/|$)/.test(withoutLanguage(path)) ? ("/event" satisfies PublicLink) : ("/events" satisfies PublicLink),
  );

/** Where choosing a district leads on narrow screens; on wide ones its margin keeps the page at its top. */
export const LIST = "list";

interface Part {
  /** As the panel spells it; blank: all. */
  district: string;
  /** How many events of the list stand before those that are shown. */
  from?: number;
  /** Where those that are shown end, in the whole list; none: as many as are shown from there on by themselves. */
  upto?: number;
}

/** How many are shown from a place on by themselves: a batch at the beginning, then whole windows. */
export const shownFrom = (from: number): number => (from > 0 ? EVENTS_PER_WINDOW : EVENTS_PER_BATCH);

export function listAddress<Base extends string>(
  base: Base,
  { district, from = 0, upto = 0 }: Part,
): Base | `${Base}?${string}` {
  const query = new URLSearchParams();
  if (district) query.set("district", district);
  if (from > 0) query.set("from", String(from));
  if (upto > from && upto !== from + shownFrom(from)) query.set("upto", String(upto));
  return query.size > 0 ? `${base}?${String(query)}` : base;
}

/**
 * The address of an event. With its key, so that a link that is copied or kept still finds it in another list; with the
 * chosen district, so that every way on stays in it.
 */
export function eventAddress<Base extends string>(
  base: Base,
  { id, key }: { id: number; key: string },
  district = "",
): `${Base}/${string}` {
  const query = new URLSearchParams({ e: key });
  if (district) query.set("district", district);
  return `${base}/${id}?${String(query)}`;
}

/** The district that an address names, as the panel spells it; blank: all. */
export const districtIn = (parameters: URLSearchParams): string => spelled(parameters.get("district") ?? "");

/** The panel's spelling of a district in any other, so that a screen says one place one way; else as it is. */
export function spelled(district: string): string {
  const name = findDistrict(district)?.name;
  return EVENT_DISTRICTS.find((one) => one.name === name)?.shown ?? district.trim();
}

/** A positive whole number of an address, or null. */
export const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
