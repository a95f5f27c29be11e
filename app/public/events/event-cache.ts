import type { ShownEvent } from "../../../shared/events/events.ts";

const passedEvents = new Map<string, ShownEvent>();

/** Caches shown events for their detail pages. Browser only. */
export function cacheEvent(events: readonly (ShownEvent | null)[]): void {
  for (const event of events) if (event) passedEvents.set(event.key, event);
}

export const getCachedEvent = (key: string | null): ShownEvent | null =>
  key === null ? null : (passedEvents.get(key) ?? null);
