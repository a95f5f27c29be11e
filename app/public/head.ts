import type { MetaDescriptor, UIMatch } from "react-router";
import { addressIn, LANGUAGES, type Language, languageAt, TAGS } from "../../domain/languages.ts";
import type { MappedPage, PublicLink } from "../../domain/public-addresses.ts";
import { wordsIn } from "../words/use-words.ts";

/** Each kind of page has a picture of its own in each language for those who share it (`sharedPicture`). */
export type SharedPicture = "home" | Exclude<NameOf<MappedPage>, "" | "help">;
type NameOf<Address extends string> = Address extends `/${infer Name}` ? Name : never;

interface OwnPicture {
  /** From the site's root, or whole. */
  address: string;
  words: string;
}

/** The matches that a page's `meta` is handed; the layout's hold the site's address. */
export type Matches = readonly (Pick<UIMatch, "id" | "pathname" | "loaderData"> | undefined)[];

export interface Head {
  /** What the page is called, before the site's name. */
  title: string;
  description: string;
  /** The one address of its English page, from the site's root. */
  path: PublicLink;
  /** What stands beside the words where the page is shared. */
  picture?: SharedPicture | OwnPicture | undefined;
  /** A page that tells of one thing at one time, such as an event, rather than a place of the site. */
  article?: boolean;
  /** Facts for machines (schema.org), without `@context`. */
  facts?: Record<string, unknown>;
  matches: Matches;
}

/**
 * How a public page is found and shared: title, description, its one address and that of its twin, and how it looks where
 * it is shared.
 */
export function head({ title, description, path, picture = "home", article, facts, matches }: Head): MetaDescriptor[] {
  const origin = originIn(matches);
  const language = languageAt(matches.at(-1)?.pathname ?? "");
  const address = origin + addressIn(language, path);
  const own = typeof picture === "object" ? picture : null;
  const site = wordsIn(matches, "faults")?.site ?? "";
  return [
    { title: `${title} | ${site}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...LANGUAGES.map((twin) => alternate(twin, origin + addressIn(twin, path))),
    alternate("x-default", origin + path),
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: site },
    { property: "og:locale", content: TAGS[language].locale },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: absolute(own?.address ?? sharedPicture(String(picture), language), origin) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: own?.words ?? `${site}: ${title}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...(facts ? [{ "script:ld+json": { "@context": "https://schema.org", ...facts } }] : []),
  ];
}

/** Where the picture of a kind of page lies, with its words in one language: 1200 by 630. Another one has another address. */
export const sharedPicture = (name: string, language: Language): string =>
  `/shared/${name}${language === "en" ? "" : `.${language}`}.png?v=${import.meta.env["SHARED_PICTURES"]}`;

/** The same page for who reads another language, under the language alone: English is not only for India. */
const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  hrefLang,
  href,
});

/** An address with its host: files may lie at another one than the site's own. */
export const absolute = (address: string, origin: string): string =>
  address.startsWith("/") ? origin + address : address;

/** The site's address, as the layout's loader was told it; empty when the layout could not be loaded. */
export function originIn(matches: Matches): string {
  const layout = matches.find((match) => match?.id.endsWith("public/layout/layout"))?.loaderData;
  return layout && typeof layout === "object" && "origin" in layout ? String(layout.origin) : "";
}
