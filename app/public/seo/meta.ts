import type { MetaDescriptor, UIMatch } from "react-router";
import {
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  languageAt,
  languageSuffix,
  localizeUrl,
} from "../../../shared/i18n/languages.ts";
import type { MappedPage, PublicLink } from "../../../shared/public-routes.ts";
import { getMessages } from "../../i18n/use-messages.ts";

/** Help and centres share the image of the helplines. */
export type OgImageMeta = "home" | Exclude<MatchName<MappedPage>, "" | "help" | "centres">;
type MatchName<Address extends string> = Address extends `/${infer Name}` ? Name : never;

interface OwnPicture {
  /** Root-relative or absolute. */
  address: string;
  messages: string;
}

/** Including the layout's, which has the origin. */
export type Matches = readonly (Pick<UIMatch, "id" | "pathname" | "loaderData"> | undefined)[];

export interface PageMeta {
  /** Without the site's name. */
  title: string;
  description: string;
  /** Canonical path in English. */
  path: PublicLink;
  /** Open Graph image. */
  picture?: OgImageMeta | OwnPicture | undefined;
  /** `og:type`. */
  article?: boolean;
  /** schema.org, without `@context`. */
  facts?: Record<string, unknown>;
  matches: Matches;
}

/** Meta tags: title, description, canonical, hreflang, Open Graph. */
export function pageMeta({
  title,
  description,
  path,
  picture = "home",
  article,
  facts,
  matches,
}: PageMeta): MetaDescriptor[] {
  const origin = getOrigin(matches);
  const language = languageAt(matches.at(-1)?.pathname ?? "");
  const address = origin + localizeUrl(language, path);
  const own = typeof picture === "object" ? picture : null;
  const site = getMessages(matches, "faults")?.site ?? "";
  return [
    { title: `${title} | ${site}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...LANGUAGES.map((translation) => alternateLink(translation, origin + localizeUrl(translation, path))),
    alternateLink("x-default", origin + path),
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: site },
    { property: "og:locale", content: LANGUAGE_TAGS[language].locale },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: toAbsoluteUrl(own?.address ?? getOgImage(String(picture), language), origin) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: own?.messages ?? `${site}: ${title}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...(facts ? [{ "script:ld+json": { "@context": "https://schema.org", ...facts } }] : []),
  ];
}

/** 1200 × 630; the URL has a content hash. */
export const getOgImage = (name: string, language: Language): string =>
  `/shared/${name}${languageSuffix(language)}.png?v=${import.meta.env["SHARED_PICTURES"]}`;

/** Language without region: English is not only for India. */
const alternateLink = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  hrefLang,
  href,
});

/** Files may have another host. */
export const toAbsoluteUrl = (address: string, origin: string): string =>
  address.startsWith("/") ? origin + address : address;

/** Empty when the layout failed to load. */
export function getOrigin(matches: Matches): string {
  const layout = matches.find((match) => match?.id.endsWith("public/layout/layout"))?.loaderData;
  return layout && typeof layout === "object" && "origin" in layout ? String(layout.origin) : "";
}
