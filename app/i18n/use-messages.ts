import { href, type UIMatch, useLocation, useMatches } from "react-router";
import { addressIn, type Language, languageAt } from "../../shared/i18n/languages.ts";
import type { Part, Words } from "./messages.ts";

/** Messages of earlier loaders, for pages without a server request. A document has one language. */
const came: Partial<Words> = {};

/** @throws if no loader of the page passed this part */
export function useWords<One extends Part>(part: One): Words[One] {
  const words = wordsIn(useMatches(), part);
  if (!words) throw new Error(`No loader of this page hands over the words of "${part}".`);
  return words;
}

/** Undefined when loading failed. */
export function wordsIn<One extends Part>(
  matches: readonly (Pick<UIMatch, "loaderData"> | undefined)[],
  part: One,
): Words[One] | undefined {
  for (const match of matches) {
    const { words } = (match?.loaderData ?? {}) as { words?: Partial<Words> };
    const found = words?.[part];
    if (!found) continue;
    if (typeof document !== "undefined") came[part] = found;
    return found;
  }
  return came[part];
}

export const useLanguage = (): Language => languageAt(useLocation().pathname);

/** Localised URLs: `address("/contact-us")`. */
export function useAddress(): typeof href {
  const language = useLanguage();
  const english = href as (...place: unknown[]) => string;
  return (...place: unknown[]) => addressIn(language, english(...place));
}
