import { LANGUAGES, localizeUrl } from "./i18n/languages.ts";

interface PublicRoute {
  kind: "page" | "call" | "file";
  /** Parameters that affect the page; others are dropped, so they cannot fill the cache. */
  query: readonly string[];
  /** Listed in the sitemap; pages of single items are added by their features. */
  sitemap?: true;
  /** A file with an alternate in each language. */
  translated?: true;
  /** With a query too varied for the cache. */
  uncached?: true;
}

const pageRoute = (...query: string[]) => ({ kind: "page", query, sitemap: true }) as const satisfies PublicRoute;
/** An alias, or a page of a single item. */
const furtherRoute = (...query: string[]) => ({ kind: "page", query }) as const satisfies PublicRoute;
const apiRoute = (...query: string[]) => ({ kind: "call", query }) as const satisfies PublicRoute;
/** In every language. */
const feedRoute = (...query: string[]) => ({ kind: "file", query, translated: true }) as const satisfies PublicRoute;
const fileRoute = (...query: string[]) => ({ kind: "file", query }) as const satisfies PublicRoute;

const IN_ENGLISH = {
  "/": pageRoute("show", "sent"),
  "/about-us": pageRoute(),
  "/registration": pageRoute(),
  "/event-map": pageRoute(),
  "/essential-links": pageRoute(),
  "/centres": pageRoute("district"),
  "/contact-us": pageRoute("sent"),
  "/testimonials": pageRoute("page", "show", "add", "sent"),
  "/parents": pageRoute(),
  "/for-yourself": pageRoute(),
  "/schools": pageRoute("sent"),
  "/volunteer": pageRoute("sent"),
  "/badge": pageRoute(),
  "/certificates": pageRoute(),
  "/materials": pageRoute("show"),
  "/press-kit": pageRoute(),
  "/pledge": pageRoute("taken"),
  "/privacy": pageRoute(),
  "/accessibility": pageRoute(),
  "/site-map": pageRoute(),
  "/search": { ...pageRoute("q"), uncached: true },
  "/help": pageRoute(),
  "/events": pageRoute("district", "from", "upto"),
  "/events/{id}": furtherRoute("e", "district"),
  "/event": furtherRoute("district", "from", "upto"),
  "/event/{id}": furtherRoute("e", "district"),
  "/info/{slug}": furtherRoute(),

  "/api/events": apiRoute("district", "when", "offset", "limit"),
  "/api/testimonials": apiRoute("status", "page", "limit"),
  "/api/brochures": apiRoute(),
  "/api/district-contacts": apiRoute(),
  "/api/centres": apiRoute(),
  "/api/essential-links": apiRoute(),
  "/api/materials": apiRoute(),
  "/api/pledge": apiRoute(),
  "/api/notices": apiRoute(),
  "/api/pages": apiRoute(),

  "/events.ics": feedRoute("district"),
  "/events/{id}.ics": feedRoute("e"),
  "/events.atom": feedRoute(),

  "/worker.js": fileRoute(),
  "/robots.txt": fileRoute(),
  "/sitemap.xml": fileRoute(),
} as const satisfies Readonly<Record<string, PublicRoute>>;
type InEnglish = typeof IN_ENGLISH;

/** Previews are private, image URLs contain a hash. */
const NO_STORE_PAGE = ["/info/preview/{token}", "/shared/event.png", "/shared/page.png", "/shared/story.png"] as const;

type FilledUrl<Pattern extends string> = Pattern extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${After}`
  : Pattern;

/** English paths. */
export type PublicPath = FilledUrl<keyof InEnglish | (typeof NO_STORE_PAGE)[number]>;
/** With query or hash. */
export type PublicLink = PublicPath | `${PublicPath}?${string}` | `${PublicPath}#${string}`;

/** Pages in the sitemap. */
export type MappedPage = {
  [Address in keyof InEnglish]: InEnglish[Address] extends { sitemap: true } ? Address : never;
}[keyof InEnglish];

const isMapped = (address: keyof InEnglish): address is MappedPage => "sitemap" in IN_ENGLISH[address];

/** In table order. */
export const MAPPED_PAGES: readonly MappedPage[] = (Object.keys(IN_ENGLISH) as (keyof InEnglish)[]).filter(isMapped);

/**
 * The one table of public URLs with their translated alternates, used by page cache, sitemap, metrics and
 * fuzzer; a test compares it with `app/routes.ts`.
 */
export const PUBLIC_ROUTES: Readonly<Record<string, PublicRoute>> = Object.fromEntries(
  Object.entries<PublicRoute>(IN_ENGLISH).flatMap(([address, of]) =>
    of.kind === "page" || of.translated
      ? LANGUAGES.map((language) => [localizeUrl(language, address), of])
      : [[address, of]],
  ),
);

export const UNCACHED_URLS: readonly string[] = NO_STORE_PAGE.flatMap((address) =>
  LANGUAGES.map((language) => localizeUrl(language, address)),
);

export const listPublicUrls = (kind: PublicRoute["kind"]): string[] =>
  Object.entries(PUBLIC_ROUTES).flatMap(([address, of]) => (of.kind === kind ? [address] : []));

/** True for the few URLs without id and query, which most visitors request. */
export const isPlainUrl = (address: string): boolean => Object.hasOwn(PUBLIC_ROUTES, address);

const MAX_VALUE_LENGTH = 64;

/** Replaces ids and slugs by placeholders. */
export const toPattern = (path: string): string =>
  path.replace(/(?<=\/info)\/[a-z0-9-]{1,60}$/, "/{slug}").replace(/\/\d{1,9}(\.ics)?$/, "/{id}$1");

const findRoute = (path: string): PublicRoute | undefined => PUBLIC_ROUTES[path] ?? PUBLIC_ROUTES[toPattern(path)];

/** True if the link leads to a public page. */
export const isPublicPage = (link: string): boolean => findRoute(link.replace(/[?#].*$/, ""))?.kind === "page";

/** Canonical cache key of a URL; null when it is not cacheable. */
export function toCacheKey(target: string): string | null {
  const [path = "", query = ""] = target.split("?", 2);
  const known = findRoute(path);
  if (!known) return null;
  if (query === "") return path;
  if (known.uncached) return null;
  const given = new URLSearchParams(query);
  const parameters = new URLSearchParams();
  for (const name of known.query) {
    const values = given.getAll(name);
    // Repeated parameters are left to the page.
    if (values.length > 1 || (values[0]?.length ?? 0) > MAX_VALUE_LENGTH) return null;
    if (values[0] !== undefined) parameters.set(name, values[0]);
  }
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
