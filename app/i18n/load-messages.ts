import { languageAt } from "../../shared/i18n/languages.ts";
import * as ENGLISH from "./en/all.ts";
import type { Catalogue, MessagePart, Messages } from "./messages.ts";
import * as MALAYALAM from "./ml/all.ts";

const CATALOGUE: Catalogue = { en: ENGLISH, ml: MALAYALAM };

/**
 * Messages in the request's language. Loaders only, so that no catalogue reaches browsers (enforced in
 * `vite.config.ts`).
 */
export function loadMessages<One extends MessagePart>(
  { url }: Pick<Request, "url">,
  ...parts: One[]
): Pick<Messages, One> {
  const words = CATALOGUE[languageAt(new URL(url).pathname)];
  // Placeholders are the same in all languages.
  return Object.fromEntries(parts.map((part) => [part, words[part]])) as unknown as Pick<Messages, One>;
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
