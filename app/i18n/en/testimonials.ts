import { TESTIMONIAL_COPY } from "../../../shared/testimonials/testimonials.ts";

export const TESTIMONIALS = {
  title: "What Others Say.",
  malayalam: "അനുഭവങ്ങൾ",
  whole: "What Others Say",
  description:
    "People from across Kerala on what running, playing and standing together against drugs has changed for them.",
  lead: "Stories from the people of Kerala. Every one of them was read before it was shown here.",
  add: "Add Testimonial",
  list: "Testimonials",
  pages: "Pages of testimonials",
  lightlyEdited: "Lightly edited",
  nobodyYet: "Nobody has spoken yet.",
  beFirst: "Be the first to tell what sport has changed for you.",
  submitted: TESTIMONIAL_COPY.submitted,
  thanks: "Thank you. It appears here once it has been read and approved.",
} as const;
