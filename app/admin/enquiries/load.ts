import { replace } from "react-router";
import { ENQUIRIES_PER_PAGE } from "../../../shared/enquiries/enquiries.ts";
import type { Enquiry, TabCounts } from "../../../shared/enquiries/workflow.schema.ts";
import { getPageCount, type Page } from "../../../shared/pagination.ts";
import { apiFetch } from "../lib/api-client.ts";
import { activeFilters, type Filters, type ListView, type Tab, toUrl } from "./url-state.ts";

interface Listed {
  data: Enquiry[];
  meta: Omit<Page<Enquiry>, "items">;
  tabs: TabCounts;
}

export interface EnquiryList extends Page<Enquiry> {
  tabs: TabCounts;
}

const REQUESTED: Record<Tab, Record<string, string>> = {
  all: {},
  new: { state: "new" },
  urgent: { urgent: "yes" },
  mine: { state: "taken", owner: "me" },
  taken: { state: "taken" },
  answered: { state: "answered" },
  spam: { state: "spam" },
};
export const getFilters = (shown: Filters & { tab: Tab }): URLSearchParams =>
  new URLSearchParams({ ...activeFilters(shown), ...REQUESTED[shown.tab] });

/** Null when loading failed. Redirects from a page beyond the end to the last one. */
export async function loadEnquiries(request: Request, shown: ListView): Promise<EnquiryList | null> {
  const query = getFilters(shown);
  query.set("page", String(shown.page));
  query.set("limit", String(ENQUIRIES_PER_PAGE));
  query.set("sort", shown.sort);
  const answer = await apiFetch<Listed>(request, "GET", `/api/contact?${query}`);
  if (!answer.ok) return null;
  const { data, meta, tabs } = answer.body;
  const list = { ...meta, tabs, items: data };
  if (shown.page > getPageCount(list)) throw replace(toUrl({ ...shown, page: getPageCount(list) }));
  return list;
}
