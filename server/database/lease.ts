import { type RawBuilder, type SqlBool, sql } from "kysely";
import { CLOCKS_DIFFER, type Clock, momentOf } from "../lib/clock.ts";

/**
 * A lease of one process, stored in a timestamp column: `until` when it is held, or `since` when. Taken by an
 * update that checks expiry in the same statement. Values in ms.
 */
export type Lease = { until: number } | { since: number };

/** Bounds of an expired lease; one too far in the future was written before the clock was set back. */
const boundsOf = (clock: Clock, lease: Lease): [past: string, ahead: string] =>
  "until" in lease
    ? [momentOf(clock), momentOf(clock, lease.until + CLOCKS_DIFFER)]
    : [momentOf(clock, -lease.since), momentOf(clock, CLOCKS_DIFFER)];

/** SQL condition: the lease in this column has expired. */
export function isOver(column: string, clock: Clock, lease: Lease): RawBuilder<SqlBool> {
  const [past, ahead] = boundsOf(clock, lease);
  return sql<SqlBool>`(${sql.ref(column)} <= ${past} or ${sql.ref(column)} > ${ahead})`;
}

/** The same for a value. */
export function wasOver(moment: string, clock: Clock, lease: Lease): boolean {
  const [past, ahead] = boundsOf(clock, lease);
  return moment <= past || moment > ahead;
}
