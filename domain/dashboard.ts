/** Months on the chart, rows of each preview, how many of those that wait longest are shown, and how many next events. */
export const DASHBOARD_LIMITS = { months: 12, previews: 5, reason: 70, message: 80, longest: 4, events: 4 } as const;

/** After so many days the helplines' numbers are to be tried again. */
export const HELPLINES_CHECKED_FOR = 30;

/** What administrators read on the dashboard (docs/product.md, 3.3). */
export const DASHBOARD_WORDS = {
  today: "Today's work",
  urgent: "Urgent",
  newEnquiries: "New enquiries",
  storiesToRead: "Stories to read",
  eventsThisWeek: "Events in seven days",
  firstWaits: "the first waits {time}",
  onNow: "the first is on now",
  nextOn: "the next on {day}",
  doFirst: "Do this first",
  open: "Open",
  openAndCall: "Open and call",
  waitingLongest: "Waiting longest",
  nextEvents: "Next events",
  noEvents: "No event with a known day is coming.",
  toCheck: "To check",
  neverChecked: "Nobody has noted yet that the helplines' numbers were tried.",
  checkedBefore: "The helplines' numbers were last tried {days} days ago.",
  check: "Check them",
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
