import { type EventStatus, isComing } from "../../../domain/event-update.ts";
import type { AnnouncedPlan } from "../../../domain/events.ts";
import type { AnnouncedColumns } from "../../database/tables.ts";

/** The columns of both kinds of events that say what is planned, and those that say what was announced first. */
export const PLANNED_FIELDS = [
  "title",
  "title_ml",
  "description",
  "description_ml",
  "location",
  "starts_at",
  "ends_at",
  "venue",
  "venue_ml",
  "status",
] as const;
/** The columns of what was announced first. Where the place is null nothing was noted; it may be blank. */
export const WAS_FIELDS = ["was_starts_at", "was_ends_at", "was_venue", "was_venue_ml"] as const;

/** A reason is that of one status, and comes back over no other. */
export const REASONS_MEANT = [
  ["reason", "status"],
  ["reason_ml", "status"],
] as const;

export const NOTHING_WAS: AnnouncedColumns = {
  was_starts_at: null,
  was_ends_at: null,
  was_venue: null,
  was_venue_ml: null,
};

/** An event's plan and what was announced before it. */
interface Planned extends AnnouncedPlan {
  status: EventStatus;
}

interface Change {
  /** ISO 8601 in UTC. */
  now: string;
  /** The new day or place corrects a mistake: nothing was announced before it. */
  correction?: boolean | undefined;
}

/**
 * What was announced first, after a change. Recorded when an event gets another status, or another day or place while it
 * is planned and coming; kept through later changes; cleared when it is planned again or was corrected.
 */
export function announcedFirst(
  before: Planned & AnnouncedColumns,
  after: Planned,
  { now, correction = false }: Change,
): AnnouncedColumns {
  const isPlanned = after.status === "planned";
  if (isPlanned && (before.status !== "planned" || correction)) return NOTHING_WAS;
  const { was_starts_at, was_ends_at, was_venue, was_venue_ml } = before;
  if (was_starts_at !== null || was_ends_at !== null || was_venue)
    return { was_starts_at, was_ends_at, was_venue, was_venue_ml };
  const { starts_at, ends_at, venue, venue_ml } = before;
  const isOther = starts_at !== after.starts_at || venue !== after.venue;
  if (isPlanned && !(isOther && isComing(before, now))) return NOTHING_WAS;
  return { was_starts_at: starts_at, was_ends_at: ends_at, was_venue: venue, was_venue_ml: venue_ml };
}

/** Why it is not as planned, once another status is given: a reason is that of one status, and no other's. */
export const reasonsAfter = <None>(before: EventStatus, after: EventStatus, none: None) =>
  before === after ? {} : { reason: none, reason_ml: none };

/** The days that were announced first, each null where it was not known; null where nothing was noted. */
export const firstDays = ({ was_venue, was_starts_at, was_ends_at }: AnnouncedColumns) =>
  was_venue === null ? null : { starts_at: was_starts_at, ends_at: was_ends_at };

/** What was announced first, as it is shown: of a moved event alone, and only where it says something else than what is. */
export function shownWas(now: Planned, was: AnnouncedColumns): AnnouncedPlan | null {
  if (now.status !== "moved" || was.was_venue === null) return null;
  const { was_starts_at: starts_at, was_ends_at: ends_at, was_venue: venue, was_venue_ml } = was;
  const isKnown = starts_at !== null || ends_at !== null || venue !== "";
  const isOther = starts_at !== now.starts_at || ends_at !== now.ends_at || venue !== now.venue;
  return isKnown && isOther ? { starts_at, ends_at, venue, venue_ml: was_venue_ml ?? "" } : null;
}
