/** Injected, so that tests can move it. */
export type Clock = () => Date;

/** Now, or `later` ms from now, as stored: ISO 8601 in UTC. */
export const toTimestamp = (clock: Clock, later = 0): string => new Date(clock().getTime() + later).toISOString();

/** Tolerated clock skew between servers, in ms. */
export const MAX_CLOCK_SKEW_MS = 60_000;

export async function earliest(moments: readonly (string | null | Promise<string | null>)[]): Promise<string | null> {
  const known = (await Promise.all(moments)).filter((moment) => moment !== null);
  return known.toSorted()[0] ?? null;
}
