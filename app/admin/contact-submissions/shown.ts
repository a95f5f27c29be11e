import { CASE_SORTS, type CaseSort, type CaseState } from "../../../domain/cases.ts";
import { beginning } from "../../../domain/characters.ts";
import { CONTACT_SEARCH_LIMIT } from "../../../domain/contact-submissions.ts";
import { normalised } from "../../../domain/normalised.ts";
import { SUBMISSIONS_SCREEN } from "../layout/screens.ts";
import { addressWith, pageIn } from "../parts/addresses.ts";

/** The tabs of the screen: all but spam, those of a state, urgent ones that wait, or those that one has in hand oneself. */
export const TABS = ["all", "new", "urgent", "mine", "taken", "answered", "spam"] as const satisfies (
  | CaseState
  | "all"
  | "urgent"
  | "mine"
)[];
export type Tab = (typeof TABS)[number];

/** Where it is no question who has them: nobody, or oneself. */
const OF_ONE_OWNER: readonly Tab[] = ["new", "mine", "spam"];
export const asksForOwner = (tab: Tab): boolean => !OF_ONE_OWNER.includes(tab);

/** Where somebody waits, who waits longest stands first, but for what is urgent. */
const BY_WAITING: readonly Tab[] = ["new", "urgent", "mine", "taken"];
export const sortOf = (tab: Tab): CaseSort => (BY_WAITING.includes(tab) ? "waiting" : "newest");

/** What narrows a tab; blank: nothing. */
export interface Filters {
  /** What is looked for. */
  q: string;
  /** Days in India, like 2026-11-22, both of them included. */
  from: string;
  to: string;
  /** Who has it in hand or answered it: `me`, `none`, or the number of somebody of the staff. */
  owner: string;
}
export const NO_FILTERS: Filters = { q: "", from: "", to: "", owner: "" };

/** Which page is shown, and of which submissions. */
export interface Shown extends Filters {
  /** From 1. */
  page: number;
  tab: Tab;
  sort: CaseSort;
}

/**
 * Reads it from an address: `?tab=new&q=bus&from=2026-11-18&page=2`. What is not understood does not bind, and days that
 * stand the wrong way round are turned.
 */
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

/** The filters as an address and a call name them. */
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
