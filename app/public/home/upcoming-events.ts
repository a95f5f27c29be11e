import { addressIn, type Language } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import type { PageContext } from "../../page-context.ts";
import type { DayWords } from "../events/format-date.ts";
import { loadComing } from "../events/load.ts";
import { takesPlace } from "../events/nearby.ts";
import { lineOf } from "../events/status-text.ts";
import { eventAddress, spelled } from "../events/urls.ts";
import { placeIn } from "../lib/place-names.ts";

const AT_HOME = 3;

/** The next events that take place, in the words of the page: put together by the loader, so that no script has to. */
export async function nextAtHome(services: PageContext["services"], language: Language, words: DayWords) {
  const coming = await loadComing(services, language);
  return coming
    .filter(takesPlace)
    .slice(0, AT_HOME)
    .map((event) => ({
      key: event.key,
      title: event.title,
      address: eventAddress(addressIn(language, "/events" satisfies PublicLink), event),
      where: [event.venue, placeIn(language, spelled(event.location))].filter(Boolean).join(", "),
      says: lineOf(event, words),
      status: event.status,
    }));
}
