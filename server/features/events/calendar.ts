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

const STATUS: Readonly<Record<EventStatus, string>> = {
  planned: "CONFIRMED",
  moved: "CONFIRMED",
  postponed: "TENTATIVE",
  cancelled: "CANCELLED",
  done: "CONFIRMED",
};

/** Refresh interval. */
const AGAIN = "PT1H";
/** How long an event is assumed to last whose end is not known. */
const ASSUMED_HOURS = 2;
/** Maximum bytes per line (RFC 5545, 3.1). */
const LINE = 75;

/** A whole iCalendar file. @param name shown in calendar programs */
export const toCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Drug-Free Kerala//Events//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${AGAIN}`,
    `X-PUBLISHED-TTL:${AGAIN}`,
    ...events.flatMap(toLines),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");

const toLines = (event: CalendarEvent): string[] => [
  "BEGIN:VEVENT",
  `UID:${event.uid}`,
  // Last change (RFC 5545, 3.8.7.2).
  `DTSTAMP:${moment(event.changedAt)}`,
  `LAST-MODIFIED:${moment(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${moment(event.startsAt)}`,
  `DTEND:${moment(endOf(event))}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  `STATUS:${STATUS[event.status]}`,
  `URL:${event.url}`,
  "END:VEVENT",
];

/** The end; without a known one, some hours after the start: without DTEND an event would take no time (RFC 5545, 3.6.1). */
const endOf = ({ startsAt, endsAt }: CalendarEvent): string =>
  endsAt !== null && endsAt > startsAt
    ? endsAt
    : new Date(Date.parse(startsAt) + ASSUMED_HOURS * 60 * 60 * 1000).toISOString();

/** 2026-11-25T10:30:00.000Z as 20261125T103000Z. */
const moment = (at: string) => at.replace(/\.\d+|[-:]/g, "");

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** Folds long lines between characters. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE) return line;
  const lines = [""];
  let room = LINE;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > room) {
      lines.push("");
      room = LINE - 1;
    }
    lines[lines.length - 1] += character;
    room -= bytes;
  }
  return lines.join("\r\n ");
}
