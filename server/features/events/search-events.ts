import { folded } from "../../../shared/search/fold-text.ts";
import { holdsAll, soughtIn } from "../../../shared/search/search-query.ts";
import type { PlacedEvent } from "./order-events.ts";

/** Normalised text per event, cached by identity. */
const texts = new WeakMap<PlacedEvent, string>();

function textOf(event: PlacedEvent): string {
  const known = texts.get(event) ?? folded(everythingIn(event).join("\n"));
  texts.set(event, known);
  return known;
}

const everythingIn = (event: PlacedEvent) => [
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
export function holding(events: PlacedEvent[], q = ""): PlacedEvent[] {
  const sought = soughtIn(q);
  return sought.length === 0 ? events : events.filter((event) => holdsAll(textOf(event), sought));
}
