import * as z from "zod/mini";
import { enquiry } from "../enquiries/workflow.schema.ts";
import { eventUpdate } from "../events/event.ts";
import { t } from "../i18n/admin-text.ts";

export const DASHBOARD_LIMITS = { months: 12, previews: 5, reason: 70, message: 80, longest: 4, events: 4 } as const;

/** Days. */
export const HELPLINE_CHECK_DAYS = 30;

export const DASHBOARD_COPY = t({
  today: "Today's work",
  urgent: "Urgent",
  newEnquiries: "New enquiries",
  storiesToRead: "Testimonials to review",
  eventsThisWeek: "Events in seven days",
  firstWaits: "oldest waiting {time}",
  onNow: "one is on now",
  nextOn: "the next on {day}",
  doFirst: "Do this first",
  open: "Open",
  openAndCall: "Open and call",
  waitingLongest: "Waiting longest",
  nextEvents: "Next events",
  noEvents: "No upcoming events.",
  toCheck: "To check",
  neverChecked: "No helpline numbers have been checked yet.",
  checkedBefore: "The helpline numbers were last checked {days} days ago.",
  check: "Check them",
  noNewEnquiries: "No new enquiries.",
  todayNotLoaded: "Today's tasks could not be loaded.",
  brochures: "Brochures",
  essentialLinks: "Essential Links",
  districtContacts: "District Contacts",
  contactSubmissions: "Contact Submissions",
  testimonials: "Testimonials",
  chart: "Contact Submissions Over Time",
  latest: "Latest Contact Submissions",
  noContacts: "No contacts yet.",
  pending: "Pending Testimonials",
  noTestimonials: "No pending testimonials.",
  view: "View",
  contactsNotLoaded: "The latest enquiries could not be loaded.",
  testimonialsNotLoaded: "The pending testimonials could not be loaded.",
  notLoaded: "The figures could not be loaded.",
} as const);

export const dashboardStats = z.object({
  brochures: z.int(),
  essentialLinks: z.int(),
  districtContacts: z.int(),
  contactSubmissions: z.int(),
  testimonials: z.int(),
});
export type DashboardStats = z.output<typeof dashboardStats>;

/** `reason` is the whole message. */
export const recentContact = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  created_at: z.string(),
});
export type RecentContact = z.output<typeof recentContact>;

/** `message` is the whole description. */
export const pendingTestimonial = z.object({
  id: z.int(),
  name: z.string(),
  message: z.string(),
  created_at: z.string(),
});
export type PendingTestimonial = z.output<typeof pendingTestimonial>;

const enquiriesToday = z.object({
  new: z.int(),
  /** Oldest waiting; null when none. */
  new_since: z.nullable(z.string()),
  urgent: z.int(),
  urgent_since: z.nullable(z.string()),
  in_hand: z.int(),
  mine: z.int(),
  /** Urgent, then longest waiting, excluding other people's. */
  first: z.nullable(enquiry),
  longest: z.array(enquiry),
});
export type EnquiriesToday = z.output<typeof enquiriesToday>;

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

const eventsToday = z.object({
  /** Within seven days. */
  this_week: z.int(),
  first: z.nullable(nextEvent),
  /** Including postponed and cancelled ones. */
  next: z.array(nextEvent),
});
export type EventsToday = z.output<typeof eventsToday>;

const helplinesToday = z.object({
  /** YYYY-MM-DD; null: never. */
  checked_on: z.nullable(z.string()),
  days: z.nullable(z.int()),
  to_check: z.boolean(),
});
export type HelplinesToday = z.output<typeof helplinesToday>;

/** Parts are null when the role may not see them. */
export const today = z.object({
  enquiries: z.nullable(enquiriesToday),
  /** Pending testimonials. */
  stories: z.nullable(z.int()),
  stories_since: z.nullable(z.string()),
  events: eventsToday,
  helplines: z.nullable(helplinesToday),
});
export type Today = z.output<typeof today>;

/** Per Indian month: '2026-11'. */
export const chartPoint = z.object({ month: z.string(), submissions: z.int() });
export type ChartPoint = z.output<typeof chartPoint>;
