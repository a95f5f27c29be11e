import * as z from "zod/mini";

export const EVENT_KEY = /^[0-9a-f]{16}$/;

/** Feed events are planned until staff say otherwise. */
export const EVENT_STATUSES = ["planned", "moved", "postponed", "cancelled", "done"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** UTC; null or blank: unknown. */
const plan = { starts_at: z.nullable(z.string()), ends_at: z.nullable(z.string()), venue: z.string() };

export const eventUpdate = z.object({
  /** Index in the unfiltered list. */
  id: z.int(),
  /** Stable. */
  key: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  /** Last change. */
  date: z.string(),
  /** Original URLs; pages use our copies. */
  images: z.array(z.string()),
  /** Alt texts in the same order. */
  image_descriptions: z.array(z.string()),
  ...plan,
  status: z.enum(EVENT_STATUSES),
  /** First announced plan of a moved event. */
  was: z.nullable(z.object(plan)),
  /** By the organisers. */
  reason: z.string(),
  title_ml: z.string(),
  description_ml: z.string(),
  venue_ml: z.string(),
  reason_ml: z.string(),
  /** Once it is over; blank, empty or null where staff entered nothing. */
  results_url: z.string(),
  /** Ids of pictures of the library, and captions in the same order; a blank caption shows the picture's description. */
  gallery: z.array(z.int()),
  gallery_captions: z.array(z.string()),
  gallery_captions_ml: z.array(z.string()),
  runners: z.nullable(z.int()),
});
export type EventUpdate = z.output<typeof eventUpdate>;

/** Upcoming (known start or end not over), or all others. */
export const EVENT_TIMES = ["coming", "past"] as const;
export type EventTime = (typeof EVENT_TIMES)[number];

/** @param now ISO 8601 in UTC */
export const isComing = ({ starts_at, ends_at }: Pick<EventUpdate, "starts_at" | "ends_at">, now: string): boolean =>
  (ends_at ?? starts_at ?? "") > now;
