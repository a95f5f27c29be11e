import { foldText } from "../../../shared/search/fold-text.ts";
import { matchesAll, parseQuery } from "../../../shared/search/search-query.ts";
import type { OrderedEvent } from "./order-events.ts";

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
  const sought = parseQuery(q);
  return sought.length === 0 ? events : events.filter((event) => matchesAll(getText(event), sought));
}
