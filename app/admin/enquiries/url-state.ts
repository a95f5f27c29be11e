import { CONTACT_SEARCH_LIMIT } from "../../../shared/enquiries/enquiries.ts";
import { CASE_SORTS, type CaseSort, type CaseState } from "../../../shared/enquiries/workflow.ts";
import { beginning } from "../../../shared/text/graphemes.ts";
import { normalised } from "../../../shared/text/normalize.ts";
import { SUBMISSIONS_SCREEN } from "../layout/screens.ts";
import { addressWith, pageIn } from "../lib/list-urls.ts";

export const TABS = ["all", "new", "urgent", "mine", "taken", "answered", "spam"] as const satisfies (
  | CaseState
  | "all"
  | "urgent"
  | "mine"
)[];
export type Tab = (typeof TABS)[number];

/** Tabs without an assignee filter. */
const OF_ONE_OWNER: readonly Tab[] = ["new", "mine", "spam"];
export const asksForOwner = (tab: Tab): boolean => !OF_ONE_OWNER.includes(tab);

/** Tabs sorted by waiting time. */
const BY_WAITING: readonly Tab[] = ["new", "urgent", "mine", "taken"];
export const sortOf = (tab: Tab): CaseSort => (BY_WAITING.includes(tab) ? "waiting" : "newest");

/** Blank: no filter. */
export interface Filters {
  q: string;
  /** Indian days, inclusive. */
  from: string;
  to: string;
  /** `me`, `none` or a staff id. */
  owner: string;
}
export const NO_FILTERS: Filters = { q: "", from: "", to: "", owner: "" };

export interface Shown extends Filters {
  /** From 1. */
  page: number;
  tab: Tab;
  sort: CaseSort;
}

/** Parses the URL; ignores invalid values and swaps reversed days. */
export function shownAt(search: string): Shown {
  const parameters = new URLSearchParams(search);
  const tab = TABS.find((one) => one === parameters.get("tab")) ?? "all";
  const q = beginning(parameters.get("q") ?? "", CONTACT_SEARCH_LIMIT);
  const [from, to] = [dayIn(parameters, "from"), dayIn(parameters, "to")];
  const isTurned = to !== "" && from > to;
  const owner = parameters.get("owner") ?? "";
  return {
    page: pageIn(parameters),
    tab,
    q: normalised(q, CONTACT_SEARCH_LIMIT) ?? "",
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    owner: asksForOwner(tab) && /^(me|none|[1-9]\d{0,8})$/.test(owner) ? owner : "",
    sort: CASE_SORTS.find((one) => one === parameters.get("sort")) ?? sortOf(tab),
  };
}

function dayIn(parameters: URLSearchParams, name: string): string {
  const day = parameters.get(name) ?? "";
  const isDay = /^2\d{3}-\d{2}-\d{2}$/.test(day) && new Date(day).getTime() > 0;
  return isDay && new Date(day).toISOString().startsWith(day) ? day : "";
}

/** As query parameters. */
export const namedFilters = ({ q, from, to, owner }: Filters): Record<string, string> => ({
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
  ...(owner && { owner }),
});

export function addressOf({ page, tab, sort, owner, ...filters }: Shown): string {
  const named = namedFilters({ ...filters, owner: asksForOwner(tab) ? owner : "" });
  const asked = { tab: tab === "all" ? "" : tab, ...named, sort: sort === sortOf(tab) ? "" : sort };
  return addressWith(SUBMISSIONS_SCREEN, asked, page);
}
