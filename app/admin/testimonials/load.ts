import { getPageCount, type Page } from "../../../shared/pagination.ts";
import {
  TESTIMONIAL_STATUSES,
  TESTIMONIALS_PER_PAGE,
  type TestimonialStatus,
} from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { fetchPage } from "../lib/fetch-page.ts";
import type { TestimonialListView } from "./url-state.ts";

/** Null when loading failed. */
export type Lists = Record<TestimonialStatus, Page<Testimonial> | null>;

/** First page of the tabs not shown. */
export async function loadLists(request: Request, shown: TestimonialListView): Promise<Lists> {
  const load = async (status: TestimonialStatus) =>
    [status, await loadPage(request, status, status === shown.tab ? shown.page : 1)] as const;
  return Object.fromEntries(await Promise.all(TESTIMONIAL_STATUSES.map(load))) as Lists;
}

/** The last page if there are fewer now. */
async function loadPage(request: Request, status: TestimonialStatus, page: number): Promise<Page<Testimonial> | null> {
  const path = `/api/testimonials?status=${status}&page=${page}&limit=${TESTIMONIALS_PER_PAGE}`;
  const list = await fetchPage<Testimonial>(request, path);
  return list && page > getPageCount(list) ? loadPage(request, status, getPageCount(list)) : list;
}
