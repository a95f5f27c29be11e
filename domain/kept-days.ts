/** How many days a deleted testimonial, and the file of a brochure or a material that is no more, wait to be put back. */
export const KEPT_DAYS = 30;
