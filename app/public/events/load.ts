import { EVENTS_PER_WINDOW, type ShownEvent } from "../../../shared/events/events.ts";
import { type Language, languageAt } from "../../../shared/i18n/languages.ts";
import type { PageContext } from "../../page-context.ts";
import { localizeEvent } from "./localize-event.ts";
import { getNearest, getPhones } from "./nearby.ts";
import { districtIn, getOffset, wholeNumber } from "./urls.ts";

/**
 * One window of the list at most; no list if the feed never loaded. Empty districts get nearby events and
 * contacts.
 */
export async function loadList(request: Request, { services }: PageContext) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageAt(pathname);
  const district = districtIn(searchParams);
  const offset = wholeNumber(searchParams.get("from")) ?? 0;
  const upto = wholeNumber(searchParams.get("upto")) ?? 0;
  const limit = upto > offset ? Math.min(upto - offset, EVENTS_PER_WINDOW) : getOffset(offset);
  const [found, coming] = await Promise.all([
    services.events.listVisible({ district, offset, limit, when: "past" }),
    offset === 0 ? loadComing(services, language, district) : [],
  ]);
  const empty = district !== "" && found?.total === 0 && coming.length === 0;
  return {
    district,
    coming,
    around: empty ? await loadAround(services, language, district) : null,
    list: found && { ...found, events: found.events.map((event) => localizeEvent(language, event)), district, offset },
  };
}

/** Soonest first; one window at most. */
export async function loadComing(
  { events }: Pick<PageContext["services"], "events">,
  language: Language,
  district = "",
): Promise<ShownEvent[]> {
  const coming = await events.listComing(district);
  return coming.map((event) => localizeEvent(language, event));
}

async function loadAround(
  services: Pick<PageContext["services"], "events" | "districtContacts">,
  language: Language,
  district: string,
) {
  const [coming, contacts] = await Promise.all([loadComing(services, language), services.districtContacts.list()]);
  return { nearest: getNearest(district, coming), phones: getPhones(contacts, district) };
}

/** Shown instead of an empty list. */
export type Around = Awaited<ReturnType<typeof loadAround>>;
