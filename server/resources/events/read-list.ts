import { EVENTS_AT_MOST, readFeedItem } from "./feed-item.ts";
import { type KeyedEvent, withKeys } from "./keys.ts";

/** A feed's answer as it was read. */
export interface ReadList {
  events: string;
  taken: number;
  /** Items that do not fit, and those beyond the most that a list may have. */
  skipped: number;
}

/**
 * Reads what a feed answered: the list stands under `data`, or is the whole answer.
 * @param known The events that stood before, as JSON.
 * @param overridden Events as they were told last over which staff laid something: they are known too, also where the
 * list before lacked them.
 * @throws Error in a few words when there is no list in it.
 */
export function readList(answer: Uint8Array, known: string | null, overridden: readonly KeyedEvent[] = []): ReadList {
  const told = listIn(answer);
  const fitting = told
    .slice(0, EVENTS_AT_MOST)
    .map(readFeedItem)
    .filter((event) => event !== null);
  const before = known === null ? [] : (JSON.parse(known) as KeyedEvent[]);
  const there = new Set(before.map(({ key }) => key));
  const events = withKeys(fitting, [...before, ...overridden.filter(({ key }) => !there.has(key))]);
  return { events: JSON.stringify(events), taken: fitting.length, skipped: told.length - fitting.length };
}

function listIn(body: Uint8Array): unknown[] {
  let answer: unknown;
  try {
    answer = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Error("its answer is not JSON");
  }
  const list = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : answer;
  if (!Array.isArray(list)) throw new Error("its answer holds no list");
  return list;
}
