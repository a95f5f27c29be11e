import type { CaseState } from "../../../domain/cases.ts";
import { beginning } from "../../../domain/characters.ts";
import { CONTACT_SEARCH_LIMIT } from "../../../domain/contact-submissions.ts";
import { normalised } from "../../../domain/normalised.ts";
import { SUBMISSIONS_SCREEN } from "../layout/screens.ts";

/** The tabs of the screen: all but spam, those of a state, urgent ones that wait, or those that one has in hand oneself. */
export const TABS = ["all", "new", "urgent", "mine", "taken", "answered", "spam"] as const satisfies (
  | CaseState
  | "all"
  | "urgent"
  | "mine"
)[];
export type Tab = (typeof TABS)[number];

/** Which page is shown, and of which submissions. */
export interface Shown {
  /** From 1. */
  page: number;
  /** What is looked for; empty: all of them. */
  q: string;
  tab: Tab;
}

/** Reads it from an address: `?tab=new&q=bus&page=2`. What is not understood is the first page of all. */
export function shownAt(search: string): Shown {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get("page") ?? 1);
  const tab = parameters.get("tab");
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    q: normalised(beginning(parameters.get("q") ?? "", CONTACT_SEARCH_LIMIT), CONTACT_SEARCH_LIMIT) ?? "",
    tab: TABS.find((one) => one === tab) ?? "all",
  };
}

export function addressOf({ page, q, tab }: Shown): string {
  const parameters = new URLSearchParams();
  if (tab !== "all") parameters.set("tab", tab);
  if (q) parameters.set("q", q);
  if (page > 1) parameters.set("page", String(page));
  const search = parameters.toString();
  return search ? `${SUBMISSIONS_SCREEN}?${search}` : SUBMISSIONS_SCREEN;
}
