import type { Notice } from "../../../shared/announcements/announcements.ts";
import { addressIn, type Language } from "../../../shared/i18n/languages.ts";
import { isPublicPage } from "../../../shared/public-routes.ts";

export interface NoticeLine {
  kind: Notice["kind"];
  text: string;
  /** Fallback language. */
  lang?: "en";
  link: string;
}

/** The announcement to show; null for none. */
export function lineOf([first]: readonly Notice[], language: Language): NoticeLine | null {
  if (!first) return null;
  const { kind, text, text_ml, link } = first;
  const to = isPublicPage(link) ? addressIn(language, link) : link;
  if (language === "en") return { kind, text, link: to };
  return text_ml ? { kind, text: text_ml, link: to } : { kind, text, lang: "en", link: to };
}
