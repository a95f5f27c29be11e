import { TESTIMONIAL_STATUSES, type TestimonialStatus } from "../../../domain/testimonials.limits.ts";
import { TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { addressWith, pageIn } from "../parts/addresses.ts";

/** Which tab is open and which of its pages is shown. */
export interface Shown {
  tab: TestimonialStatus;
  page: number;
}

/** Reads it from an address: `?tab=approved&page=2`. What is not understood is the first tab, the first page. */
export function shownAt(search: string): Shown {
  const parameters = new URLSearchParams(search);
  return {
    tab: TESTIMONIAL_STATUSES.find((status) => status === parameters.get("tab")) ?? "pending",
    page: pageIn(parameters),
  };
}

export const addressOf = ({ tab, page }: Shown): string =>
  addressWith(TESTIMONIALS_SCREEN, { tab: tab === "pending" ? "" : tab }, page);
