import { isPublicPage, keptAddress } from "../../domain/public-addresses.ts";

/** Something of the site, and where its copy has it. */
export interface MirroredAddress {
  /** What the site is asked for. */
  asked: string;
  path: string;
  /** What stands in the copy's links. */
  link: string;
}

/** Places that a copy without a server has nothing of. */
const NOT_COPIED = /^\/(admin|api|feed|healthz|readyz|metrics)(\/|$)/;
/** One event has one page, however one came to it. */
const EVENT = /^(\/ml)?\/events?\/\d+$/;

/**
 * Where an address that a page names stands in the copy; null for what lies elsewhere or is not copied. A server of files
 * does not read the question behind an address: each question gets an address of its own.
 */
export function mirroredAddress(named: string): MirroredAddress | null {
  if (!/^\/(?!\/)/.test(named)) return null;
  const [whole = "", fragment] = named.split("#", 2);
  const [path = "", question = ""] = (keptAddress(whole) ?? whole).split("?", 2);
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
