import { href } from "react-router";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import {
  DEFAULT_LANGUAGE,
  getOwnText,
  getTranslation,
  type Language,
  localizeUrl,
} from "../../../shared/i18n/languages.ts";
import type { PublishedPage } from "../../../shared/pages/pages.schema.ts";
import { contentPageUrl } from "../../../shared/pages/pages.ts";

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
  { accessibility, layout, siteMap }: Pick<Messages, "accessibility" | "layout" | "siteMap">,
): ListedPage[] => [
  ...listedPages(pages, language),
  { to: localizeUrl(language, href("/privacy")), title: layout.places.privacy },
  { to: localizeUrl(language, href("/accessibility")), title: accessibility.title },
  { to: localizeUrl(language, href("/site-map")), title: siteMap.title },
];

export const listedPages = (pages: readonly Titled[], language: Language): ListedPage[] =>
  pages.map((page) => ({
    to: localizeUrl(language, contentPageUrl(page.slug)),
    title: getTranslation(page, "title", language),
    ...(getOwnText(page, "title", language) === "" && { lang: DEFAULT_LANGUAGE }),
  }));
