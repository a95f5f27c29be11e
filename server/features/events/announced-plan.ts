import { type EventStatus, isComing } from "../../../shared/events/event.ts";
import type { AnnouncedPlan } from "../../../shared/events/events.ts";
import type { AnnouncedColumns } from "../../database/tables.ts";

/** Columns shared by local events and overrides: the plan, and what was first announced. */
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
/** First announced plan; `was_venue` is null when there is none. */
export const PREVIOUS_PLAN_FIELDS = ["was_starts_at", "was_ends_at", "was_venue", "was_venue_ml"] as const;

/** A reason belongs to one status and is restored with it only. */
export const REASON_CONTEXT = [
  ["reason", "status"],
  ["reason_ml", "status"],
] as const;

export const EMPTY_PREVIOUS_PLAN: AnnouncedColumns = {
  was_starts_at: null,
  was_ends_at: null,
  was_venue: null,
  was_venue_ml: null,
};

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
  if (isPlanned && (before.status !== "planned" || correction)) return EMPTY_PREVIOUS_PLAN;
  const { was_starts_at, was_ends_at, was_venue, was_venue_ml } = before;
  if (was_starts_at !== null || was_ends_at !== null || was_venue)
    return { was_starts_at, was_ends_at, was_venue, was_venue_ml };
  const { starts_at, ends_at, venue, venue_ml } = before;
  const isOther = starts_at !== after.starts_at || venue !== after.venue;
  if (isPlanned && !(isOther && isComing(before, now))) return EMPTY_PREVIOUS_PLAN;
  return { was_starts_at: starts_at, was_ends_at: ends_at, was_venue: venue, was_venue_ml: venue_ml };
}

/** A changed status clears the reason. */
export const reasonsAfter = <None>(before: EventStatus, after: EventStatus, none: None) =>
  before === after ? {} : { reason: none, reason_ml: none };

/** First announced times; null when nothing was recorded. */
export const firstDays = ({ was_venue, was_starts_at, was_ends_at }: AnnouncedColumns) =>
  was_venue === null ? null : { starts_at: was_starts_at, ends_at: was_ends_at };

/** Public `was`: moved events only, and only if it differs. */
export function getPreviousPlan(now: Planned, was: AnnouncedColumns): AnnouncedPlan | null {
  if (now.status !== "moved" || was.was_venue === null) return null;
  const { was_starts_at: starts_at, was_ends_at: ends_at, was_venue: venue, was_venue_ml } = was;
  const isKnown = starts_at !== null || ends_at !== null || venue !== "";
  const isOther = starts_at !== now.starts_at || ends_at !== now.ends_at || venue !== now.venue;
  return isKnown && isOther ? { starts_at, ends_at, venue, venue_ml: was_venue_ml ?? "" } : null;
}
