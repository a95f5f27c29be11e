import { type EventTime, isComing } from "../../../domain/event-update.ts";
import { placeKey } from "../../../domain/events.ts";
import type { ListedEvent } from "./listed-events.ts";

export interface PlacedEvent extends ListedEvent {
  /** Its place in the whole list, from 0; the place is another one's once the list changes (docs/product.md, 2.9). */
  id: number;
}

const seen = new WeakMap<ListedEvent[], ReturnType<typeof placedAnew>>();

/** Where each happens is worked out once for the list: a feed may tell of places that take long to compare. */
export function placed(events: ListedEvent[]) {
  const known = seen.get(events) ?? placedAnew(events);
  seen.set(events, known);
  return known;
}

function placedAnew(events: ListedEvent[]) {
  const all: PlacedEvent[] = events.map((event, id) => ({ id, ...event }));
  let byPlace: Map<string | undefined, PlacedEvent[]> | undefined;
  return {
    all,
    /** Those of a district in any spelling; all where none is named. */
    in(district = ""): PlacedEvent[] {
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
