import { href, type UIMatch, useLocation, useMatches } from "react-router";
import { addressIn, type Language, languageAt } from "../../domain/languages.ts";
import type { Part, Words } from "./words.ts";

/** What came before in this document, which has one language: a page that need not ask the server has words too. */
const came: Partial<Words> = {};

/**
 * The words of a part, as a loader of the page handed them over.
 * @throws when no loader did: the part is missing from `wordsFor` there
 */
export function useWords<One extends Part>(part: One): Words[One] {
  const words = wordsIn(useMatches(), part);
  if (!words) throw new Error(`No loader of this page hands over the words of "${part}".`);
  return words;
}

/** The words of a part among what the loaders of a page brought; none where they could not be loaded. */
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

/** Where the places of the site are in the language of the page: `address("/contact-us")`. */
export function useAddress(): typeof href {
  const language = useLanguage();
  const english = href as (...place: unknown[]) => string;
  return (...place: unknown[]) => addressIn(language, english(...place));
}
