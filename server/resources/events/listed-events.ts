import type { EventUpdate } from "../../../domain/event-update.ts";
import type { AnnouncedPlan } from "../../../domain/events.ts";
import type { KeyedEvent } from "./keys.ts";

/** An event of the one list, before it has its place. */
export interface ListedEvent extends Omit<EventUpdate, "id" | "was"> {
  was: AnnouncedPlan | null;
  source: "own" | "feed";
  ofStaff: boolean;
  /** Rises with each act of staff on it. */
  sequence: number;
  /** What was announced first, also where pages do not show it; null while it is as planned. */
  first: Pick<AnnouncedPlan, "starts_at" | "ends_at"> | null;
}

/** An event without what the product alone needs to know of it. */
export function toldOf<Listed extends ListedEvent>(listed: Listed) {
  const { source: _, ofStaff: __, sequence: ___, first: ____, ...told } = listed;
  return told;
}

/** What staff laid over an event of the feed. */
export type Laid = Partial<Omit<ListedEvent, "key" | "date" | "images" | "source">>;

/** What an event is of which nobody said more than a feed can. */
export const UNSAID = {
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

/** An event of the feed as it is listed: what a feed does not tell stands as nobody said it, unless staff laid something over it. */
export const listedOfFeed = (event: KeyedEvent, laid: Laid = {}): ListedEvent => ({
  ...event,
  image_descriptions: event.images.map(() => ""),
  ...UNSAID,
  source: "feed",
  ofStaff: false,
  sequence: 0,
  first: null,
  ...laid,
});

interface Parts {
  /** Null without a feed. */
  feed: KeyedEvent[] | null;
  own: ListedEvent[];
  overrides: ReadonlyMap<string, Laid>;
}

/**
 * The one list. As long as staff told no event of their own, it is in the order in which it was told; then it is newest
 * first. While a feed is read, own events that staff had no hand in are not in it: it took their place.
 */
export function oneListOf({ feed, own, overrides }: Parts): ListedEvent[] {
  const joining = feed ? own.filter(({ ofStaff }) => ofStaff) : own;
  const keys = new Set(joining.map(({ key }) => key));
  const ofFeed = (feed ?? [])
    .filter(({ key }) => !keys.has(key))
    .map((event) => listedOfFeed(event, overrides.get(event.key)));
  const all = [...joining, ...ofFeed];
  return joining.some(({ ofStaff }) => ofStaff) ? all.toSorted((one, other) => compare(other.date, one.date)) : all;
}

/** Moments in UTC are compared as they are written: that is quicker than by a language's rules. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The one list of three parts, made anew only when one of them is another one. */
export function keepsOneList(): (parts: Parts) => ListedEvent[] {
  let kept: { parts: Parts; list: ListedEvent[] } | undefined;
  return (parts) => {
    const { feed, own, overrides } = kept?.parts ?? {};
    if (!kept || feed !== parts.feed || own !== parts.own || overrides !== parts.overrides)
      kept = { parts, list: oneListOf(parts) };
    return kept.list;
  };
}
