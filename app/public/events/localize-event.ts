import type { OpenEvent, ShownEvent } from "../../../shared/events/events.ts";
import type { Language } from "../../../shared/i18n/languages.ts";

const TRANSLATED_FIELDS = ["title", "description", "venue", "reason"] as const;

/** Falls back to the original language. Loaders only, so that pages carry one language. */
export function localizeEvent(language: Language, event: ShownEvent): ShownEvent {
  const inOne = { ...event };
  for (const field of TRANSLATED_FIELDS) {
    if (language === "ml" && event[`${field}_ml`]) inOne[field] = event[`${field}_ml`];
    inOne[`${field}_ml`] = "";
  }
  const { was } = event;
  if (was) inOne.was = { ...was, venue: (language === "ml" && was.venue_ml) || was.venue, venue_ml: "" };
  return inOne;
}

export const localizeOpenEvent = (language: Language, { event, next, others }: OpenEvent): OpenEvent => ({
  event: localizeEvent(language, event),
  next: next && localizeEvent(language, next),
  others: others.map((otherEvent) => localizeEvent(language, otherEvent)),
});
