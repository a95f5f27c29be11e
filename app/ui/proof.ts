/** Well before a task is over on the server, in milliseconds. */
const GOOD_FOR = 15 * 60 * 1000;

let ready: { proof: string; until: number } | null = null;
let underWay: Promise<void> | null = null;

/**
 * Begins to calculate a proof of work, as soon as somebody is about to write. It never stands in the way: what is sent
 * before it is done, or where it fails, goes without.
 * @returns settles once it is done, or has failed
 */
export function beginProof(): Promise<void> {
  if (ready && ready.until > Date.now()) return Promise.resolve();
  underWay ??= import("./proof-of-work.ts")
    .then(({ prove }) => prove())
    .then((proof) => void (ready = { proof, until: Date.now() + GOOD_FOR }))
    .catch(() => undefined)
    .finally(() => void (underWay = null));
  return underWay;
}

/** The proof when it is done; each is good for one call. */
export function takeProof(): string | undefined {
  const taken = ready && ready.until > Date.now() ? ready.proof : undefined;
  ready = null;
  return taken;
}
