import { isPublicPage, toCacheKey } from "../../shared/public-routes.ts";

export interface ExportedUrl {
  /** URL to fetch. */
  asked: string;
  path: string;
  /** URL used in links. */
  link: string;
}

/** Not exported. */
const NOT_COPIED = /^\/(admin|api|feed|healthz|readyz|metrics)(\/|$)/;
/** One page per event. */
const EVENT = /^(\/ml)?\/events?\/\d+$/;

/**
 * Where a URL is in the export; null for external or excluded ones. Static servers ignore queries, so each
 * gets its own path.
 */
export function toExportedUrl(named: string): ExportedUrl | null {
  if (!/^\/(?!\/)/.test(named)) return null;
  const [whole = "", fragment] = named.split("#", 2);
  const [path = "", question = ""] = (toCacheKey(whole) ?? whole).split("?", 2);
  if (NOT_COPIED.test(path)) return null;
  const parameters = new URLSearchParams(question);
  if (EVENT.test(path)) parameters.delete("district");
  const query = parameters.toString();
  const place = query === "" || EVENT.test(path) ? path : besides(path, query);
  return {
    asked: query === "" ? path : `${path}?${query}`,
    path: place,
    link: fragment === undefined ? place : `${place}#${fragment}`,
  };
}

function besides(path: string, query: string): string {
  const name = query.replaceAll(/[=&]/g, "-").replaceAll(/[^\w.-]/g, "_");
  if (isPublicPage(path)) return `${path === "/" ? "" : path}/-/${name}`;
  return path.replace(/(\.\w+)?$/, (ending) => `-${name}${ending}`);
}
