import type { HistoryRow } from "../../../domain/history.rules.ts";
import type { Page } from "../../../domain/pages.ts";
import { ask } from "../api.ts";
import { HISTORY_SCREEN } from "../layout/screens.ts";

/** Which part of the history is shown; an empty filter does not bind. */
export interface Shown {
  /** From 1. */
  page: number;
  /** The number of whoever did it. */
  who: string;
  kind: string;
  /** Days in India, like 2026-11-22. */
  from: string;
  to: string;
}

/** Somebody who did something, staff or not any more. */
export type Person = HistoryRow["who"];

const FILTERS = ["who", "kind", "from", "to"] as const;
const PER_PAGE = 50;

/** Reads it from an address: `?kind=brochure&page=2`. */
export function shownAt(search: string): Shown {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get("page") ?? 1);
  const [who = "", kind = "", from = "", to = ""] = FILTERS.map((name) => parameters.get(name) ?? "");
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, who, kind, from, to };
}

const filtersOf = (shown: Shown): string[][] =>
  FILTERS.filter((name) => shown[name]).map((name) => [name, shown[name]]);

export function addressOf(shown: Shown): string {
  const parameters = new URLSearchParams([
    ...filtersOf(shown),
    ...(shown.page > 1 ? [["page", String(shown.page)]] : []),
  ]);
  return parameters.size > 0 ? `${HISTORY_SCREEN}?${parameters}` : HISTORY_SCREEN;
}

/** Who did anything; nobody where that could not be loaded. */
export async function loadPeople(request: Request): Promise<Person[]> {
  const answer = await ask<{ data: Person[] }>(request, "GET", "/api/history/people");
  return answer.ok ? answer.body.data : [];
}

/** One page of the history; null when it could not be loaded. */
export async function loadHistory(request: Request, shown: Shown): Promise<Page<HistoryRow> | null> {
  const query = new URLSearchParams([...filtersOf(shown), ["page", String(shown.page)], ["limit", String(PER_PAGE)]]);
  const path = `/api/history?${query}`;
  const answer = await ask<{ data: HistoryRow[]; meta: Omit<Page<HistoryRow>, "items"> }>(request, "GET", path);
  return answer.ok ? { ...answer.body.meta, items: answer.body.data } : null;
}
