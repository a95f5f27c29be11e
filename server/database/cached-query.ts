import type { ContentVersion } from "./content-version.ts";

/** Caches a query by content version; concurrent callers share it, failures are not cached. */
export function createCachedQuery<T>(
  { version }: Pick<ContentVersion, "version">,
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: { version: number; reading: Promise<T> } | undefined;
  return () => {
    const now = version();
    if (kept?.version === now) return kept.reading;
    const item = { version: now, reading: read() };
    kept = item;
    item.reading.catch(() => {
      if (kept === item) kept = undefined;
    });
    return item.reading;
  };
}
