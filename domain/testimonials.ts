/** Where a testimonial stands: everything begins pending, an administrator decides. */
export const TESTIMONIAL_STATUSES = ["pending", "approved", "rejected"] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** Most characters of each field, and words of the description (docs/product.md, 5.3). */
export const TESTIMONIAL_LIMITS = { name: 30, email: 30, designation: 50, title: 50, words: 50 } as const;
/** Cards on a page, public and in the back office. */
export const TESTIMONIALS_PER_PAGE = 12;
/** Cards on the home page. */
export const TESTIMONIALS_AT_HOME = 3;

/** What people read about testimonials (docs/product.md, 5.3 and 6). */
export const TESTIMONIAL_WORDS = {
  incomplete: "Please fill the form completely",
  missing: {
    name: "Please enter your name.",
    email: "Please enter your email address.",
    designation: "Please enter your designation.",
    description: "Please enter a description.",
  },
  invalidEmail: "Please enter a valid email address",
  wordLimit: "You have reached the 50-word limit.",
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
