export const SEARCH_MAX_LENGTH = 100;
export const MAX_RESULTS_PER_KIND = 5;
/** Characters of an excerpt. */
export const SNIPPET_LENGTH = 90;

/** Kinds in result order. */
export const FOUND_KINDS = [
  "enquiry",
  "testimonial",
  "event",
  "essential link",
  "district contact",
  "brochure",
  "material",
  "page",
  "notice",
  "ready-made answer",
  "staff",
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
export const SEARCH_COPY = {
  label: "Search the office",
  close: "Close the search",
  results: "Search results",
  kinds: {
    enquiry: "Enquiries",
    testimonial: "Testimonials",
    event: "Events",
    "essential link": "Essential links",
    "district contact": "District contacts",
    brochure: "Brochures",
    material: "Materials",
    page: "Pages",
    notice: "Notices",
    "ready-made answer": "Ready-made answers",
    staff: "Staff",
  },
  searching: "Searching.",
  nothing: "Nothing was found that holds all of these words.",
  tooMuch: "At most {limit} characters can be searched for.",
  failed: "The search does not answer. Please try again in a moment.",
  offline: "There is no network, so nothing can be searched now.",
} as const satisfies Record<string, string | Record<FoundKind, string>>;
