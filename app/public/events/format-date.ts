import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Messages } from "../../i18n/messages.ts";
import { dayIn, getDateParts, timeIn } from "../../i18n/use-date-format.ts";

export type DayWords = Pick<Messages, "dates" | "eventFacts">;

/** '26 June', from an ISO 8601 timestamp, in Indian time. */
export function dayOfYear({ months }: Messages["dates"], moment: string): string {
  const { day, month } = getDateParts(moment);
  return `${day} ${months[month - 1]}`;
}

/** 0: Sunday. */
export function getWeekday(moment: string): number {
  const { day, month, year } = getDateParts(moment);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** 'Saturday, 26 June 2027'. */
export const wholeDay = ({ dates, eventFacts }: DayWords, moment: string): string =>
  interpolate(eventFacts.wholeDay, {
    weekday: eventFacts.weekdays[getWeekday(moment)] ?? "",
    day: dayIn(dates, moment),
  });

/** '26 June 2027, 7:00 am'. */
export const dayAndTime = ({ dates, eventFacts }: DayWords, moment: string): string =>
  interpolate(eventFacts.dayAndTime, { day: dayIn(dates, moment), time: timeIn(dates, moment) });

/** In Indian time. */
export function onOneDay(one: string, other: string): boolean {
  const [a, b] = [getDateParts(one), getDateParts(other)];
  return a.day === b.day && a.month === b.month && a.year === b.year;
}

/** '7:00 am to 10:00 am'; the end has its date if on another day. */
export function getHours(words: DayWords, starts: string, ends: string | null): string {
  const from = timeIn(words.dates, starts);
  if (ends === null) return from;
  const until = onOneDay(starts, ends) ? timeIn(words.dates, ends) : dayAndTime(words, ends);
  return interpolate(words.eventFacts.fromUntil, { from, until });
}
