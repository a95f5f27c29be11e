/** Months on the chart, rows of each preview, and how many of those that wait longest are shown. */
export const DASHBOARD_LIMITS = { months: 12, previews: 5, reason: 70, message: 80, longest: 4 } as const;

/** What administrators read on the dashboard (docs/product.md, 3.3). */
export const DASHBOARD_WORDS = {
  today: "Today's work",
  urgent: "Urgent",
  newEnquiries: "New enquiries",
  storiesToRead: "Stories to read",
  firstWaits: "the first waits {time}",
  doFirst: "Do this first",
  open: "Open",
  openAndCall: "Open and call",
  waitingLongest: "Waiting longest",
  nobodyWaits: "Nobody waits: every submission is answered.",
  todayNotLoaded: "What is to be done today could not be loaded.",
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
