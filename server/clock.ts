/** Tells the time; handed in, so that a test can move it. */
export type Clock = () => Date;

/** The moment as the database and JSON hold it: ISO 8601 in UTC. */
export const momentOf = (clock: Clock): string => clock().toISOString();
