import { replace } from "react-router";
import type { EnquiryCase, TabCounts } from "../../../domain/cases.rules.ts";
import { CONTACT_SUBMISSIONS_PER_PAGE } from "../../../domain/contact-submissions.ts";
import { type Page, pagesOf } from "../../../domain/pages.ts";
import { ask } from "../api.ts";
import { addressOf, type Filters, namedFilters, type Shown, type Tab } from "./shown.ts";

interface Listed {
  data: EnquiryCase[];
  meta: Omit<Page<EnquiryCase>, "items">;
  tabs: TabCounts;
}

/** One page of submissions, and how many there are under each tab but 'All' among those that are looked for. */
export interface CaseList extends Page<EnquiryCase> {
  tabs: TabCounts;
}

/** What each tab asks for. */
const ASKED: Record<Tab, Record<string, string>> = {
  all: {},
  new: { state: "new" },
  urgent: { urgent: "yes" },
  mine: { state: "taken", owner: "me" },
  taken: { state: "taken" },
  answered: { state: "answered" },
  spam: { state: "spam" },
};
/** Which submissions are meant, as the calls are asked for them. */
export const filtersOf = (shown: Filters & { tab: Tab }): URLSearchParams =>
  new URLSearchParams({ ...namedFilters(shown), ...ASKED[shown.tab] });

/**
 * One page of submissions; null when it could not be loaded. A page that is no longer there, because its last
 * submission went away, leads to the last one that is.
 */
export async function loadSubmissions(request: Request, shown: Shown): Promise<CaseList | null> {
  const query = filtersOf(shown);
  query.set("page", String(shown.page));
  query.set("limit", String(CONTACT_SUBMISSIONS_PER_PAGE));
  query.set("sort", shown.sort);
  const answer = await ask<Listed>(request, "GET", `/api/contact?${query}`);
  if (!answer.ok) return null;
  const { data, meta, tabs } = answer.body;
  const list = { ...meta, tabs, items: data };
  if (shown.page > pagesOf(list)) throw replace(addressOf({ ...shown, page: pagesOf(list) }));
  return list;
}
