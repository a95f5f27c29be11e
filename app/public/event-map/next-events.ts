import { DISTRICT_NAMES, type DistrictName, findDistrict } from "../../../shared/districts.ts";
import type { EventStatus } from "../../../shared/events/event.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { PageContext } from "../../page-context.ts";
import type { DayWords } from "../events/format-date.ts";
import { loadComing } from "../events/load.ts";
import { willTakePlace } from "../events/nearby.ts";
import { getStatusText } from "../events/status-text.ts";

/** No status without an event. */
export type NextOnTheMap = Record<DistrictName, { says: string; status?: EventStatus }>;

/** Loaders only. Events that take place come first. */
export async function nextOnTheMap(
  services: PageContext["services"],
  language: Language,
  words: DayWords,
): Promise<NextOnTheMap> {
  const coming = await loadComing(services, language);
  const next = DISTRICT_NAMES.map((name) => {
    const existingEvents = coming.filter(({ location }) => findDistrict(location)?.name === name);
    const event = existingEvents.find(willTakePlace) ?? existingEvents[0];
    return [
      name,
      event ? { says: getStatusText(event, words), status: event.status } : { says: words.eventFacts.nothingPlanned },
    ];
  });
  return Object.fromEntries(next);
}
