import { ENQUIRY_SEARCH_MAX_LENGTH } from "../../../shared/enquiries/enquiries.ts";
import {
  ENQUIRY_KINDS,
  ENQUIRY_SORTS,
  type EnquiryKind,
  type EnquirySort,
  type EnquiryState,
} from "../../../shared/enquiries/workflow.ts";
import { takeCharacters } from "../../../shared/text/graphemes.ts";
import { normalize } from "../../../shared/text/normalize.ts";
import { ENQUIRIES_SCREEN } from "../layout/screens.ts";
import { getPageNumber, withParameters } from "../lib/urls.ts";

export const TABS = ["all", "new", "urgent", "mine", "taken", "answered", "spam"] as const satisfies (
  | EnquiryState
  | "all"
  | "urgent"
  | "mine"
)[];
export type Tab = (typeof TABS)[number];

/** Tabs without an assignee filter. */
const ASSIGNEE_TABS: readonly Tab[] = ["new", "mine", "spam"];
export const filtersByAssignee = (tab: Tab): boolean => !ASSIGNEE_TABS.includes(tab);

/** Tabs sorted by waiting time. */
const WAITING_SORT: readonly Tab[] = ["new", "urgent", "mine", "taken"];
export const getSort = (tab: Tab): EnquirySort => (WAITING_SORT.includes(tab) ? "waiting" : "newest");

/** Blank: no filter. */
export interface Filters {
  q: string;
  /** Indian days, inclusive. */
  from: string;
  to: string;
  /** `me`, `none` or a staff id. */
  owner: string;
  kind: EnquiryKind | "";
}
export const EMPTY_FILTERS: Filters = { q: "", from: "", to: "", owner: "", kind: "" };

export interface ListView extends Filters {
  /** From 1. */
  page: number;
  tab: Tab;
  sort: EnquirySort;
}

/** Parses the URL; ignores invalid values and swaps reversed days. */
export function parseListView(search: string): ListView {
  const parameters = new URLSearchParams(search);
  const tab = TABS.find((tab) => tab === parameters.get("tab")) ?? "all";
  const q = takeCharacters(parameters.get("q") ?? "", ENQUIRY_SEARCH_MAX_LENGTH);
  const [from, to] = [dayIn(parameters, "from"), dayIn(parameters, "to")];
  const isTurned = to !== "" && from > to;
  const owner = parameters.get("owner") ?? "";
  return {
    page: getPageNumber(parameters),
    tab,
    q: normalize(q, ENQUIRY_SEARCH_MAX_LENGTH) ?? "",
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    owner: filtersByAssignee(tab) && /^(me|none|[1-9]\d{0,8})$/.test(owner) ? owner : "",
    kind: ENQUIRY_KINDS.find((kind) => kind === parameters.get("kind")) ?? "",
    sort: ENQUIRY_SORTS.find((sort) => sort === parameters.get("sort")) ?? getSort(tab),
  };
}

function dayIn(parameters: URLSearchParams, name: string): string {
  const day = parameters.get(name) ?? "";
  const isDay = /^2\d{3}-\d{2}-\d{2}$/.test(day) && new Date(day).getTime() > 0;
  return isDay && new Date(day).toISOString().startsWith(day) ? day : "";
}

/** As query parameters. */
export const activeFilters = ({ q, from, to, owner, kind }: Filters): Record<string, string> => ({
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
  ...(owner && { owner }),
  ...(kind && { kind }),
});

export function toUrl({ page, tab, sort, owner, ...filters }: ListView): string {
  const named = activeFilters({ ...filters, owner: filtersByAssignee(tab) ? owner : "" });
  const query = { tab: tab === "all" ? "" : tab, ...named, sort: sort === getSort(tab) ? "" : sort };
  return withParameters(ENQUIRIES_SCREEN, query, page);
}
