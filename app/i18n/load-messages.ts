import { CATALOGUES, type MessagePart, type Messages } from "../../shared/i18n/catalogues.ts";
import { languageAt } from "../../shared/i18n/languages.ts";

/**
 * Messages in the request's language. Loaders only, so that no catalogue reaches browsers (enforced in
 * `vite.config.ts`).
 */
export function loadMessages<One extends MessagePart>(
  { url }: Pick<Request, "url">,
  ...parts: One[]
): Pick<Messages, One> {
  const messages = CATALOGUES[languageAt(new URL(url).pathname)];
  return Object.fromEntries(parts.map((part) => [part, messages[part]])) as Pick<Messages, One>;
}

/** Layout and error pages. */
export const LAYOUT_PARTS = [
  "faults",
  "connection",
  "controls",
  "layout",
  "dates",
  "sending",
  "help",
  // Its load error is shown on its own page.
  "eventList",
  "places",
] as const satisfies MessagePart[];
