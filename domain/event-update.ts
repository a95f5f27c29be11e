import * as z from "zod/mini";

export const EVENT_KEY = /^[0-9a-f]{16}$/;

/** How an event stands. A feed says nothing of it: its events are planned until staff say otherwise. */
export const EVENT_STATUSES = ["planned", "moved", "postponed", "cancelled", "done"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** When an event begins and ends, as moments in UTC, and where it is; null and blank where nobody said. */
const plan = { starts_at: z.nullable(z.string()), ends_at: z.nullable(z.string()), venue: z.string() };

/** An event as anyone may read it (docs/calls.md, 7.1). */
export const eventUpdate = z.object({
  /** The place in the whole, unfiltered list, from 0. */
  id: z.int(),
  /** Stays the same whatever becomes of the list. */
  key: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  /** When it was changed last: ISO 8601 in UTC. */
  date: z.string(),
  /** Addresses of the pictures as the list names them. Pages load none of them from there. */
  images: z.array(z.string()),
  /** What each of them shows, in their order; blank where nobody said. */
  image_descriptions: z.array(z.string()),
  ...plan,
  status: z.enum(EVENT_STATUSES),
  /** What was announced first, of one that was moved since; else null. */
  was: z.nullable(z.object(plan)),
  /** Why it is moved, postponed or cancelled, in the organisers' words; blank where nobody said. */
  reason: z.string(),
  /** The same in Malayalam; blank where nobody wrote it. */
  title_ml: z.string(),
  description_ml: z.string(),
  venue_ml: z.string(),
  reason_ml: z.string(),
});
export type EventUpdate = z.output<typeof eventUpdate>;

/** Which of two lists is asked for: events with a known start or end that is not over, or all others. */
export const EVENT_TIMES = ["coming", "past"] as const;
export type EventTime = (typeof EVENT_TIMES)[number];

/** Whether an event has a known start or end that is not over at a moment, which is ISO 8601 in UTC. */
export const isComing = ({ starts_at, ends_at }: Pick<EventUpdate, "starts_at" | "ends_at">, now: string): boolean =>
  (ends_at ?? starts_at ?? "") > now;
