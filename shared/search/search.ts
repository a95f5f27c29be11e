import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";

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
  "centre",
  "brochure",
  "material",
  "page",
  "notice",
  "ready-made answer",
  "staff",
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
export const SEARCH_COPY = t({
  label: "Search the admin",
  about:
    "Find enquiries, testimonials, events, contacts and pages: by name, number, email or words, in English or Malayalam.",
  close: "Close the search",
  results: "Search results",
  kinds: {
    enquiry: "Enquiries",
    testimonial: "Testimonials",
    event: "Events",
    "essential link": "Essential links",
    "district contact": "District contacts",
    centre: "Treatment centres",
    brochure: "Brochures",
    material: "Materials",
    page: "Pages",
    notice: "Notices",
    "ready-made answer": "Saved replies",
    staff: "Staff",
  },
  searching: "Searching.",
  nothing: "No results.",
  tooMuch: "At most {limit} characters can be searched for.",
  failed: "The search is not responding. Please try again in a moment.",
  offline: "You are offline, so the search is not available.",
} as const satisfies Record<string, string | Record<FoundKind, string>>);

export const searchResult = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.int(),
  label: z.string(),
  /** Excerpt around the match. */
  found: z.string(),
  /** Path of the screen. */
  to: z.string(),
});
export type SearchResult = z.output<typeof searchResult>;
