import type { SiteAddress } from "../../../domain/site-addresses.ts";

const LIST = "/testimonials" satisfies SiteAddress;

/** The address of one page of the testimonials; the first has no number. */
export const testimonialsPage = (page: number): SiteAddress => (page > 1 ? `${LIST}?page=${page}` : LIST);

/** A page's address with one more parameter. */
export const withParameter = (address: string, name: string, value: string | number) =>
  `${address}${address.includes("?") ? "&" : "?"}${name}=${value}`;

/** The ids by which a closed dialog gives the focus back. */
export const ADD_LINK = "add-testimonial";
export const cardId = (id: number) => `testimonial-${id}`;
