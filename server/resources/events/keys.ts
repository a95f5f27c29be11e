import { findDistrict } from "../../../domain/districts.ts";
import { fingerprint, type ToldEvent } from "./feed-item.ts";

/** An event with the key under which shared links find it. */
export interface KeyedEvent extends ToldEvent {
  key: string;
}

const placeOf = ({ location }: ToldEvent) => findDistrict(location)?.name ?? location.toLowerCase();
const nameOf = (event: ToldEvent) => fingerprint(event.title.toLowerCase(), placeOf(event));
const wordsOf = (event: ToldEvent) => fingerprint(event.description, placeOf(event));
const wholeOf = (event: ToldEvent) => fingerprint(nameOf(event), event.description, event.date, ...event.images);

/**
 * Gives every event its key: title and place as a fingerprint, so that the order of the list, further events and a
 * changed text, time or picture do not matter. An event whose title was mended keeps the key that it had, known by its
 * text; the newer of two events with one title and place is told apart by all it says.
 */
export function withKeys(told: ToldEvent[], known: readonly KeyedEvent[]): KeyedEvent[] {
  const keys = new Map<ToldEvent, string>();
  const taken = new Set<string>();
  const whole = once(wholeOf);
  const give = (event: ToldEvent, key: string) => {
    if (keys.has(event) || taken.has(key)) return;
    keys.set(event, key);
    taken.add(key);
  };

  for (const same of [whole, nameOf, wordsOf]) {
    const before = unique(
      known.filter(({ key }) => !taken.has(key)),
      same,
    );
    const now = unique(
      told.filter((event) => !keys.has(event)),
      same,
    );
    for (const [mark, event] of now) {
      const { key } = before.get(mark) ?? {};
      if (key !== undefined && (same !== wordsOf || event.description !== "")) give(event, key);
    }
  }
  const oldestFirst = told.toSorted((a, b) => a.date.localeCompare(b.date) || whole(a).localeCompare(whole(b)));
  // Of events that are alike in everything, each goes on where the one before it ended.
  const turns = new Map<string, number>();
  for (const event of oldestFirst) {
    give(event, nameOf(event));
    for (let turn = turns.get(whole(event)) ?? 0; !keys.has(event); turn += 1) {
      give(event, fingerprint(whole(event), String(turn)));
      turns.set(whole(event), turn + 1);
    }
  }
  return told.map((event) => ({ ...event, key: keys.get(event) ?? "" }));
}

/** The same, found out once for each event: events can be long, and are compared often. */
function once(mark: (event: ToldEvent) => string): (event: ToldEvent) => string {
  const known = new Map<ToldEvent, string>();
  return (event) => {
    const found = known.get(event) ?? mark(event);
    known.set(event, found);
    return found;
  };
}

function unique<E extends ToldEvent>(events: E[], mark: (event: E) => string): Map<string, E> {
  const groups = Map.groupBy(events, mark);
  return new Map(
    [...groups].flatMap(([name, [first, ...more]]) => (first && more.length === 0 ? [[name, first]] : [])),
  );
}
