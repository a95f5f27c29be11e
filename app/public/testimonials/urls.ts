import type { PublicLink } from "../../../shared/public-routes.ts";

const LIST = "/testimonials" satisfies PublicLink;

export const testimonialsPage = (page: number): PublicLink => (page > 1 ? `${LIST}?page=${page}` : LIST);

export const withParameter = (address: string, name: string, value: string | number) =>
  `${address}${address.includes("?") ? "&" : "?"}${name}=${value}`;

/** Ids for returning focus when a dialog closes. */
export const ADD_LINK = "add-testimonial";
export const cardId = (id: number) => `testimonial-${id}`;
