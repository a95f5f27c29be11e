import type { EventTime } from "../../../shared/events/event.ts";
import type { AdminEvent, Override } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import type { Page } from "../../../shared/pagination.ts";
import { apiFetch } from "../lib/api-client.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import type { EventListView } from "./url-state.ts";

/** Maximum of the API. */
export const EVENTS_PER_PAGE = 50;

export interface EventLists {
  /** Soonest first. */
  upcoming: AdminEvent[];
  past: Page<AdminEvent>;
  /** Overrides without an event. */
  missing: Override[];
}

/** Null when loading failed. */
export async function loadLists(request: Request, { page, district, q }: EventListView): Promise<EventLists | null> {
  const [upcoming, past, overrides] = await Promise.all([
    loadAll(request, { when: "coming", district, q }),
    loadPast(request, page, { district, q }),
    loadOverrides(request),
  ]);
  const missing = overrides?.filter(({ event }) => event === null);
  if (upcoming && past && missing) return { upcoming: upcoming.sort(sortBySoonest), past, missing };
  showNotLoaded(request, { kind: "bad", text: EVENT_ADMIN_COPY.notLoaded });
  return null;
}

const sortBySoonest = (a: AdminEvent, b: AdminEvent): number =>
  (a.starts_at ?? a.ends_at ?? "").localeCompare(b.starts_at ?? b.ends_at ?? "");

type EventQuery = Partial<Pick<EventListView, "district" | "q">> & { when?: EventTime };

async function fetchEvents(request: Request, asked: EventQuery, offset: number) {
  const query = { ...asked, offset, limit: EVENTS_PER_PAGE };
  const response = await apiFetch(request, "GET /api/events", { query });
  return response.ok ? response.body : null;
}

async function loadAll(request: Request, query: EventQuery): Promise<AdminEvent[] | null> {
  const all: AdminEvent[] = [];
  for (;;) {
    const part = await fetchEvents(request, query, all.length);
    if (!part) return null;
    all.push(...part.data);
    if (part.data.length === 0 || all.length >= part.meta.total) return all;
  }
}

async function loadPast(request: Request, page: number, query: EventQuery): Promise<Page<AdminEvent> | null> {
  const part = await fetchEvents(request, { ...query, when: "past" }, (page - 1) * EVENTS_PER_PAGE);
  return part && { items: part.data, total: part.meta.total, page, limit: EVENTS_PER_PAGE };
}

async function loadOverrides(request: Request): Promise<Override[] | null> {
  const response = await apiFetch(request, "GET /api/events/overrides");
  return response.ok ? response.body.data : null;
}

export interface LoadedEvent {
  /** Null when it left the feed. */
  event: AdminEvent | null;
  override: Override | null;
}

/** Null: unknown key. */
export async function loadEvent(request: Request, key: string): Promise<LoadedEvent | null | "failed"> {
  const [events, overrides] = await Promise.all([loadAll(request, {}), loadOverrides(request)]);
  if (!events || !overrides) return "failed";
  const event = events.find((event) => event.key === key) ?? null;
  const override = overrides.find((override) => override.key === key) ?? null;
  return event || override ? { event, override } : null;
}
