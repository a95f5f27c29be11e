export const TESTIMONIAL_STATUSES = ["pending", "approved", "rejected"] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** Characters; code points and words of the description. */
export const TESTIMONIAL_LIMITS = {
  "name-too-long": 30,
  "email-too-long": 30,
  "designation-too-long": 50,
  "title-too-long": 50,
  "description-too-many-words": 50,
  "description-too-long": 2000,
} as const;

export const MODERATION_LIMITS = { "reason-too-long": 300 } as const;
export const MAX_BULK_MODERATION = 100;

export const TESTIMONIALS_PER_PAGE = 12;
export const TESTIMONIALS_AT_HOME = 3;
