import type { Announcement } from "../../../shared/announcements/announcements.ts";
import { type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import { isPublicPage } from "../../../shared/public-routes.ts";

export interface AnnouncementLine {
  kind: Announcement["kind"];
  text: string;
  /** Fallback language. */
  lang?: "en";
  link: string;
}

/** The announcement to show; null for none. */
export function toAnnouncementLine([first]: readonly Announcement[], language: Language): AnnouncementLine | null {
  if (!first) return null;
  const { kind, text, text_ml, link } = first;
  const to = isPublicPage(link) ? localizeUrl(language, link) : link;
  if (language === "en") return { kind, text, link: to };
  return text_ml ? { kind, text: text_ml, link: to } : { kind, text, lang: "en", link: to };
}
