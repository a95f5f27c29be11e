import ical, { ICalEventStatus } from "ical-generator";
import type { EventStatus } from "../../../shared/events/event.ts";

/** RFC 5545. */
export interface CalendarEvent {
  /** Permanent. */
  uid: string;
  /** Incremented by each change. */
  sequence: number;
  /** ISO 8601 in UTC. */
  changedAt: string;
  startsAt: string;
  endsAt: string | null;
  title: string;
  description: string;
  location: string;
  status: EventStatus;
  url: string;
}

const STATUS: Readonly<Record<EventStatus, ICalEventStatus>> = {
  planned: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  done: ICalEventStatus.CONFIRMED,
};

const REFRESH_SECONDS = 60 * 60;
/** How long an event is assumed to last whose end is not known. */
const ASSUMED_HOURS = 2;

/** A whole iCalendar file. @param name shown in calendar programs */
export const toCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  `${ical({
    name,
    prodId: "//Drug-Free Kerala//Events//EN",
    scale: "GREGORIAN",
    ttl: REFRESH_SECONDS,
    events: events.map((event) => ({
      id: event.uid,
      // Last change (RFC 5545, 3.8.7.2).
      stamp: event.changedAt,
      lastModified: event.changedAt,
      sequence: event.sequence,
      start: event.startsAt,
      end: endOf(event),
      summary: clean(event.title),
      description: clean(event.description) || null,
      location: clean(event.location) || null,
      status: STATUS[event.status],
      url: event.url,
    })),
  })}\r\n`;

/** The end; without a known one, some hours after the start: without DTEND an event would take no time (RFC 5545, 3.6.1). */
const endOf = ({ startsAt, endsAt }: CalendarEvent): string =>
  endsAt !== null && endsAt > startsAt
    ? endsAt
    : new Date(Date.parse(startsAt) + ASSUMED_HOURS * 60 * 60 * 1000).toISOString();

/** Without control characters, which RFC 5545 forbids. */
const clean = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, "");
