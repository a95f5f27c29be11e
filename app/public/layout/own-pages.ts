import { addressIn, type Language } from "../../../domain/languages.ts";
import { ownPageAddress, type PublishedPage } from "../../../domain/own-pages.ts";

/** A page that staff wrote, as the footer of every page leads to it. */
export interface ListedPage {
  to: string;
  title: string;
  /** Present where the title is in another language than the page. */
  lang?: "en";
}

/** The footer's list: every page of the site carries it. */
export const listedPages = (
  pages: readonly Pick<PublishedPage, "slug" | "title" | "title_ml">[],
  language: Language,
): ListedPage[] =>
  pages.map(({ slug, title, title_ml }) => ({
    to: addressIn(language, ownPageAddress(slug)),
    title: (language === "ml" && title_ml) || title,
    ...(language === "ml" && title_ml === "" && { lang: "en" as const }),
  }));
