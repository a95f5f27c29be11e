import type { PublicContent } from "./public-content.ts";

/** What is read once for each change of what the public can see, however many ask; a reading that failed is tried again. */
export function keptReading<T>({ version }: Pick<PublicContent, "version">, read: () => Promise<T>): () => Promise<T> {
  let kept: { version: number; reading: Promise<T> } | undefined;
  return () => {
    const now = version();
    if (kept?.version === now) return kept.reading;
    const one = { version: now, reading: read() };
    kept = one;
    one.reading.catch(() => {
      if (kept === one) kept = undefined;
    });
    return one.reading;
  };
}
