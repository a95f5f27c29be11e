/**
 * Public addresses whose answers may be kept in memory, each with the query parameters that change what it shows.
 * Every other parameter is dropped before the page is made, so that it can neither fill the memory nor change a page.
 * `{id}` stands for a number.
 */
export const KEPT_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "/": ["show", "sent"],
  "/about-us": [],
  "/registration": [],
  "/event-map": [],
  "/essential-links": [],
  "/contact-us": ["sent"],
  "/testimonials": ["page", "show", "add", "sent"],
  "/privacy": [],
  "/robots.txt": [],
  "/sitemap.xml": [],
  "/events": ["district", "from", "upto"],
  "/events/{id}": ["e", "district"],
  "/event": ["district", "from", "upto"],
  "/event/{id}": ["e", "district"],
  "/api/events": ["district", "offset", "limit"],
  "/api/testimonials": ["status", "page", "limit"],
  "/api/brochures": [],
  "/api/district-contacts": [],
  "/api/essential-links": [],
};

/** Whether an address is one of the few that every visitor knows: without a number and without a question. */
export const isPlainAddress = (address: string): boolean => Object.hasOwn(KEPT_ADDRESSES, address);

const LONGEST_VALUE = 64;

/** The one spelling of a public address, or null when its answer is not to be kept. */
export function keptAddress(target: string): string | null {
  const [path = "", query = ""] = target.split("?", 2);
  const parameters = KEPT_ADDRESSES[path] ?? KEPT_ADDRESSES[path.replace(/\/\d{1,9}$/, "/{id}")];
  if (!parameters) return null;
  if (query === "") return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const values = given.getAll(name);
    // A parameter given twice is for the answer itself to judge.
    if (values.length > 1 || (values[0]?.length ?? 0) > LONGEST_VALUE) return null;
    if (values[0] !== undefined) kept.set(name, values[0]);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
