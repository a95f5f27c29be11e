import { TESTIMONIAL_STATUSES, type TestimonialStatus } from "../../../domain/testimonials.limits.ts";
import { TESTIMONIALS_SCREEN } from "../layout/screens.ts";

/** Which tab is open and which of its pages is shown. */
export interface Shown {
  tab: TestimonialStatus;
  page: number;
}

/** Reads it from an address: `?tab=approved&page=2`. What is not understood is the first tab, the first page. */
export function shownAt(search: string): Shown {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get("page") ?? 1);
  return {
    tab: TESTIMONIAL_STATUSES.find((status) => status === parameters.get("tab")) ?? "pending",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function addressOf({ tab, page }: Shown): string {
  const parameters = new URLSearchParams();
  if (tab !== "pending") parameters.set("tab", tab);
  if (page > 1) parameters.set("page", String(page));
  const search = parameters.toString();
  return search ? `${TESTIMONIALS_SCREEN}?${search}` : TESTIMONIALS_SCREEN;
}
