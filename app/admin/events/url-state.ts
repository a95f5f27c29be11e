import { href } from "react-router";
import { DISTRICT_NAMES } from "../../../shared/districts.ts";
import { SEARCH_MAX_LENGTH } from "../../../shared/search/search.limits.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { getPageNumber, withParameters } from "../lib/urls.ts";

export const TABS = ["coming", "past", "gone"] as const;
export type Tab = (typeof TABS)[number];

/** Blank: all. */
export interface EventListView {
  tab: Tab;
  page: number;
  district: string;
  q: string;
}

/** Parses the URL; invalid values become defaults. */
export function parseListView(search: string): EventListView {
  const parameters = new URLSearchParams(search);
  return {
    tab: TABS.find((tab) => tab === parameters.get("tab")) ?? "coming",
    page: getPageNumber(parameters, 999),
    district: DISTRICT_NAMES.find((name) => name === parameters.get("district")) ?? "",
    q: [...(parameters.get("q")?.trim() ?? "")].slice(0, SEARCH_MAX_LENGTH).join(""),
  };
}

export const toUrl = ({ tab, page, district, q }: EventListView): string =>
  withParameters(EVENTS_SCREEN, { tab: tab === "coming" ? "" : tab, district, q }, page);

export const NEW_EVENT = `${EVENTS_SCREEN}/new`;

export const editUrl = (key: string): string => `${EVENTS_SCREEN}/${encodeURIComponent(key)}`;

/** The event on the site, wherever it is in the list. */
export const siteUrl = (key: string): string =>
  `${href("/events/:id", { id: "1" })}?${new URLSearchParams({ e: key })}`;
