import { TESTIMONIAL_STATUSES, type TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import { TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { getPageNumber, withParameters } from "../lib/urls.ts";

export interface TestimonialListView {
  tab: TestimonialStatus;
  page: number;
}

/** `?tab=approved&page=2`; invalid values: first tab, first page. */
export function parseListView(search: string): TestimonialListView {
  const parameters = new URLSearchParams(search);
  return {
    tab: TESTIMONIAL_STATUSES.find((status) => status === parameters.get("tab")) ?? "pending",
    page: getPageNumber(parameters),
  };
}

export const toUrl = ({ tab, page }: TestimonialListView): string =>
  withParameters(TESTIMONIALS_SCREEN, { tab: tab === "pending" ? "" : tab }, page);
