/** What a page of another origin may read of an answer's head besides what it always may: versions, when to ask again, names of files. */
export const SEEN_ELSEWHERE = ["ETag", "Retry-After", "Content-Disposition"];

/**
 * Headers by which a browser lets a page of another origin read what is answered: for the origins that the operator
 * names, and only from calls (docs/security.md, row 40). Names and values in turn, as `writeHead` takes them quickest.
 */
export function permissionsFor(origins: readonly string[]): (address: string, origin: string | undefined) => string[] {
  const named = new Set(origins);
  return (address, origin) =>
    origin !== undefined && named.has(origin) && address.startsWith("/api/")
      ? ["access-control-allow-origin", origin]
      : [];
}
