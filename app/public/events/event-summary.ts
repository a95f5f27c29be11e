import type { ShownEvent } from "../../../shared/events/events.ts";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { getPlaceName } from "../lib/place-names.ts";
import { getOrigin, type Matches, toAbsoluteUrl } from "../seo/meta.ts";
import { describeChange, type EventMessages, getWhen, wholeDay } from "./event-text.ts";
import { placeholderPreview } from "./placeholder.tsx";
import { eventUrl } from "./urls.ts";

/** 1200 × 630. */
export const getPreview = ({ id, pictures: [first] }: ShownEvent): string => first?.preview ?? placeholderPreview(id);

interface EventFactsOptions {
  language: Language;
  messages: Messages["events"];
  site: string;
  description: string;
  matches: Matches;
}

/** Status, time and place, for the meta description. */
export function formatFacts(event: ShownEvent, messages: EventMessages): string {
  const { starts_at, status, coming, venue } = event;
  const goesOn = coming && (status === "planned" || status === "moved");
  const day = goesOn && starts_at ? wholeDay(messages, starts_at) : "";
  const plan = [day, getWhen(event, messages), venue].filter(Boolean).join(", ");
  return [...describeChange(event, messages), plan && `${plan}.`].filter(Boolean).join(" ");
}

/** schema.org. */
const STATUS = {
  planned: "EventScheduled",
  moved: "EventRescheduled",
  postponed: "EventPostponed",
  cancelled: "EventCancelled",
  done: "EventScheduled",
} as const;

/** schema.org Event; without time and place, its Article. */
export function aboutEvent(event: ShownEvent, options: EventFactsOptions): Record<string, unknown> {
  const { starts_at, ends_at, venue, location, status, was } = event;
  if (starts_at === null || !(venue || location)) return article(event, options);
  const { language, messages, site, description, matches } = options;
  const origin = getOrigin(matches);
  const place = getPlaceName(language, location);
  return {
    "@type": "Event",
    name: event.title,
    description,
    startDate: inIndia(starts_at),
    ...(ends_at && { endDate: inIndia(ends_at) }),
    ...(status === "moved" && was?.starts_at && { previousStartDate: inIndia(was.starts_at) }),
    eventStatus: `https://schema.org/${STATUS[status]}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    image: [toAbsoluteUrl(getPreview(event), origin)],
    url: origin + eventUrl(localizeUrl(language, "/events" satisfies PublicLink), event),
    location: {
      "@type": "Place",
      name: venue || place,
      address: place ? interpolate(messages.placeInKerala, { place }) : undefined,
    },
    organizer: { "@type": "Organization", name: site, url: `${origin}/` },
  };
}

/** With India's UTC offset. Not from `ist-days.ts`, which would be another file to load. */
const inIndia = (moment: string): string =>
  new Date(Date.parse(moment) + 5.5 * 3_600_000).toISOString().replace(/\.\d+Z$/, "+05:30");

function article(
  event: ShownEvent,
  { language, messages, site, description, matches }: EventFactsOptions,
): Record<string, unknown> {
  const origin = getOrigin(matches);
  return {
    "@type": "NewsArticle",
    headline: event.title,
    description,
    articleBody: event.description,
    datePublished: event.date,
    dateModified: event.date,
    image: [toAbsoluteUrl(getPreview(event), origin)],
    mainEntityOfPage: origin + eventUrl(localizeUrl(language, "/events" satisfies PublicLink), event),
    ...(event.location && {
      contentLocation: {
        "@type": "Place",
        name: interpolate(messages.placeInKerala, { place: getPlaceName(language, event.location) }),
      },
    }),
    publisher: { "@type": "Organization", name: site, url: `${origin}/` },
  };
}
