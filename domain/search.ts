/** Most characters of what is looked for. */
export const SEARCH_LIMIT = 100;
/** Of each kind so many are found, at most. */
export const FOUND_OF_EACH = 5;
/** About so many characters of a text are shown around what was found in it. */
export const PIECE = 90;

/** What can be found, by its word in docs/words.md, in the order of the answer. */
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
export const SEARCH_WORDS = {
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
