import { addressIn, type Language } from "../../../domain/languages.ts";
import type { Notice } from "../../../domain/notices.ts";
import { isPublicPage } from "../../../domain/public-addresses.ts";

/** A notice in the words of one page. */
export interface NoticeLine {
  kind: Notice["kind"];
  text: string;
  /** Present where the words are in another language than the page. */
  lang?: "en";
  /** Blank where it leads nowhere. */
  link: string;
}

/** The one line of all that run that a page shows; null when none runs. */
export function lineOf([first]: readonly Notice[], language: Language): NoticeLine | null {
  if (!first) return null;
  const { kind, text, text_ml, link } = first;
  const to = isPublicPage(link) ? addressIn(language, link) : link;
  if (language === "en") return { kind, text, link: to };
  return text_ml ? { kind, text: text_ml, link: to } : { kind, text, lang: "en", link: to };
}
