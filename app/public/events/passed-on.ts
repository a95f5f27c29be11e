import type { ShownEvent } from "../../../domain/events.ts";

const passed = new Map<string, ShownEvent>();

/** Keeps events that are on the page, so that their own pages need not wait for the server. Browser only. */
export function passOn(events: readonly (ShownEvent | null)[]): void {
  for (const event of events) if (event) passed.set(event.key, event);
}

/** The event that an address names, when a page before has shown it. */
export const passedOn = (key: string | null): ShownEvent | null => (key === null ? null : (passed.get(key) ?? null));
