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

/** Most characters of the reason for a rejection. */
export const REASON_LIMIT = 300;
/** Testimonials that are decided about together at most. */
export const DECIDED_AT_ONCE = 100;

/** Cards on a page, public and in the back office. */
export const TESTIMONIALS_PER_PAGE = 12;
/** Cards on the home page. */
export const TESTIMONIALS_AT_HOME = 3;
