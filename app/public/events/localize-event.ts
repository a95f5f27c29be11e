import type { OpenEvent, ShownEvent } from "../../../shared/events/events.ts";
import type { Language } from "../../../shared/i18n/languages.ts";

const TWINS = ["title", "description", "venue", "reason"] as const;

/** Falls back to the original language. Loaders only, so that pages carry one language. */
export function inLanguage(language: Language, event: ShownEvent): ShownEvent {
  const inOne = { ...event };
  for (const field of TWINS) {
    if (language === "ml" && event[`${field}_ml`]) inOne[field] = event[`${field}_ml`];
    inOne[`${field}_ml`] = "";
  }
  const { was } = event;
  if (was) inOne.was = { ...was, venue: (language === "ml" && was.venue_ml) || was.venue, venue_ml: "" };
  return inOne;
}

export const openInLanguage = (language: Language, { event, next, others }: OpenEvent): OpenEvent => ({
  event: inLanguage(language, event),
  next: next && inLanguage(language, next),
  others: others.map((other) => inLanguage(language, other)),
});
