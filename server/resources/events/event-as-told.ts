import type { EventUpdate } from "../../../domain/event-update.ts";
import { toldOf } from "./listed-events.ts";
import { absoluteImages } from "./own-events.ts";
import type { PlacedEvent } from "./placed-events.ts";

/** Public JSON of an event; `origin` makes own picture paths absolute. */
export function eventAsTold(listed: PlacedEvent, origin: string): EventUpdate {
  const { was, ...event } = toldOf(listed);
  const { starts_at, ends_at, venue } = was ?? {};
  return {
    ...event,
    images: absoluteImages(event.images, origin),
    was: was && { starts_at: starts_at ?? null, ends_at: ends_at ?? null, venue: venue ?? "" },
  };
}
