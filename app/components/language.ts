import { detectLanguage, type Language } from "../../shared/i18n/languages.ts";

/** Undefined if it is the page's language. */
export const languageAttribute = (page: Language, text: string): Language | undefined => {
  const language = detectLanguage(text);
  return language === page ? undefined : language;
};
