import type { ShownEvent } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { dayIn } from "../../i18n/use-date-format.ts";
import { type DayWords, dayAndTime, dayOfYear, getHours, onOneDay } from "./format-date.ts";

type Planned = Pick<ShownEvent, "starts_at" | "ends_at" | "venue" | "status" | "reason" | "was" | "coming">;

/** '7:00 am to 10:00 am'; with the day if changed or over. Null without a date. */
export function getWhen(event: Planned, words: DayWords): string | null {
  const { starts_at, ends_at, status, coming } = event;
  if (starts_at === null) return null;
  const day = dayIn(words.dates, starts_at);
  if (status === "postponed" || status === "cancelled") return interpolate(words.eventFacts.wasToBe, { day });
  if (!coming || status === "done") return interpolate(words.eventFacts.tookPlace, { day });
  return getHours(words, starts_at, ends_at);
}

/** Sentences on a move, postponement or cancellation. */
export function describeChange(event: Planned, words: DayWords): string[] {
  const says = words.eventFacts;
  const why = event.reason ? [event.reason] : [];
  switch (event.status) {
    case "moved":
      return [...describeMove(event, words), ...why];
    case "postponed":
      return [says.postponed, ...why, says.newDayHere];
    case "cancelled":
      return [says.cancelled, ...why];
    default:
      return [];
  }
}

function describeMove({ starts_at, venue, was }: Planned, words: DayWords): string[] {
  const { dates, eventFacts: says } = words;
  const before = was?.starts_at ?? null;
  const changes: string[] = [];
  if (before !== null && starts_at !== null && Date.parse(before) !== Date.parse(starts_at)) {
    const say = onOneDay(before, starts_at)
      ? (moment: string) => dayAndTime(words, moment)
      : before.slice(0, 4) === starts_at.slice(0, 4)
        ? (moment: string) => dayOfYear(dates, moment)
        : (moment: string) => dayIn(dates, moment);
    changes.push(interpolate(says.moved, { was: say(before), now: say(starts_at) }));
  }
  if (was?.venue && venue && was.venue !== venue)
    changes.push(interpolate(says.otherPlace, { was: was.venue, now: venue }));
  return changes.length > 0 ? changes.map(describeEnd) : [says.movedSomehow];
}

const describeEnd = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

/** '26 June 2027, 7:00 am, moved from 5 May 2027'. */
export function getStatusText(event: Planned, words: DayWords): string {
  const { dates, eventFacts: says } = words;
  const { starts_at, was, status } = event;
  const when = starts_at && dayAndTime(words, starts_at);
  if (status === "postponed") return [says.postponed, says.newDayHere].join(" ");
  if (status === "cancelled")
    return starts_at
      ? `${says.cancelled} ${interpolate(says.wasToBe, { day: dayIn(dates, starts_at) })}`
      : says.cancelled;
  if (status !== "moved") return when ?? "";
  const before = was?.starts_at;
  const from =
    before && starts_at && Date.parse(before) !== Date.parse(starts_at)
      ? interpolate(says.movedFrom, {
          was: onOneDay(before, starts_at) ? dayAndTime(words, before) : dayIn(dates, before),
        })
      : says.placeMoved;
  return [when, from].filter(Boolean).join(", ");
}
