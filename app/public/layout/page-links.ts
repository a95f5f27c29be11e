import { href } from "react-router";
import { addressIn, type Language } from "../../../shared/i18n/languages.ts";
import { ownPageAddress, type PublishedPage } from "../../../shared/pages/pages.ts";

import type { Words } from "../../i18n/messages.ts";

export interface ListedPage {
  to: string;
  title: string;
  /** Fallback language. */
  lang?: "en";
}

type Titled = Pick<PublishedPage, "slug" | "title" | "title_ml">;

/** Links of the footer. */
export const aboutTheSite = (
  pages: readonly Titled[],
  language: Language,
  { accessibility, siteMap }: Pick<Words, "accessibility" | "siteMap">,
): ListedPage[] => [
  ...listedPages(pages, language),
  { to: addressIn(language, href("/accessibility")), title: accessibility.title },
  { to: addressIn(language, href("/site-map")), title: siteMap.title },
];

export const listedPages = (pages: readonly Titled[], language: Language): ListedPage[] =>
  pages.map(({ slug, title, title_ml }) => ({
    to: addressIn(language, ownPageAddress(slug)),
    title: (language === "ml" && title_ml) || title,
    ...(language === "ml" && title_ml === "" && { lang: "en" as const }),
  }));
