import type { ShownEvent } from "../../../shared/events/events.ts";
import { fill } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { SharePicture } from "../../../shared/og-images/og-images.ts";
import type { Words } from "../../i18n/messages.ts";
import { dayIn, partsIn } from "../../i18n/use-date-format.ts";
import { type DayWords, weekdayOf } from "../events/format-date.ts";
import { sentencesOf, whenOf } from "../events/status-text.ts";
import { placeIn } from "../lib/place-names.ts";

type PictureWords = DayWords & Pick<Words, "events">;

export function pictureOfEvent(language: Language, event: ShownEvent, words: PictureWords): SharePicture {
  const { title, venue, location, starts_at, status, date } = event;
  const place = placeIn(language, location);
  // Undated news shows its age instead.
  const hasNoDay = starts_at === null && status !== "postponed" && status !== "cancelled";
  const when = hasNoDay ? fill(words.events.updatedOn, { day: dayIn(words.dates, date) }) : whenOf(event, words);
  const facts = [when, venue, venue.includes(place) ? "" : place].filter(Boolean).join(", ");
  return { language, title, day: dayOf(event, words), facts, became: sentencesOf(event, words)[0] ?? "" };
}

function dayOf({ starts_at, status, coming }: ShownEvent, { eventFacts: says }: DayWords): SharePicture["day"] {
  if (status === "postponed") return { above: says.noDay, number: "", below: says.yet, off: false };
  if (starts_at === null) return undefined;
  const { day, month, year } = partsIn(starts_at);
  return {
    above: says.monthsInBrief[month - 1] ?? "",
    number: String(day),
    below: (coming && says.weekdays[weekdayOf(starts_at)]) || String(year),
    off: !coming || status === "cancelled" || status === "done",
  };
}
