import type { EventUpdate } from "../../../shared/events/event.ts";
import type { AnnouncedPlan } from "../../../shared/events/events.ts";
import { toPlainText } from "../../../shared/text/formatted-text.ts";
import type { KeyedEvent } from "./event-keys.ts";
import { NO_RESULTS } from "./event-results.ts";

type StoredDescription = Pick<EventUpdate, "description" | "description_ml">;

/** An event before it has its index. */
export interface ListedEvent extends Omit<EventUpdate, "id" | "was"> {
  was: AnnouncedPlan | null;
  /** As stored, perhaps with formatting; `description` is plain. */
  stored: StoredDescription;
  /** Hidden from visitors before. */
  publish_at: string | null;
  source: "own" | "feed";
  admin: boolean;
  /** Number of staff edits. */
  sequence: number;
  /** First announced times, also where they are not shown. */
  first: Pick<AnnouncedPlan, "starts_at" | "ends_at"> | null;
}

/** Without internal fields. */
export function toFeedEvent<Listed extends ListedEvent>(listed: Listed) {
  const {
    source: _,
    admin: __,
    sequence: ___,
    first: ____,
    publish_at: _____,
    stored: ______,
    ...publicFields
  } = listed;
  return publicFields;
}

/** An override's values. */
export type EventOverrides = Partial<Omit<ListedEvent, "key" | "date" | "images" | "source" | "publish_at" | "stored">>;

/** Descriptions in plain text, and as they are stored. */
export const withPlainText = <Event extends StoredDescription>(event: Event) => ({
  ...event,
  description: toPlainText(event.description),
  description_ml: toPlainText(event.description_ml),
  stored: { description: event.description, description_ml: event.description_ml },
});

/** Defaults for what a feed does not provide. */
export const EMPTY_PLAN = {
  starts_at: null,
  ends_at: null,
  venue: "",
  status: "planned",
  was: null,
  reason: "",
  title_ml: "",
  description_ml: "",
  venue_ml: "",
  reason_ml: "",
} as const satisfies Partial<ListedEvent>;

/** A feed event with its override. */
export const fromFeed = (event: KeyedEvent, laid: EventOverrides = {}): ListedEvent =>
  withPlainText({
    ...event,
    image_descriptions: event.images.map(() => ""),
    ...EMPTY_PLAN,
    ...NO_RESULTS,
    source: "feed" as const,
    admin: false,
    sequence: 0,
    first: null,
    publish_at: null,
    ...laid,
  });

interface Parts {
  /** Null without a feed. */
  feed: KeyedEvent[] | null;
  own: ListedEvent[];
  overrides: ReadonlyMap<string, EventOverrides>;
}

/**
 * In the given order until staff create or edit an event, then newest first. With a feed, imported local
 * events are left out.
 */
export function mergeLists({ feed, own, overrides }: Parts): ListedEvent[] {
  const joining = feed ? own.filter(({ admin }) => admin) : own;
  const keys = new Set(joining.map(({ key }) => key));
  const ofFeed = (feed ?? [])
    .filter(({ key }) => !keys.has(key))
    .map((event) => fromFeed(event, overrides.get(event.key)));
  const allEvents = [...joining, ...ofFeed];
  return joining.some(({ admin }) => admin) ? allEvents.toSorted((a, b) => compare(b.date, a.date)) : allEvents;
}

/** Faster than `localeCompare`, and right for ISO times. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Memoised by identity of the parts. */
export function createEventListCache(): (parts: Parts) => ListedEvent[] {
  let cached: { parts: Parts; list: ListedEvent[] } | undefined;
  return (parts) => {
    const { feed, own, overrides } = cached?.parts ?? {};
    if (!cached || feed !== parts.feed || own !== parts.own || overrides !== parts.overrides)
      cached = { parts, list: mergeLists(parts) };
    return cached.list;
  };
}

/** Without events that appear later; memoised until the next one appears. */
export function createVisibleEvents(): (list: ListedEvent[], now: string) => ListedEvent[] {
  let cached: { list: ListedEvent[]; from: string; until: string; visible: ListedEvent[] } | undefined;
  return (list, now) => {
    if (cached?.list === list && cached.from <= now && now < cached.until) return cached.visible;
    const hidden = list.flatMap(({ publish_at }) => (publish_at !== null && publish_at > now ? [publish_at] : []));
    const visible = hidden.length === 0 ? list : list.filter((event) => (event.publish_at ?? "") <= now);
    const until = hidden.reduce((first, at) => (at < first ? at : first), "9");
    cached = { list, from: now, until, visible };
    return visible;
  };
}
