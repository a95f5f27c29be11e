import { href, type UIMatch, useLocation, useMatches } from "react-router";
import type { MessagePart, Messages } from "../../shared/i18n/catalogues.ts";
import { type Language, languageAt, localizeUrl } from "../../shared/i18n/languages.ts";

/** Messages of earlier loaders, for pages without a server request. A document has one language. */
const loadedMessages: Partial<Messages> = {};

/** @throws if no loader of the page passed this part */
export function useMessages<One extends MessagePart>(part: One): Messages[One] {
  const messages = getMessages(useMatches(), part);
  if (!messages) throw new Error(`No messages of "${part}" loaded`);
  return messages;
}

/** Undefined when loading failed. */
export function getMessages<One extends MessagePart>(
  matches: readonly (Pick<UIMatch, "loaderData"> | undefined)[],
  part: One,
): Messages[One] | undefined {
  for (const match of matches) {
    const { messages } = (match?.loaderData ?? {}) as { messages?: Partial<Messages> };
    const found = messages?.[part];
    if (!found) continue;
    if (typeof document !== "undefined") loadedMessages[part] = found;
    return found;
  }
  return loadedMessages[part];
}

export const useLanguage = (): Language => languageAt(useLocation().pathname);

/** Localised URLs: `address("/contact-us")`. */
export function useLocalizedHref(): typeof href {
  const language = useLanguage();
  const english = href as (...place: unknown[]) => string;
  return (...place: unknown[]) => localizeUrl(language, english(...place));
}
