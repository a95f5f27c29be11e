import type { Language } from "../../domain/languages.ts";

const MALAYALAM = /[\u0D00-\u0D7F]/;

const LATIN = /\p{Script=Latin}/u;

/**
 * The language to mark on a run of text that people wrote, so that it gets its face, its line height and its voice on a
 * page of either language. Of both, Malayalam: it has English words inside, not the other way round.
 */
export const languageOf = (text: string): Language | undefined =>
  MALAYALAM.test(text) ? "ml" : LATIN.test(text) ? "en" : undefined;

/** The same where it may be in the language of the page, which then needs no mark. */
export const languageBeside = (page: Language, text: string): Language | undefined => {
  const language = languageOf(text);
  return language === page ? undefined : language;
};
