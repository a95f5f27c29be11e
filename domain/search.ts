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
  "staff",
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
