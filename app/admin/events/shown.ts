import { DISTRICT_NAMES } from "../../../domain/districts.ts";
import { SEARCH_LIMIT } from "../../../domain/search.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { addressWith, pageIn } from "../parts/addresses.ts";

export const TABS = ["coming", "past", "gone"] as const;
export type Tab = (typeof TABS)[number];

/** Which tab is open, which page of it, and which district is chosen; blank: all. */
export interface Shown {
  tab: Tab;
  page: number;
  district: string;
  /** Words that are looked for; blank: none. */
  q: string;
}

/** Reads it from an address: `?tab=past&page=2`. What is not understood is the first tab, the first page, all districts. */
export function shownAt(search: string): Shown {
  const parameters = new URLSearchParams(search);
  return {
    tab: TABS.find((tab) => tab === parameters.get("tab")) ?? "coming",
    page: pageIn(parameters, 999),
    district: DISTRICT_NAMES.find((name) => name === parameters.get("district")) ?? "",
    q: [...(parameters.get("q")?.trim() ?? "")].slice(0, SEARCH_LIMIT).join(""),
  };
}

export const addressOf = ({ tab, page, district, q }: Shown): string =>
  addressWith(EVENTS_SCREEN, { tab: tab === "coming" ? "" : tab, district, q }, page);
