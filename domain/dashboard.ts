import * as z from "zod/mini";

/** Months on the chart, and rows of each preview. */
export const DASHBOARD_LIMITS = { months: 12, previews: 5, reason: 70, message: 80 } as const;

/** What administrators read on the dashboard (docs/product.md, 3.3). */
export const DASHBOARD_WORDS = {
  today: "Today's work",
  urgent: "Urgent",
  newEnquiries: "New enquiries",
  waitingLongest: "Waiting longest",
  officeHours: "in office hours",
  storiesToRead: "Stories to read",
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
  contactsNotLoaded: "The latest submissions could not be loaded.",
  testimonialsNotLoaded: "The pending testimonials could not be loaded.",
  notLoaded: "The figures could not be loaded.",
} as const;

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

/** What is to be done today, as far as whoever asks may see it; null where they may not. */
export const today = z.object({
  enquiries: z.nullable(
    z.object({
      new: z.int(),
      /** Of those that wait. */
      urgent: z.int(),
      in_hand: z.int(),
      /** In one's own hands. */
      mine: z.int(),
      /** The one that has waited longest, in minutes of office hours; null when nobody waits. */
      longest: z.nullable(z.object({ id: z.int(), waiting_since: z.string(), waiting_minutes: z.int() })),
    }),
  ),
  /** Testimonials that wait for a decision. */
  stories: z.nullable(z.int()),
});
export type Today = z.output<typeof today>;

/** How many enquiries came in a month of Indian time: '2026-11'. */
export const chartPoint = z.object({ month: z.string(), submissions: z.int() });
export type ChartPoint = z.output<typeof chartPoint>;
