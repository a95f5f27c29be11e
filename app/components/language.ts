import type { Language } from "../../shared/i18n/languages.ts";

const MALAYALAM = /[\u0D00-\u0D7F]/;

const LATIN = /\p{Script=Latin}/u;

/**
 * `lang` for user text: font, line height and voice. Mixed text is Malayalam, which often contains English
 * words.
 */
export const detectLanguage = (text: string): Language | undefined =>
  MALAYALAM.test(text) ? "ml" : LATIN.test(text) ? "en" : undefined;

/** Undefined if it is the page's language. */
export const languageAttribute = (page: Language, text: string): Language | undefined => {
  const language = detectLanguage(text);
  return language === page ? undefined : language;
};
