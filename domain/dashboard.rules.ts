import * as z from "zod/mini";
import { enquiryCase } from "./cases.rules.ts";
import { eventUpdate } from "./event-update.ts";

/** How many there are of each; all testimonials, whatever their state. */
export const dashboardStats = z.object({
  brochures: z.int(),
  essentialLinks: z.int(),
  districtContacts: z.int(),
  contactSubmissions: z.int(),
  testimonials: z.int(),
});
export type DashboardStats = z.output<typeof dashboardStats>;

/** One of the newest contact submissions; `reason` is its message, whole. */
export const recentContact = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  created_at: z.string(),
});
export type RecentContact = z.output<typeof recentContact>;

/** One of the newest pending testimonials; `message` is its description, whole. */
export const pendingTestimonial = z.object({
  id: z.int(),
  name: z.string(),
  message: z.string(),
  created_at: z.string(),
});
export type PendingTestimonial = z.output<typeof pendingTestimonial>;

const enquiriesToday = z.object({
  new: z.int(),
  /** When the one came of them that waits longest; null when there is none. */
  new_since: z.nullable(z.string()),
  urgent: z.int(),
  urgent_since: z.nullable(z.string()),
  in_hand: z.int(),
  mine: z.int(),
  /** Urgent before others, then the longest waiting, of those that nobody else has in hand. */
  first: z.nullable(enquiryCase),
  /** Those that have waited longest besides, whoever has them in hand. */
  longest: z.array(enquiryCase),
});
export type EnquiriesToday = z.output<typeof enquiriesToday>;

/** An event that is coming, as the dashboard tells of it. */
export const nextEvent = z.pick(eventUpdate, {
  id: true,
  key: true,
  title: true,
  location: true,
  starts_at: true,
  ends_at: true,
  status: true,
});
export type NextEvent = z.output<typeof nextEvent>;

/** What is coming among events. */
const eventsToday = z.object({
  /** Those that take place within seven days from now, or do now. */
  this_week: z.int(),
  /** The soonest of them; null when there is none. */
  first: z.nullable(nextEvent),
  /** The soonest of all that are coming, also what was put off or called off. */
  next: z.array(nextEvent),
});
export type EventsToday = z.output<typeof eventsToday>;

/** Whether somebody should try the helplines' numbers again. */
const helplinesToday = z.object({
  /** The day in India on which they were last noted as checked: YYYY-MM-DD; null when they never were. */
  checked_on: z.nullable(z.string()),
  /** How many days ago that was. */
  days: z.nullable(z.int()),
  to_check: z.boolean(),
});
export type HelplinesToday = z.output<typeof helplinesToday>;

/** What is to be done today, as far as whoever asks may see it; null where they may not. */
export const today = z.object({
  enquiries: z.nullable(enquiriesToday),
  /** Testimonials that wait for a decision, and since when the first of them does. */
  stories: z.nullable(z.int()),
  stories_since: z.nullable(z.string()),
  /** Anybody may see these. */
  events: eventsToday,
  helplines: z.nullable(helplinesToday),
});
export type Today = z.output<typeof today>;

/** How many enquiries came in a month of Indian time: '2026-11'. */
export const chartPoint = z.object({ month: z.string(), submissions: z.int() });
export type ChartPoint = z.output<typeof chartPoint>;
