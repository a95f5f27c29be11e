import { findDistrict } from "../../../shared/districts.ts";
import { type FeedEvent, fingerprint } from "./feed-item.ts";

export interface KeyedEvent extends FeedEvent {
  key: string;
}

const getPlace = ({ location }: FeedEvent) => findDistrict(location)?.name ?? location.toLowerCase();
const getName = (event: FeedEvent) => fingerprint(event.title.toLowerCase(), getPlace(event));
const getWords = (event: FeedEvent) => fingerprint(event.description, getPlace(event));
const getWhole = (event: FeedEvent) => fingerprint(getName(event), event.description, event.date, ...event.images);

/**
 * Assigns stable keys: a hash of title and place. A corrected title keeps its key if the text matches;
 * duplicates are distinguished by their content.
 */
export function withKeys(items: FeedEvent[], known: readonly KeyedEvent[]): KeyedEvent[] {
  const keys = new Map<FeedEvent, string>();
  const taken = new Set<string>();
  const getContent = numberRepeats(getWhole);
  const give = (event: FeedEvent, key: string) => {
    if (keys.has(event) || taken.has(key)) return;
    keys.set(event, key);
    taken.add(key);
  };

  for (const same of [getContent, getName, getWords]) {
    const before = unique(
      known.filter(({ key }) => !taken.has(key)),
      same,
    );
    const now = unique(
      items.filter((event) => !keys.has(event)),
      same,
    );
    for (const [mark, event] of now) {
      const { key } = before.get(mark) ?? {};
      if (key !== undefined && (same !== getWords || event.description !== "")) give(event, key);
    }
  }
  const oldestFirst = items.toSorted(
    (a, b) => a.date.localeCompare(b.date) || getContent(a).localeCompare(getContent(b)),
  );
  // Identical events are matched in order.
  const turns = new Map<string, number>();
  for (const event of oldestFirst) {
    give(event, getName(event));
    for (let number = turns.get(getContent(event)) ?? 0; !keys.has(event); number += 1) {
      give(event, fingerprint(getContent(event), String(number)));
      turns.set(getContent(event), number + 1);
    }
  }
  return items.map((event) => ({ ...event, key: keys.get(event) ?? "" }));
}

/** Memoised per event: they can be long. */
function numberRepeats(mark: (event: FeedEvent) => string): (event: FeedEvent) => string {
  const known = new Map<FeedEvent, string>();
  return (event) => {
    const found = known.get(event) ?? mark(event);
    known.set(event, found);
    return found;
  };
}

function unique<E extends FeedEvent>(events: E[], mark: (event: E) => string): Map<string, E> {
  const groups = Map.groupBy(events, mark);
  return new Map(
    [...groups].flatMap(([name, [first, ...more]]) => (first && more.length === 0 ? [[name, first]] : [])),
  );
}
