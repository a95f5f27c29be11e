import { TESTIMONIAL_STATUSES, type TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import { TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { addressWith, pageIn } from "../lib/list-urls.ts";

export interface Shown {
  tab: TestimonialStatus;
  page: number;
}

/** `?tab=approved&page=2`; invalid values: first tab, first page. */
export function shownAt(search: string): Shown {
  const parameters = new URLSearchParams(search);
  return {
    tab: TESTIMONIAL_STATUSES.find((status) => status === parameters.get("tab")) ?? "pending",
    page: pageIn(parameters),
  };
}

export const addressOf = ({ tab, page }: Shown): string =>
  addressWith(TESTIMONIALS_SCREEN, { tab: tab === "pending" ? "" : tab }, page);
