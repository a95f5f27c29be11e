import { redirect } from "react-router";
import type { ShownEvent } from "../../../shared/events/events.ts";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { OgImage } from "../../../shared/og-images/og-images.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { dayIn, getDateParts } from "../../i18n/format-date.ts";
import type { PageContext } from "../../page-context.ts";
import { describeChange, type EventMessages, getWeekday, getWhen } from "../events/event-text.ts";
import { getPlaceName } from "../lib/place-names.ts";

type Pictures = PageContext["services"]["sharePictures"];

/** URL with a content hash. */
export const ogImageUrl = (
  pictures: Pick<Pictures, "versionOf">,
  of: "event" | "page" | "story",
  name: string,
  picture: OgImage,
): string =>
  `${localizeUrl(picture.language, `/shared/${of}.png` satisfies PublicLink)}?${new URLSearchParams({
    of: name,
    ...(picture.status && { shape: picture.status.shape }),
    v: pictures.versionOf(picture),
  })}`;

/** Redirects outdated hashes. */
export async function sendOgImage(pictures: Pictures, request: Request, picture: OgImage, address: string) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("v") !== pictures.versionOf(picture))
    return redirect(address, { headers: { "Cache-Control": "no-cache" } });
  const png = await pictures.draw(picture);
  if (!png)
    return new Response("Please ask again.\n", { status: 503, headers: { "Retry-After": "5", ...TEXT_HEADERS } });
  return new Response(png, {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(png.length),
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

const TEXT_HEADERS = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

export const toNotFound = (): Response => new Response("Not found\n", { status: 404, headers: TEXT_HEADERS });

type ImageMessages = EventMessages & Pick<Messages, "events">;

export function toEventOgImage(language: Language, event: ShownEvent, messages: ImageMessages): OgImage {
  const { title, venue, location, starts_at, status, date } = event;
  const place = getPlaceName(language, location);
  // Undated news shows its age instead.
  const hasNoDay = starts_at === null && status !== "postponed" && status !== "cancelled";
  const when = hasNoDay
    ? interpolate(messages.events.updatedOn, { day: dayIn(messages.dates, date) })
    : getWhen(event, messages);
  const facts = [when, venue, venue.includes(place) ? "" : place].filter(Boolean).join(", ");
  return { language, title, day: toDay(event, messages), facts, became: describeChange(event, messages)[0] ?? "" };
}

function toDay({ starts_at, status, coming }: ShownEvent, { eventFacts: copy }: EventMessages): OgImage["day"] {
  if (status === "postponed") return { above: copy.noDay, number: "", below: copy.yet, off: false };
  if (starts_at === null) return undefined;
  const { day, month, year } = getDateParts(starts_at);
  return {
    above: copy.monthsInBrief[month - 1] ?? "",
    number: String(day),
    below: (coming && copy.weekdays[getWeekday(starts_at)]) || String(year),
    off: !coming || status === "cancelled" || status === "done",
  };
}

export const toPageOgImage = (language: Language, title: string): OgImage => ({
  language,
  title,
  facts: "",
  became: "",
});
