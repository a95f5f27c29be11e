import { type EventsToday, nextEvent } from "../../../shared/dashboard/dashboard.schema.ts";
import { DASHBOARD_LIMITS } from "../../../shared/dashboard/dashboard.ts";
import type { EventStatus } from "../../../shared/events/event.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import type { OrderedEvent } from "../events/order-events.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** @param coming upcoming events, soonest first */
export function eventsToday(coming: readonly OrderedEvent[], now: Date): EventsToday {
  const week = new Date(now.getTime() + WEEK_MS).toISOString();
  const open = coming.filter(({ status }) => status !== "done");
  const soon = open.filter(({ status, starts_at }) => willTakePlace(status) && (starts_at ?? "") < week);
  return {
    this_week: soon.length,
    first: soon[0] ? toNextEvent(soon[0]) : null,
    next: open.slice(0, DASHBOARD_LIMITS.events).map(toNextEvent),
  };
}

const willTakePlace = (status: EventStatus) => status !== "cancelled" && status !== "postponed";

const toNextEvent = pickColumns(nextEvent);
