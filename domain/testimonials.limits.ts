/** Where a testimonial stands: everything begins pending, an administrator decides. */
export const TESTIMONIAL_STATUSES = ["pending", "approved", "rejected"] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** Most characters of each field (code points of the description), and words of the description (docs/product.md, 5.3). */
export const TESTIMONIAL_LIMITS = {
  "name-too-long": 30,
  "email-too-long": 30,
  "designation-too-long": 50,
  "title-too-long": 50,
  "description-too-many-words": 50,
  "description-too-long": 2000,
} as const;

/** Most characters of the reason for a rejection. */
export const MODERATION_LIMITS = { "reason-too-long": 300 } as const;
/** Testimonials that are decided about together at most. */
export const DECIDED_AT_ONCE = 100;

/** Cards on a page, public and in the back office. */
export const TESTIMONIALS_PER_PAGE = 12;
export const TESTIMONIALS_AT_HOME = 3;
