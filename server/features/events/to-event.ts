import type { EventUpdate } from "../../../shared/events/event.ts";
import { toFeedEvent } from "./list-events.ts";
import { absoluteImages } from "./local-events.ts";
import type { OrderedEvent } from "./order-events.ts";

/** Public JSON of an event; `origin` makes own picture paths absolute. */
export function toEvent(listed: OrderedEvent, origin: string): EventUpdate {
  const { was, ...event } = toFeedEvent(listed);
  const { starts_at, ends_at, venue } = was ?? {};
  return {
    ...event,
    images: absoluteImages(event.images, origin),
    was: was && { starts_at: starts_at ?? null, ends_at: ends_at ?? null, venue: venue ?? "" },
  };
}
