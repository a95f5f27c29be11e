import type { ShownEvent } from "../../../shared/events/events.ts";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { dayIn, getDateParts, timeIn } from "../../i18n/format-date.ts";

type Planned = Pick<ShownEvent, "starts_at" | "ends_at" | "venue" | "status" | "reason" | "was" | "coming">;

/** '7:00 am to 10:00 am'; with the day if changed or over. Null without a date. */
export function getWhen(event: Planned, messages: EventMessages): string | null {
  const { starts_at, ends_at, status, coming } = event;
  if (starts_at === null) return null;
  const day = dayIn(messages.dates, starts_at);
  if (status === "postponed" || status === "cancelled") return interpolate(messages.eventFacts.wasToBe, { day });
  if (!coming || status === "done") return interpolate(messages.eventFacts.tookPlace, { day });
  return getHours(messages, starts_at, ends_at);
}

/** Sentences on a move, postponement or cancellation. */
export function describeChange(event: Planned, messages: EventMessages): string[] {
  const copy = messages.eventFacts;
  const why = event.reason ? [event.reason] : [];
  switch (event.status) {
    case "moved":
      return [...describeMove(event, messages), ...why];
    case "postponed":
      return [copy.postponed, ...why, copy.newDayHere];
    case "cancelled":
      return [copy.cancelled, ...why];
    default:
      return [];
  }
}

function describeMove({ starts_at, venue, was }: Planned, messages: EventMessages): string[] {
  const { dates, eventFacts: copy } = messages;
  const before = was?.starts_at ?? null;
  const changes: string[] = [];
  if (before !== null && starts_at !== null && Date.parse(before) !== Date.parse(starts_at)) {
    const format = onOneDay(before, starts_at)
      ? (moment: string) => dayAndTime(messages, moment)
      : before.slice(0, 4) === starts_at.slice(0, 4)
        ? (moment: string) => dayOfYear(dates, moment)
        : (moment: string) => dayIn(dates, moment);
    changes.push(interpolate(copy.moved, { was: format(before), now: format(starts_at) }));
  }
  if (was?.venue && venue && was.venue !== venue)
    changes.push(interpolate(copy.otherPlace, { was: was.venue, now: venue }));
  return changes.length > 0 ? changes.map(describeEnd) : [copy.movedSomehow];
}

const describeEnd = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

/** '26 June 2027, 7:00 am, moved from 5 May 2027'. */
export function getStatusText(event: Planned, messages: EventMessages): string {
  const { dates, eventFacts: copy } = messages;
  const { starts_at, status } = event;
  const when = starts_at && dayAndTime(messages, starts_at);
  if (status === "postponed") return [copy.postponed, copy.newDayHere].join(" ");
  if (status === "cancelled")
    return starts_at
      ? `${copy.cancelled} ${interpolate(copy.wasToBe, { day: dayIn(dates, starts_at) })}`
      : copy.cancelled;
  if (status !== "moved") return when ?? "";
  return [when, getMoveText(event, messages)].filter(Boolean).join(", ");
}

/** 'moved from 5 May 2027', of a moved event. */
export function getMoveText({ starts_at, was }: Planned, messages: EventMessages): string {
  const before = was?.starts_at;
  return before && starts_at && Date.parse(before) !== Date.parse(starts_at)
    ? interpolate(messages.eventFacts.movedFrom, {
        was: onOneDay(before, starts_at) ? dayAndTime(messages, before) : dayIn(messages.dates, before),
      })
    : messages.eventFacts.placeMoved;
}

export type EventMessages = Pick<Messages, "dates" | "eventFacts">;

/** '26 June', from an ISO 8601 timestamp, in Indian time. */
function dayOfYear({ months }: Messages["dates"], moment: string): string {
  const { day, month } = getDateParts(moment);
  return `${day} ${months[month - 1]}`;
}

/** 0: Sunday. */
export function getWeekday(moment: string): number {
  const { day, month, year } = getDateParts(moment);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** 'Saturday, 26 June 2027'. */
export const wholeDay = ({ dates, eventFacts }: EventMessages, moment: string): string =>
  interpolate(eventFacts.wholeDay, {
    weekday: eventFacts.weekdays[getWeekday(moment)] ?? "",
    day: dayIn(dates, moment),
  });

/** '26 June 2027, 7:00 am'. */
const dayAndTime = ({ dates, eventFacts }: EventMessages, moment: string): string =>
  interpolate(eventFacts.dayAndTime, { day: dayIn(dates, moment), time: timeIn(dates, moment) });

/** In Indian time. */
function onOneDay(one: string, other: string): boolean {
  const [a, b] = [getDateParts(one), getDateParts(other)];
  return a.day === b.day && a.month === b.month && a.year === b.year;
}

/** '7:00 am to 10:00 am'; the end has its date if on another day. */
function getHours(messages: EventMessages, starts: string, ends: string | null): string {
  const from = timeIn(messages.dates, starts);
  if (ends === null) return from;
  const until = onOneDay(starts, ends) ? timeIn(messages.dates, ends) : dayAndTime(messages, ends);
  return interpolate(messages.eventFacts.fromUntil, { from, until });
}
