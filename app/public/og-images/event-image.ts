import type { ShownEvent } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { OgImage } from "../../../shared/og-images/og-images.ts";
import type { Messages } from "../../i18n/messages.ts";
import { dayIn, getDateParts } from "../../i18n/use-date-format.ts";
import { type DayWords, getWeekday } from "../events/format-date.ts";
import { describeChange, getWhen } from "../events/status-text.ts";
import { getPlaceName } from "../lib/place-names.ts";

type PictureWords = DayWords & Pick<Messages, "events">;

export function toEventOgImage(language: Language, event: ShownEvent, words: PictureWords): OgImage {
  const { title, venue, location, starts_at, status, date } = event;
  const place = getPlaceName(language, location);
  // Undated news shows its age instead.
  const hasNoDay = starts_at === null && status !== "postponed" && status !== "cancelled";
  const when = hasNoDay
    ? interpolate(words.events.updatedOn, { day: dayIn(words.dates, date) })
    : getWhen(event, words);
  const facts = [when, venue, venue.includes(place) ? "" : place].filter(Boolean).join(", ");
  return { language, title, day: toDay(event, words), facts, became: describeChange(event, words)[0] ?? "" };
}

function toDay({ starts_at, status, coming }: ShownEvent, { eventFacts: says }: DayWords): OgImage["day"] {
  if (status === "postponed") return { above: says.noDay, number: "", below: says.yet, off: false };
  if (starts_at === null) return undefined;
  const { day, month, year } = getDateParts(starts_at);
  return {
    above: says.monthsInBrief[month - 1] ?? "",
    number: String(day),
    below: (coming && says.weekdays[getWeekday(starts_at)]) || String(year),
    off: !coming || status === "cancelled" || status === "done",
  };
}
