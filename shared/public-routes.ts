import { addressIn, LANGUAGES } from "./i18n/languages.ts";

interface PublicAddress {
  kind: "page" | "call" | "file";
  /** Parameters that affect the page; others are dropped, so they cannot fill the cache. */
  query: readonly string[];
  /** Listed in the sitemap; pages of single items are added by their features. */
  sitemap?: true;
}

const page = (...query: string[]) => ({ kind: "page", query, sitemap: true }) as const satisfies PublicAddress;
/** An alias, or a page of a single item. */
const further = (...query: string[]) => ({ kind: "page", query }) as const satisfies PublicAddress;
const call = (...query: string[]) => ({ kind: "call", query }) as const satisfies PublicAddress;
const file = (...query: string[]) => ({ kind: "file", query }) as const satisfies PublicAddress;

const IN_ENGLISH = {
  "/": page("show", "sent"),
  "/about-us": page(),
  "/registration": page(),
  "/event-map": page(),
  "/essential-links": page(),
  "/contact-us": page("sent"),
  "/testimonials": page("page", "show", "add", "sent"),
  "/parents": page(),
  "/schools": page("sent"),
  "/badge": page(),
  "/certificates": page(),
  "/materials": page("show"),
  "/press-kit": page(),
  "/pledge": page("taken"),
  "/privacy": page(),
  "/accessibility": page(),
  "/site-map": page(),
  "/help": page(),
  "/events": page("district", "from", "upto"),
  "/events/{id}": further("e", "district"),
  "/event": further("district", "from", "upto"),
  "/event/{id}": further("e", "district"),
  "/info/{slug}": further(),

  "/api/events": call("district", "when", "offset", "limit"),
  "/api/testimonials": call("status", "page", "limit"),
  "/api/brochures": call(),
  "/api/district-contacts": call(),
  "/api/essential-links": call(),
  "/api/materials": call(),
  "/api/pledge": call(),
  "/api/notices": call(),
  "/api/pages": call(),

  "/events.ics": file("district"),
  "/events/{id}.ics": file("e"),
  "/events.atom": file(),
  "/ml/events.ics": file("district"),
  "/ml/events/{id}.ics": file("e"),
  "/ml/events.atom": file(),

  "/worker.js": file(),
  "/robots.txt": file(),
  "/sitemap.xml": file(),
} as const satisfies Readonly<Record<string, PublicAddress>>;
type InEnglish = typeof IN_ENGLISH;

/** Previews are private, image URLs contain a hash. */
const NEVER_KEPT = ["/info/preview/{token}", "/shared/event.png", "/shared/page.png"] as const;

type FilledAddress<Pattern extends string> = Pattern extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${After}`
  : Pattern;

/** English paths. */
export type PublicPath = FilledAddress<keyof InEnglish | (typeof NEVER_KEPT)[number]>;
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
 * The one table of public URLs with their Malayalam alternates, used by page cache, sitemap, metrics and
 * fuzzer; a test compares it with `app/routes.ts`.
 */
export const PUBLIC_ADDRESSES: Readonly<Record<string, PublicAddress>> = Object.fromEntries(
  Object.entries<PublicAddress>(IN_ENGLISH).flatMap(([address, of]) =>
    of.kind === "page" ? LANGUAGES.map((language) => [addressIn(language, address), of]) : [[address, of]],
  ),
);

export const NEVER_KEPT_ADDRESSES: readonly string[] = NEVER_KEPT.flatMap((address) =>
  LANGUAGES.map((language) => addressIn(language, address)),
);

export const publicAddresses = (kind: PublicAddress["kind"]): string[] =>
  Object.entries(PUBLIC_ADDRESSES).flatMap(([address, of]) => (of.kind === kind ? [address] : []));

/** True for the few URLs without id and query, which most visitors request. */
export const isPlainAddress = (address: string): boolean => Object.hasOwn(PUBLIC_ADDRESSES, address);

const LONGEST_VALUE = 64;

/** Replaces ids and slugs by placeholders. */
export const patternOf = (path: string): string =>
  path.replace(/(?<=\/info)\/[a-z0-9-]{1,60}$/, "/{slug}").replace(/\/\d{1,9}(\.ics)?$/, "/{id}$1");

const find = (path: string): PublicAddress | undefined => PUBLIC_ADDRESSES[path] ?? PUBLIC_ADDRESSES[patternOf(path)];

/** True if the link leads to a public page. */
export const isPublicPage = (link: string): boolean => find(link.replace(/[?#].*$/, ""))?.kind === "page";

/** Canonical cache key of a URL; null when it is not cacheable. */
export function keptAddress(target: string): string | null {
  const [path = "", query = ""] = target.split("?", 2);
  const known = find(path);
  if (!known) return null;
  if (query === "") return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of known.query) {
    const values = given.getAll(name);
    // Repeated parameters are left to the page.
    if (values.length > 1 || (values[0]?.length ?? 0) > LONGEST_VALUE) return null;
    if (values[0] !== undefined) kept.set(name, values[0]);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
