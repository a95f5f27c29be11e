import { textSentences } from "./refusals.ts";

/** Where a testimonial stands: everything begins pending, an administrator decides. */
export const TESTIMONIAL_STATUSES = ["pending", "approved", "rejected"] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** Most characters of each field (code points of the description), and words of the description (docs/product.md, 5.3). */
export const TESTIMONIAL_LIMITS = {
  name: 30,
  email: 30,
  designation: 50,
  title: 50,
  words: 50,
  description: 2000,
} as const;
/** Cards on a page, public and in the back office. */
export const TESTIMONIALS_PER_PAGE = 12;
/** Cards on the home page. */
export const TESTIMONIALS_AT_HOME = 3;

/** What is said of a testimonial that is refused (docs/product.md, 5.3). */
export const TESTIMONIAL_SENTENCES = {
  "form-incomplete": "Please fill the form completely",
  "name-missing": "Please enter your name.",
  ...textSentences("name", "Name"),
  "email-missing": "Please enter your email address.",
  "email-invalid": "Please enter a valid email address",
  ...textSentences("email", "Email"),
  "designation-missing": "Please enter your designation.",
  ...textSentences("designation", "Designation"),
  ...textSentences("title", "Title"),
  "title-not-text": "Title must be text.",
  "description-missing": "Please enter a description.",
  "description-too-many-words": "You have reached the {limit}-word limit.",
  ...textSentences("description", "Description"),
} as const;

/** What staff are told when they moderate and cannot. */
export const MODERATION_SENTENCES = {
  "testimonial-gone": "This testimonial is no longer there.",
  "testimonial-pending": "This testimonial is waiting for a decision, so this cannot be done.",
  "testimonial-approved": "This testimonial is already approved, so this cannot be done.",
  "testimonial-rejected": "This testimonial is already rejected, so this cannot be done.",
  "status-unknown": "The status must be pending, approved or rejected.",
  "is-visible-invalid": "is_visible must be 1 or 0.",
} as const;

/** What people read about testimonials (docs/product.md, 5.3 and 6). */
export const TESTIMONIAL_WORDS = {
  submitted: "Your Testimonial Submitted Successfully",
  notSubmitted: "Unable to Submit Testimony",
  approved: "Testimonial approved",
  rejected: "Testimonial rejected",
  restored: "Testimonial restored",
  deleted: "Testimonial deleted",
  shown: "Testimonial shown successfully",
  hidden: "Testimonial hidden successfully",
  notDeleted: "Failed to delete testimonial",
  visibilityNotChanged: "Failed to update visibility",
  notLoaded: "Error fetching testimonials",
} as const;
