import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { type EntryContext, isRouteErrorResponse } from "react-router";
import { getOtherLanguages, languageAt, localizeUrl } from "../shared/i18n/languages.ts";
import { FURTHER, isCurrent, NAVIGATION } from "./public/layout/navigation.ts";

/** A rendered not-found page with the script hashes of its CSP. */
export interface NotFoundPage {
  html: string;
  scripts: string;
}

/** More than there can be: one per language and navigation section. */
const MAX_KEPT = 50;

/** Pages with a mark in place of each link to another language. */
const cache = new Map<string, NotFoundPage>();

/**
 * * The not-found page, rendered once for all URLs, since only the links to other languages differ. `render` is
 * called on a cache miss.
 */
export async function cachedNotFound(
  request: Request,
  entry: EntryContext,
  render: () => Promise<NotFoundPage>,
): Promise<NotFoundPage> {
  const { pathname, search } = new URL(request.url);
  const key = getKey(pathname, entry);
  if (key === undefined) return render();
  const links = getOtherLanguages(languageAt(pathname)).map(
    (other) => [`\0${other}\0`, `href="${escaped(localizeUrl(other, pathname + search))}"`] as const,
  );
  const known = cache.get(key);
  if (known)
    return { ...known, html: links.reduce((html, [mark, href]) => html.replace(mark, () => href), known.html) };
  const page = await render();
  if (links.some(([, href]) => page.html.split(href).length !== 2)) return page;
  if (cache.size >= MAX_KEPT) cache.clear();
  cache.set(key, { ...page, html: links.reduce((html, [mark, href]) => html.replace(href, mark), page.html) });
  return page;
}

/** Cache key: language, navigation section and loader data. */
function getKey(pathname: string, { staticHandlerContext: { loaderData, errors } }: EntryContext): string | undefined {
  const faults = Object.entries(errors ?? {});
  if (!faults.every(([, error]) => isRouteErrorResponse(error) && error.status === 404)) return undefined;
  const places = [...NAVIGATION, ...FURTHER].map((item) => isCurrent(item, pathname));
  try {
    const shown = serialize([languageAt(pathname), places, faults.map(([route]) => route), loaderData]);
    return createHash("sha256").update(shown).digest("base64url");
  } catch {
    return undefined;
  }
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const escaped = (address: string) => address.replace(/[&<>"']/g, (email) => ENTITIES[email] ?? email);
