import { type KeyedEvent, withKeys } from "./event-keys.ts";
import { MAX_EVENTS, readFeedItem } from "./feed-item.ts";

export interface ReadList {
  events: string;
  taken: number;
  /** Invalid items and those beyond the maximum. */
  skipped: number;
}

/**
 * Parses the list (`data` or the whole body).
 * @param known previous list as JSON
 * @param overridden overridden events as last seen
 * @throws Error in a few words
 */
export function readList(response: Uint8Array, known: string | null, overridden: readonly KeyedEvent[] = []): ReadList {
  const items = listIn(response);
  const fitting = items
    .slice(0, MAX_EVENTS)
    .map(readFeedItem)
    .filter((event) => event !== null);
  const before = known === null ? [] : (JSON.parse(known) as KeyedEvent[]);
  const existing = new Set(before.map(({ key }) => key));
  const events = withKeys(fitting, [...before, ...overridden.filter(({ key }) => !existing.has(key))]);
  return { events: JSON.stringify(events), taken: fitting.length, skipped: items.length - fitting.length };
}

function listIn(body: Uint8Array): unknown[] {
  let response: unknown;
  try {
    response = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Error("its answer is not JSON");
  }
  const list = typeof response === "object" && response !== null && "data" in response ? response.data : response;
  if (!Array.isArray(list)) throw new Error("its answer holds no list");
  return list;
}
