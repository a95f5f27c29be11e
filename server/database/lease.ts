import { type RawBuilder, type SqlBool, sql } from "kysely";
import { CLOCKS_DIFFER, type Clock, momentOf } from "../clock.ts";

/**
 * How one of all processes on the database has something to itself: a column of its row tells `until` when, or `since`
 * when. Whoever takes it writes that column in the statement that asks whether the lease is over: of several who ask, one
 * gets it, and who died with it is waited for no longer than that many milliseconds.
 */
export type Lease = { until: number } | { since: number };

/** The last moment that is over, and the last one that somebody can have written whose clock goes as ours does. */
const boundsOf = (clock: Clock, lease: Lease): [past: string, ahead: string] =>
  "until" in lease
    ? [momentOf(clock), momentOf(clock, lease.until + CLOCKS_DIFFER)]
    : [momentOf(clock, -lease.since), momentOf(clock, CLOCKS_DIFFER)];

/** Whether a lease is over, by the moment in a column. One from before the clock was set back holds nobody up. */
export function isOver(column: string, clock: Clock, lease: Lease): RawBuilder<SqlBool> {
  const [past, ahead] = boundsOf(clock, lease);
  return sql<SqlBool>`(${sql.ref(column)} <= ${past} or ${sql.ref(column)} > ${ahead})`;
}

/** The same of a moment that was read. */
export function wasOver(moment: string, clock: Clock, lease: Lease): boolean {
  const [past, ahead] = boundsOf(clock, lease);
  return moment <= past || moment > ahead;
}
