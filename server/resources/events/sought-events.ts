import { folded } from "../../../domain/folded.ts";
import { holdsAll, soughtIn } from "../../../domain/sought.ts";
import type { PlacedEvent } from "./placed-events.ts";

/** What each event says, as it is compared; events stay the same objects until there is a newer list. */
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

/** Those that hold all the words that somebody typed; all where there are none. */
export function holding(events: PlacedEvent[], q = ""): PlacedEvent[] {
  const sought = soughtIn(q);
  return sought.length === 0 ? events : events.filter((event) => holdsAll(textOf(event), sought));
}
