import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Clock, MAX_CLOCK_SKEW_MS, toTimestamp } from "../lib/clock.ts";

/**
 * A lease of one process, stored in a timestamp column: `until` when it is held, or `since` when. Taken by an
 * update that checks expiry in the same statement. Values in ms.
 */
export type Lease = { until: number } | { since: number };

/** Bounds of an expired lease; one too far in the future was written before the clock was set back. */
const getBounds = (clock: Clock, lease: Lease): [past: string, ahead: string] =>
  "until" in lease
    ? [toTimestamp(clock), toTimestamp(clock, lease.until + MAX_CLOCK_SKEW_MS)]
    : [toTimestamp(clock, -lease.since), toTimestamp(clock, MAX_CLOCK_SKEW_MS)];

/** SQL condition: the lease in this column has expired. */
export function isExpired(column: string, clock: Clock, lease: Lease): RawBuilder<SqlBool> {
  const [past, ahead] = getBounds(clock, lease);
  return sql<SqlBool>`(${sql.ref(column)} <= ${past} or ${sql.ref(column)} > ${ahead})`;
}

/** The same for a value. */
export function wasExpired(moment: string, clock: Clock, lease: Lease): boolean {
  const [past, ahead] = getBounds(clock, lease);
  return moment <= past || moment > ahead;
}
