import type { ShownEvent } from "../../../shared/events/events.ts";

const passed = new Map<string, ShownEvent>();

/** Caches shown events for their detail pages. Browser only. */
export function passOn(events: readonly (ShownEvent | null)[]): void {
  for (const event of events) if (event) passed.set(event.key, event);
}

export const passedOn = (key: string | null): ShownEvent | null => (key === null ? null : (passed.get(key) ?? null));
