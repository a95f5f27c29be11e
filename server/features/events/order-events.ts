import { type EventTime, isComing } from "../../../shared/events/event.ts";
import { placeKey } from "../../../shared/events/events.ts";
import type { ListedEvent } from "./list-events.ts";

export interface PlacedEvent extends ListedEvent {
  /** Index in the whole list; changes with the list. */
  id: number;
}

const seen = new WeakMap<ListedEvent[], ReturnType<typeof placedAnew>>();

/** Districts are resolved once per list, since feed text may be slow to compare. */
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
    /** Any spelling; all when blank. */
    in(district = ""): PlacedEvent[] {
      if (!district.trim()) return all;
      byPlace ??= Map.groupBy(all, ({ location }) => placeKey(location));
      const asked = placeKey(district);
      return (asked !== undefined && byPlace.get(asked)) || [];
    },
  };
}

export const timed = (events: PlacedEvent[], when: EventTime | undefined, now: string): PlacedEvent[] =>
  when === undefined ? events : events.filter((event) => isComing(event, now) === (when === "coming"));
