import { addressIn, LANGUAGES } from "./languages.ts";

interface PublicAddress {
  kind: "page" | "call" | "file";
  /**
   * The query parameters that change what it shows. Every other is dropped before the answer is made, so that it can
   * neither fill the memory nor change a page.
   */
  query: readonly string[];
  /** Search engines are told of it; the pages of single things are told by whoever holds them. */
  sitemap?: true;
}

const page = (...query: string[]) => ({ kind: "page", query, sitemap: true }) as const satisfies PublicAddress;
/** A page that is found under another address as well, or of a single thing. */
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

/**
 * Those whose answers are never kept: a preview is for whoever has its link, and a picture of a page that is shared has a
 * new address with each word on it.
 */
const NEVER_KEPT = ["/info/preview/{token}", "/shared/event.png", "/shared/page.png"] as const;

/** The pattern of an address, with anything where a number or a name stands. */
type FilledAddress<Pattern extends string> = Pattern extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${After}`
  : Pattern;

/** The path of what visitors see, as it is in English. */
export type PublicPath = FilledAddress<keyof InEnglish | (typeof NEVER_KEPT)[number]>;
/** The same with whatever follows it. */
export type PublicLink = PublicPath | `${PublicPath}?${string}` | `${PublicPath}#${string}`;

/** The English address of a page that is no other page's part: search engines and the site map are told of it. */
export type MappedPage = {
  [Address in keyof InEnglish]: InEnglish[Address] extends { sitemap: true } ? Address : never;
}[keyof InEnglish];

const isMapped = (address: keyof InEnglish): address is MappedPage => "sitemap" in IN_ENGLISH[address];

/** All of them, in the order of the table. */
export const MAPPED_PAGES: readonly MappedPage[] = (Object.keys(IN_ENGLISH) as (keyof InEnglish)[]).filter(isMapped);

/**
 * The one table of public addresses, a page's twin in each language among them; `{id}` stands for a number,
 * `{slug}` for the name of an own page. Their answers
 * may be kept in memory, and what is in no row is made anew each time. Memory, sitemap, metrics and fuzzing read it, and
 * `app/routes.ts` is held against it.
 */
export const PUBLIC_ADDRESSES: Readonly<Record<string, PublicAddress>> = Object.fromEntries(
  Object.entries<PublicAddress>(IN_ENGLISH).flatMap(([address, of]) =>
    of.kind === "page" ? LANGUAGES.map((language) => [addressIn(language, address), of]) : [[address, of]],
  ),
);

/** Those beside the table, a twin in each language among them. */
export const NEVER_KEPT_ADDRESSES: readonly string[] = NEVER_KEPT.flatMap((address) =>
  LANGUAGES.map((language) => addressIn(language, address)),
);

/** The addresses of one kind. */
export const publicAddresses = (kind: PublicAddress["kind"]): string[] =>
  Object.entries(PUBLIC_ADDRESSES).flatMap(([address, of]) => (of.kind === kind ? [address] : []));

/** Whether an address is one of the few that every visitor knows: without a number and without a question. */
export const isPlainAddress = (address: string): boolean => Object.hasOwn(PUBLIC_ADDRESSES, address);

const LONGEST_VALUE = 64;

/** A path with the number, or the name, of a single thing written as in the table. */
export const patternOf = (path: string): string =>
  path.replace(/(?<=\/info)\/[a-z0-9-]{1,60}$/, "/{slug}").replace(/\/\d{1,9}(\.ics)?$/, "/{id}$1");

const find = (path: string): PublicAddress | undefined => PUBLIC_ADDRESSES[path] ?? PUBLIC_ADDRESSES[patternOf(path)];

/** Whether a link leads to a public page, which has a twin in each language. */
export const isPublicPage = (link: string): boolean => find(link.replace(/[?#].*$/, ""))?.kind === "page";

/** The one spelling of a public address, or null when its answer is not to be kept. */
export function keptAddress(target: string): string | null {
  const [path = "", query = ""] = target.split("?", 2);
  const known = find(path);
  if (!known) return null;
  if (query === "") return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of known.query) {
    const values = given.getAll(name);
    // A parameter given twice is for the answer itself to judge.
    if (values.length > 1 || (values[0]?.length ?? 0) > LONGEST_VALUE) return null;
    if (values[0] !== undefined) kept.set(name, values[0]);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
