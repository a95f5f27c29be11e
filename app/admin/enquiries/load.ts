import { replace } from "react-router";
import { CONTACT_SUBMISSIONS_PER_PAGE } from "../../../shared/enquiries/enquiries.ts";
import type { EnquiryCase, TabCounts } from "../../../shared/enquiries/workflow.schema.ts";
import { type Page, pagesOf } from "../../../shared/pagination.ts";
import { apiFetch } from "../lib/api-client.ts";
import { addressOf, type Filters, namedFilters, type Shown, type Tab } from "./url-state.ts";

interface Listed {
  data: EnquiryCase[];
  meta: Omit<Page<EnquiryCase>, "items">;
  tabs: TabCounts;
}

export interface CaseList extends Page<EnquiryCase> {
  tabs: TabCounts;
}

const ASKED: Record<Tab, Record<string, string>> = {
  all: {},
  new: { state: "new" },
  urgent: { urgent: "yes" },
  mine: { state: "taken", owner: "me" },
  taken: { state: "taken" },
  answered: { state: "answered" },
  spam: { state: "spam" },
};
export const filtersOf = (shown: Filters & { tab: Tab }): URLSearchParams =>
  new URLSearchParams({ ...namedFilters(shown), ...ASKED[shown.tab] });

/** Null when loading failed. Redirects from a page beyond the end to the last one. */
export async function loadSubmissions(request: Request, shown: Shown): Promise<CaseList | null> {
  const query = filtersOf(shown);
  query.set("page", String(shown.page));
  query.set("limit", String(CONTACT_SUBMISSIONS_PER_PAGE));
  query.set("sort", shown.sort);
  const answer = await apiFetch<Listed>(request, "GET", `/api/contact?${query}`);
  if (!answer.ok) return null;
  const { data, meta, tabs } = answer.body;
  const list = { ...meta, tabs, items: data };
  if (shown.page > pagesOf(list)) throw replace(addressOf({ ...shown, page: pagesOf(list) }));
  return list;
}
