import type { DistrictContact } from "../../../shared/district-contacts/district-contacts.schema.ts";
import { DISTRICTS_ON_THE_ROUTE, findDistrict } from "../../../shared/districts.ts";
import { EVENTS_PER_WINDOW, type OpenEvent, type ShownEvent } from "../../../shared/events/events.ts";
import { getTranslation, type Language, languageAt } from "../../../shared/i18n/languages.ts";
import type { PageContext } from "../../page-context.ts";
import { districtIn, getOffset, wholeNumber } from "./urls.ts";

/**
 * One window of the list at most; no list if the feed never loaded. Empty districts get nearby events and
 * contacts.
 */
export async function loadList(request: Request, { services }: PageContext) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageAt(pathname);
  const district = districtIn(searchParams);
  const offset = wholeNumber(searchParams.get("from")) ?? 0;
  const upto = wholeNumber(searchParams.get("upto")) ?? 0;
  const limit = upto > offset ? Math.min(upto - offset, EVENTS_PER_WINDOW) : getOffset(offset);
  const [found, upcoming] = await Promise.all([
    services.events.listVisible({ district, offset, limit, when: "past" }),
    offset === 0 ? loadComing(services, language, district) : [],
  ]);
  const empty = district !== "" && found?.total === 0 && upcoming.length === 0;
  return {
    district,
    coming: upcoming,
    around: empty ? await loadAround(services, language, district) : null,
    list: found && { ...found, events: found.events.map((event) => localizeEvent(language, event)), district, offset },
  };
}

/** Soonest first; one window at most. */
export async function loadComing(
  { events }: Pick<PageContext["services"], "events">,
  language: Language,
  district = "",
): Promise<ShownEvent[]> {
  const upcoming = await events.listComing(district);
  return upcoming.map((event) => localizeEvent(language, event));
}

async function loadAround(
  services: Pick<PageContext["services"], "events" | "districtContacts">,
  language: Language,
  district: string,
) {
  const [upcoming, contacts] = await Promise.all([loadComing(services, language), services.districtContacts.list()]);
  return { nearest: getNearest(district, upcoming), phones: getPhones(contacts, district) };
}

/** Shown instead of an empty list. */
export type Around = Awaited<ReturnType<typeof loadAround>>;

const TRANSLATED_FIELDS = ["title", "description", "venue", "reason"] as const;

/** Falls back to the original language. Loaders only, so that pages carry one language. */
export function localizeEvent(language: Language, event: ShownEvent): ShownEvent {
  const inOne = { ...event };
  for (const field of TRANSLATED_FIELDS) {
    inOne[field] = getTranslation(event, field, language);
    inOne[`${field}_ml`] = "";
  }
  inOne.pictures = event.pictures.map((picture) => ({
    ...picture,
    description: getTranslation(picture, "description", language),
    description_ml: "",
  }));
  const { was } = event;
  if (was) inOne.was = { ...was, venue: getTranslation(was, "venue", language), venue_ml: "" };
  return inOne;
}

type ShownAround = Omit<OpenEvent, "stored">;

export const localizeOpenEvent = (language: Language, { event, next, others, photos }: ShownAround): ShownAround => ({
  photos: photos.map((picture) => ({
    ...picture,
    caption: getTranslation(picture, "caption", language),
    caption_ml: "",
  })),
  event: localizeEvent(language, event),
  next: next && localizeEvent(language, next),
  others: others.map((otherEvent) => localizeEvent(language, otherEvent)),
});

export const getPhones = (contacts: readonly DistrictContact[], place: string): string[] => {
  const name = findDistrict(place)?.name;
  return contacts.find(({ district }) => district === name)?.contacts ?? [];
};

const STOPS = DISTRICTS_ON_THE_ROUTE.map(({ name }) => name);
const getStop = (place: string): number => STOPS.findIndex((name) => name === findDistrict(place)?.name);

/** Null without upcoming events. */
function getNearest(place: string, upcoming: readonly ShownEvent[]): ShownEvent | null {
  const stop = getStop(place);
  if (stop < 0) return null;
  const away = (event: ShownEvent) => Math.abs(getStop(event.location) - stop);
  const [nearest] = upcoming
    .filter((event) => willTakePlace(event) && getStop(event.location) >= 0)
    .sort((a, b) => away(a) - away(b));
  return nearest ?? null;
}

export const willTakePlace = ({ status }: ShownEvent): boolean => status === "planned" || status === "moved";

const passedEvents = new Map<string, ShownEvent>();

/** Caches shown events for their detail pages. Browser only. */
export function cacheEvent(events: readonly (ShownEvent | null)[]): void {
  for (const event of events) if (event) passedEvents.set(event.key, event);
}

export const getCachedEvent = (key: string | null): ShownEvent | null =>
  key === null ? null : (passedEvents.get(key) ?? null);
