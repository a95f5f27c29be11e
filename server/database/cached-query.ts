import type { ContentVersion } from "./content-version.ts";

/** Caches a query by content version; concurrent callers share it, failures are not cached. */
export function createCachedQuery<T>(
  { version }: Pick<ContentVersion, "version">,
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: { version: number; reading: Promise<T> } | undefined;
  return () => {
    const now = version();
    if (cached?.version === now) return cached.reading;
    const item = { version: now, reading: read() };
    cached = item;
    item.reading.catch(() => {
      if (cached === item) cached = undefined;
    });
    return item.reading;
  };
}
