import { href } from "react-router";
import { addressIn, type Language } from "../../../domain/languages.ts";
import { ownPageAddress, type PublishedPage } from "../../../domain/own-pages.ts";

import type { Words } from "../../words/words.ts";

/** A page that staff wrote, or one about the site itself, as the footer of every page leads to it. */
export interface ListedPage {
  to: string;
  title: string;
  /** Present where the title is in another language than the page. */
  lang?: "en";
}

type Titled = Pick<PublishedPage, "slug" | "title" | "title_ml">;

/** The footer's list, which every page of the site carries: what staff wrote, and what the product says of itself. */
export const aboutTheSite = (
  pages: readonly Titled[],
  language: Language,
  { accessibility, siteMap }: Pick<Words, "accessibility" | "siteMap">,
): ListedPage[] => [
  ...listedPages(pages, language),
  { to: addressIn(language, href("/accessibility")), title: accessibility.title },
  { to: addressIn(language, href("/site-map")), title: siteMap.title },
];

/** Pages that staff wrote, each with its address and title in a language. */
export const listedPages = (pages: readonly Titled[], language: Language): ListedPage[] =>
  pages.map(({ slug, title, title_ml }) => ({
    to: addressIn(language, ownPageAddress(slug)),
    title: (language === "ml" && title_ml) || title,
    ...(language === "ml" && title_ml === "" && { lang: "en" as const }),
  }));
