import { type EventTime, isComing } from "../../../domain/event-update.ts";
import { placeKey } from "../../../domain/events.ts";
import type { ListedEvent } from "./listed-events.ts";

/** An event with its place in the whole list. */
export interface PlacedEvent extends ListedEvent {
  id: number;
}

/** Events with their place in the whole list. */
interface PlacedEvents {
  all: PlacedEvent[];
  /** Those of a district in any spelling; all where none is named. */
  in(district: string | undefined): PlacedEvent[];
}

const seen = new WeakMap<ListedEvent[], PlacedEvents>();

/**
 * The events of a list by their places. Where each happens is worked out once for the list and not for each request:
 * a feed may tell of places that take long to compare.
 */
export function placed(events: ListedEvent[]): PlacedEvents {
  const known = seen.get(events) ?? placedAnew(events);
  seen.set(events, known);
  return known;
}

function placedAnew(events: ListedEvent[]): PlacedEvents {
  const all = events.map((event, id) => ({ id, ...event }));
  let byPlace: Map<string | undefined, PlacedEvent[]> | undefined;
  return {
    all,
    in(district = "") {
      if (!district.trim()) return all;
      byPlace ??= Map.groupBy(all, ({ location }) => placeKey(location));
      const asked = placeKey(district);
      return (asked !== undefined && byPlace.get(asked)) || [];
    },
  };
}

/** Those that are coming at a moment, or all others; all where neither is asked for. */
export const timed = (events: PlacedEvent[], when: EventTime | undefined, now: string): PlacedEvent[] =>
  when === undefined ? events : events.filter((event) => isComing(event, now) === (when === "coming"));
