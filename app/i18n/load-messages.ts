import { CATALOGUES, type MessagePart, type Messages } from "../../shared/i18n/catalogues.ts";
import { type Language, languageAt } from "../../shared/i18n/languages.ts";

/** Loaders only, so that no catalogue reaches browsers (enforced in `vite.config.ts`). */
export const getMessagesIn = <One extends MessagePart>(language: Language, ...parts: One[]): Pick<Messages, One> =>
  Object.fromEntries(parts.map((part) => [part, CATALOGUES[language][part]])) as Pick<Messages, One>;

/** In the request's language. */
export const loadMessages = <One extends MessagePart>({ url }: Pick<Request, "url">, ...parts: One[]) =>
  getMessagesIn(languageAt(new URL(url).pathname), ...parts);

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
