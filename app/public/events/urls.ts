import { EVENT_DISTRICTS, findDistrict } from "../../../shared/districts.ts";
import { EVENTS_PER_BATCH, EVENTS_PER_WINDOW } from "../../../shared/events/events.ts";
import { languageAt, localizeUrl, stripLanguage } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";

/** The list's URL in the path's language; `/events` is canonical. */
export const getBase = (path: string): string =>
  localizeUrl(
    languageAt(path),
    /^\/event(\/|$)/.test(stripLanguage(path)) ? ("/event" satisfies PublicLink) : ("/events" satisfies PublicLink),
  );

/** Anchor on narrow screens. */
export const LIST = "list";

interface Part {
  /** As the panel spells it; blank: all. */
  district: string;
  /** Offset. */
  from?: number;
  /** End of the shown part; default: one step from `from`. */
  upto?: number;
}

/** A batch at the start, then whole windows. */
export const getOffset = (from: number): number => (from > 0 ? EVENTS_PER_WINDOW : EVENTS_PER_BATCH);

export function listUrl<Base extends string>(
  base: Base,
  { district, from = 0, upto = 0 }: Part,
): Base | `${Base}?${string}` {
  const query = new URLSearchParams();
  if (district) query.set("district", district);
  if (from > 0) query.set("from", String(from));
  if (upto > from && upto !== from + getOffset(from)) query.set("upto", String(upto));
  return query.size > 0 ? `${base}?${String(query)}` : base;
}

/** Contains the event's key, so that links survive changes of the list, and the district filter. */
export function eventUrl<Base extends string>(
  base: Base,
  { id, key }: { id: number; key: string },
  district = "",
): `${Base}/${string}` {
  const query = new URLSearchParams({ e: key });
  if (district) query.set("district", district);
  return `${base}/${id}?${String(query)}`;
}

/** Blank: all. */
export const districtIn = (parameters: URLSearchParams): string => toSpelling(parameters.get("district") ?? "");

/** Canonical spelling of a district; others unchanged. */
export function toSpelling(district: string): string {
  const name = findDistrict(district)?.name;
  return EVENT_DISTRICTS.find((district) => district.name === name)?.shown ?? district.trim();
}

/** Null if not a positive integer. */
export const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** History state: steps back to the list. */
interface HistorySteps {
  steps: number;
}

export const FROM_LIST: HistorySteps = { steps: 1 };

/** Null if the visitor did not come from the list. */
export function getHistorySteps(state: unknown): HistorySteps | null {
  const steps = typeof state === "object" && state !== null && "steps" in state ? state.steps : null;
  return typeof steps === "number" && Number.isInteger(steps) && steps > 0 ? { steps } : null;
}

export const addStep = (history: HistorySteps | null): HistorySteps | null => history && { steps: history.steps + 1 };
