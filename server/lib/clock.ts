/** Injected, so that tests can move it. */
export type Clock = () => Date;

/** Now, or `later` ms from now, as stored: ISO 8601 in UTC. */
export const momentOf = (clock: Clock, later = 0): string => new Date(clock().getTime() + later).toISOString();

/** Tolerated clock skew between servers, in ms. */
export const CLOCKS_DIFFER = 60_000;

export async function firstOf(moments: readonly (string | null | Promise<string | null>)[]): Promise<string | null> {
  const known = (await Promise.all(moments)).filter((moment) => moment !== null);
  return known.toSorted()[0] ?? null;
}
