import type { EventUpdate } from "../../../domain/event-update.ts";
import { placeKey } from "../../../domain/events.ts";
import type { KeyedEvent } from "./keys.ts";

/** Events with their place in the whole list. */
interface PlacedEvents {
  all: EventUpdate[];
  /** Those of a district in any spelling; all where none is named. */
  in(district: string | undefined): EventUpdate[];
}

const seen = new WeakMap<KeyedEvent[], PlacedEvents>();

/**
 * The events of a list by their places. Where each happens is worked out once for the list and not for each request:
 * a feed may tell of places that take long to compare.
 */
export function placed(events: KeyedEvent[]): PlacedEvents {
  const known = seen.get(events) ?? placedAnew(events);
  seen.set(events, known);
  return known;
}

function placedAnew(events: KeyedEvent[]): PlacedEvents {
  const all = events.map((event, id) => ({ id, ...event }));
  let byPlace: Map<string | undefined, EventUpdate[]> | undefined;
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
