import type { HistoryRow } from "../../../domain/history.rules.ts";
import type { Page } from "../../../domain/pages.ts";
import { ask } from "../api.ts";
import { HISTORY_SCREEN } from "../layout/screens.ts";
import { addressWith, pageIn } from "../parts/addresses.ts";
import { askPage } from "../parts/ask-page.ts";

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
  const [who = "", kind = "", from = "", to = ""] = FILTERS.map((name) => parameters.get(name) ?? "");
  return { page: pageIn(parameters), who, kind, from, to };
}

export const addressOf = ({ page, ...filters }: Shown): string => addressWith(HISTORY_SCREEN, filters, page);

/** Who did anything; nobody where that could not be loaded. */
export async function loadPeople(request: Request): Promise<Person[]> {
  const answer = await ask<{ data: Person[] }>(request, "GET", "/api/history/people");
  return answer.ok ? answer.body.data : [];
}

/** One page of the history; null when it could not be loaded. */
export async function loadHistory(request: Request, shown: Shown): Promise<Page<HistoryRow> | null> {
  const filters = FILTERS.filter((name) => shown[name]).map((name) => [name, shown[name]]);
  const query = new URLSearchParams([...filters, ["page", String(shown.page)], ["limit", String(PER_PAGE)]]);
  return askPage<HistoryRow>(request, `/api/history?${query}`);
}
