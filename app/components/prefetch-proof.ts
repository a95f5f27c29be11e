/** Milliseconds; well before the challenge expires. */
const MAX_AGE_MS = 15 * 60 * 1000;

let ready: { proof: string; until: number } | null = null;
let pending: Promise<void> | null = null;

/**
 * Starts the proof of work in the background; a form sent earlier goes without.
 * @returns settles when done or failed
 */
export function prefetchProof(): Promise<void> {
  if (ready && ready.until > Date.now()) return Promise.resolve();
  pending ??= import("./proof-of-work.ts")
    .then(({ prove }) => prove())
    .then((proof) => void (ready = { proof, until: Date.now() + MAX_AGE_MS }))
    .catch(() => undefined)
    .finally(() => void (pending = null));
  return pending;
}

/** Single use. */
export function consumeProof(): string | undefined {
  const proof = ready && ready.until > Date.now() ? ready.proof : undefined;
  ready = null;
  return proof;
}
