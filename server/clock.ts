/** Tells the time; handed in, so that a test can move it. */
export type Clock = () => Date;

/** The moment as the database and JSON hold it: ISO 8601 in UTC; or that many milliseconds from then. */
export const momentOf = (clock: Clock, later = 0): string => new Date(clock().getTime() + later).toISOString();

/** By how much the clocks of several servers may differ, in milliseconds. */
export const CLOCKS_DIFFER = 60_000;

/** The first of these moments; null when there is none. */
export async function firstOf(moments: readonly (string | null | Promise<string | null>)[]): Promise<string | null> {
  const known = (await Promise.all(moments)).filter((moment) => moment !== null);
  return known.toSorted()[0] ?? null;
}
