import { type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import type { PageContext } from "../../page-context.ts";
import type { DayWords } from "../events/format-date.ts";
import { loadComing } from "../events/load.ts";
import { willTakePlace } from "../events/nearby.ts";
import { getStatusText } from "../events/status-text.ts";
import { eventUrl, toSpelling } from "../events/urls.ts";
import { getPlaceName } from "../lib/place-names.ts";

const UPCOMING_EVENTS_COUNT = 3;

/** The next events that take place, in the words of the page: put together by the loader, so that no script has to. */
export async function getUpcomingEvents(services: PageContext["services"], language: Language, words: DayWords) {
  const coming = await loadComing(services, language);
  return coming
    .filter(willTakePlace)
    .slice(0, UPCOMING_EVENTS_COUNT)
    .map((event) => ({
      key: event.key,
      title: event.title,
      address: eventUrl(localizeUrl(language, "/events" satisfies PublicLink), event),
      where: [event.venue, getPlaceName(language, toSpelling(event.location))].filter(Boolean).join(", "),
      says: getStatusText(event, words),
      status: event.status,
    }));
}
