import { type EventsToday, nextEvent } from "../../../shared/dashboard/dashboard.schema.ts";
import { DASHBOARD_LIMITS } from "../../../shared/dashboard/dashboard.ts";
import type { EventStatus } from "../../../shared/events/event.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import type { PlacedEvent } from "../events/order-events.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** @param coming upcoming events, soonest first */
export function eventsToday(coming: readonly PlacedEvent[], now: Date): EventsToday {
  const week = new Date(now.getTime() + WEEK).toISOString();
  const open = coming.filter(({ status }) => status !== "done");
  const soon = open.filter(({ status, starts_at }) => takesPlace(status) && (starts_at ?? "") < week);
  return {
    this_week: soon.length,
    first: soon[0] ? told(soon[0]) : null,
    next: open.slice(0, DASHBOARD_LIMITS.events).map(told),
  };
}

const takesPlace = (status: EventStatus) => status !== "cancelled" && status !== "postponed";

const told = pickColumns(nextEvent);
