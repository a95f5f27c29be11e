import type { AuditEntry } from "../../../shared/audit-log/audit-log.schema.ts";
import type { Page } from "../../../shared/pagination.ts";
import { HISTORY_SCREEN } from "../layout/screens.ts";
import { apiFetch } from "../lib/api-client.ts";
import { fetchPage } from "../lib/fetch-page.ts";
import { getPageNumber, withParameters } from "../lib/list-urls.ts";

/** Blank: no filter. */
export interface AuditLogView {
  /** From 1. */
  page: number;
  /** Staff id. */
  who: string;
  kind: string;
  /** Indian days. */
  from: string;
  to: string;
}

/** Possibly a former member. */
export type Person = AuditEntry["who"];

const FILTERS = ["who", "kind", "from", "to"] as const;
const PER_PAGE = 50;

export function parseView(search: string): AuditLogView {
  const parameters = new URLSearchParams(search);
  const [who = "", kind = "", from = "", to = ""] = FILTERS.map((name) => parameters.get(name) ?? "");
  return { page: getPageNumber(parameters), who, kind, from, to };
}

export const toUrl = ({ page, ...filters }: AuditLogView): string => withParameters(HISTORY_SCREEN, filters, page);

/** Empty when loading failed. */
export async function loadPeople(request: Request): Promise<Person[]> {
  const answer = await apiFetch<{ data: Person[] }>(request, "GET", "/api/history/people");
  return answer.ok ? answer.body.data : [];
}

/** Null when loading failed. */
export async function loadAuditLog(request: Request, shown: AuditLogView): Promise<Page<AuditEntry> | null> {
  const filters = FILTERS.filter((name) => shown[name]).map((name) => [name, shown[name]]);
  const query = new URLSearchParams([...filters, ["page", String(shown.page)], ["limit", String(PER_PAGE)]]);
  return fetchPage<AuditEntry>(request, `/api/history?${query}`);
}
