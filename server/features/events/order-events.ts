import { type EventTime, isComing } from "../../../shared/events/event.ts";
import { placeKey } from "../../../shared/events/events.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import { matchesAll, parseQuery } from "../../../shared/search/search-query.ts";
import type { ListedEvent } from "./list-events.ts";

export interface OrderedEvent extends ListedEvent {
  /** Index in the whole list; changes with the list. */
  id: number;
}

const isVisible = new WeakMap<ListedEvent[], ReturnType<typeof reorderEvents>>();

/** Districts are resolved once per list, since feed text may be slow to compare. */
export function orderEvents(events: ListedEvent[]) {
  const known = isVisible.get(events) ?? reorderEvents(events);
  isVisible.set(events, known);
  return known;
}

function reorderEvents(events: ListedEvent[]) {
  const allEvents: OrderedEvent[] = events.map((event, id) => ({ id, ...event }));
  let byPlace: Map<string | undefined, OrderedEvent[]> | undefined;
  return {
    all: allEvents,
    /** Any spelling; all when blank. */
    in(district = ""): OrderedEvent[] {
      if (!district.trim()) return allEvents;
      byPlace ??= Map.groupBy(allEvents, ({ location }) => placeKey(location));
      const wantedPlace = placeKey(district);
      return (wantedPlace !== undefined && byPlace.get(wantedPlace)) || [];
    },
  };
}

export const withTimes = (events: OrderedEvent[], when: EventTime | undefined, now: string): OrderedEvent[] =>
  when === undefined ? events : events.filter((event) => isComing(event, now) === (when === "coming"));

/** Normalised text per event, cached by identity. */
const texts = new WeakMap<OrderedEvent, string>();

function getText(event: OrderedEvent): string {
  const known = texts.get(event) ?? foldText(getSearchText(event).join("\n"));
  texts.set(event, known);
  return known;
}

const getSearchText = (event: OrderedEvent) => [
  event.title,
  event.title_ml,
  event.location,
  event.venue,
  event.venue_ml,
  event.description,
  event.description_ml,
  event.reason,
  event.reason_ml,
];

/** Events that contain all words of the query. */
export function matchingEvents(events: OrderedEvent[], q = ""): OrderedEvent[] {
  const query = parseQuery(q);
  return query.length === 0 ? events : events.filter((event) => matchesAll(getText(event), query));
}

/** Upcoming events, the next first, then the past ones: the order of the public list. */
export const inShownOrder = (events: OrderedEvent[], now: string): OrderedEvent[] => [
  ...upcoming(events, now),
  ...withTimes(events, "past", now),
];

export const upcoming = (events: OrderedEvent[], now: string): OrderedEvent[] => {
  const begins = ({ starts_at, ends_at }: OrderedEvent) => starts_at ?? ends_at ?? "";
  return withTimes(events, "coming", now).toSorted((a, b) => (begins(a) < begins(b) ? -1 : 1));
};
