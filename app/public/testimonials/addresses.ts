import type { PublicLink } from "../../../domain/public-addresses.ts";

const LIST = "/testimonials" satisfies PublicLink;

/** The address of one page of the testimonials; the first has no number. */
export const testimonialsPage = (page: number): PublicLink => (page > 1 ? `${LIST}?page=${page}` : LIST);

export const withParameter = (address: string, name: string, value: string | number) =>
  `${address}${address.includes("?") ? "&" : "?"}${name}=${value}`;

/** The ids by which a closed dialog gives the focus back. */
export const ADD_LINK = "add-testimonial";
export const cardId = (id: number) => `testimonial-${id}`;
