import type { OpenEvent, ShownEvent } from "../../../domain/events.ts";
import type { Language } from "../../../domain/languages.ts";

const TWINS = ["title", "description", "venue", "reason"] as const;

/**
 * An event as a page of one language tells it: in that language where staff wrote it so, else as it is. Loaders alone
 * call this, so that no page carries the other language.
 */
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

/** The same of an event and all that its page leads on to. */
export const openInLanguage = (language: Language, { event, next, others }: OpenEvent): OpenEvent => ({
  event: inLanguage(language, event),
  next: next && inLanguage(language, next),
  others: others.map((other) => inLanguage(language, other)),
});
