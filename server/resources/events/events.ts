import { type EventTime, isComing } from "../../../domain/event-update.ts";
import { EVENTS_PER_WINDOW, type OpenEvent, OTHER_EVENTS, type ShownEvent } from "../../../domain/events.ts";
import { momentOf } from "../../clock.ts";
import { firstAfter } from "../../database/first-after.ts";
import { keptReading } from "../../database/kept-reading.ts";
import type { CommonNeeds } from "../../needs.ts";
import { createEditOwnEvents } from "./edit-own.ts";
import { createStaffEvents, type StaffEvents } from "./events-of-staff.ts";
import { createEventFeed, type FeedState } from "./feed.ts";
import { createFeedHost } from "./feed-host.ts";
import type { ToldEvent } from "./feed-item.ts";
import { keepsOneList, type ListedEvent, oneListOf, toldOf } from "./listed-events.ts";
import { lookAfterPictures } from "./look-after-pictures.ts";
import { createOverrides } from "./overrides.ts";
import { ownEvents, replaceOwnEvents } from "./own-events.ts";
import { createEventPictures } from "./pictures.ts";
import { type PlacedEvent, placed, timed } from "./placed-events.ts";
import { holding } from "./sought-events.ts";

/** Which part of the list is asked for. */
export interface Range {
  /** Those that hold all of these words, in any order and either language; none, or blanks: all. */
  q?: string | undefined;
  /** In any spelling; none, or a blank one: all places. */
  district?: string | undefined;
  /** Those that are coming, or all others; absent: both. */
  when?: EventTime | undefined;
  offset: number;
  limit: number;
}

interface Part<E> {
  events: E[];
  total: number;
  /** Since when nothing newer could be had, once that is worth telling. */
  staleSince: string | null;
}

/** What can be done with event updates: one list of the product's own and, where one is set, of a feed. */
export interface Events {
  /** Null when there was never a good list. */
  list(range: Range): Promise<Part<PlacedEvent> | null>;
  /** The same for pages, with the product's own copies of the pictures. */
  listShown(range: Range): Promise<Part<ShownEvent> | null>;
  /**
   * The event with this key, or without one at this place; `no list` when there was never a good one. What it leads on
   * to is of the district, where one is named.
   */
  findShown(asked: { id: number; key: string | null; district?: string }): Promise<OpenEvent | null | "no list">;
  /**
   * All that are coming in a district, or everywhere, the soonest first. None when there was never a good list; it is not
   * waited for.
   */
  coming(district?: string): Promise<PlacedEvent[]>;
  /** The same for pages, with the product's own copies of the pictures: a window of them at most. */
  listComing(district?: string): Promise<ShownEvent[]>;
  ofStaff: StaffEvents;
  /** The first moment after this one at which an event begins or ends; null when none does. */
  nextChange(after: string): Promise<string | null>;
  /** Where the pages of all events are, from the site's root. */
  addresses(): Promise<string[]>;
  /** The product's own events, as they are told to another installation. */
  own(): Promise<ToldEvent[]>;
  /** Makes these the product's own events. */
  replaceOwn(events: ToldEvent[]): Promise<void>;
  /** The key with which another installation may read the own events; null while none may. */
  offeredKey: { key: string; header: string } | null;
  /** The site's address, before the paths of its own pictures in files of events. */
  origin: string;
  /** Reads the feed when it is time, then fetches pictures that are missing; resolves when that is done. */
  refresh(): Promise<void>;
  /** Reads the feed and fetches pictures by itself from now on. */
  keepFresh(): void;
  state(): Promise<EventsState>;
  /** Removes copies of pictures that no list names any more. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

/** How the reading of events goes, for those who watch the installation. */
export interface EventsState {
  /** Null without a feed. */
  feed: FeedState | null;
  /** Pictures that could not be fetched yet. */
  picturesWaiting: number;
}

export interface FeedSettings {
  /** Absent: no feed is read, and whoever has the key may read the product's own events. */
  url: string | undefined;
  key: string | undefined;
  keyHeader: string;
}

interface Needs
  extends CommonNeeds<"db" | "clock" | "log" | "publicContent" | "acts" | "storage" | "uploads" | "site"> {
  /** Where a browser finds a stored file. */
  fileAddress(path: string): string;
  feed: FeedSettings;
}

const COLUMNS_OF_TIME = [
  "events.starts_at",
  "events.ends_at",
  "event_overrides.starts_at",
  "event_overrides.ends_at",
] as const;

/** How long a call, and a page, wait for the first list ever, in milliseconds. */
const PATIENCE_OF_CALLS = 6000;
const PATIENCE_OF_PAGES = 1500;

export function createEvents({ feed: settings, site, ...needs }: Needs): Events {
  const { db, clock, acts, uploads, publicContent } = needs;
  const { url, key, keyHeader } = settings;
  const host = url === undefined ? null : createFeedHost(url);
  const overrides = createOverrides({ db, acts, clock, publicContent });
  const feed =
    url === undefined || !host ? null : createEventFeed({ ...needs, host, overrides, feed: { url, key, keyHeader } });
  const keptOwn = keptReading(publicContent, () => ownEvents(db));
  const asOneList = keepsOneList();
  const pictures = createEventPictures({ ...needs, host });

  async function whole(patience: number): Promise<{ events: ListedEvent[]; staleSince: string | null } | null> {
    const told = feed && (await feed.list(patience));
    const events = asOneList({ feed: told && told.events, own: await keptOwn(), overrides: await overrides.laid() });
    // Before a feed answers for the first time, what staff told themselves is a list as well.
    if (feed && !told && !events.some(({ ofStaff }) => ofStaff)) return null;
    return { events, staleSince: told?.staleSince ?? null };
  }

  const part = async ({ q, district, when, offset, limit }: Range, patience: number) => {
    const list = await whole(patience);
    if (!list) return null;
    const events = holding(timed(placed(list.events).in(district), when, momentOf(clock)), q);
    return { events: events.slice(offset, offset + limit), total: events.length, staleSince: list.staleSince };
  };

  const coming = async (district?: string) => {
    const list = await whole(0);
    return upcoming(list ? placed(list.events).in(district) : [], momentOf(clock));
  };

  async function withPictures(events: PlacedEvent[]): Promise<ShownEvent[]> {
    const kept = await pictures.of(events.flatMap(({ images }) => images));
    const now = momentOf(clock);
    return events.map((listed) => {
      const { images, image_descriptions, ...event } = toldOf(listed);
      const own = images.flatMap((address, index) => {
        const picture = kept.get(address);
        return picture ? [{ ...picture, description: image_descriptions[index] ?? "" }] : [];
      });
      const unique = [...new Map(own.map((picture) => [picture.preview, picture])).values()];
      return { ...event, pictures: unique, coming: isComing(event, now) };
    });
  }

  async function fetchPictures(): Promise<void> {
    const list = await whole(0);
    await pictures.fetch((list?.events ?? []).flatMap(({ images }) => images));
  }
  const lookingAfter = lookAfterPictures({ ...needs, fetchPictures });

  return {
    list: (range) => part(range, PATIENCE_OF_CALLS),

    async listShown(range) {
      const found = await part(range, PATIENCE_OF_PAGES);
      return found && { ...found, events: await withPictures(found.events) };
    },

    coming,
    listComing: async (district) => withPictures((await coming(district)).slice(0, EVENTS_PER_WINDOW)),

    ofStaff: createStaffEvents({
      db,
      site,
      edit: createEditOwnEvents({ db, acts, clock, uploads }),
      overrides,
      lookAfterPictures(gone = []) {
        const looked = Promise.all([pictures.forget(gone), fetchPictures()]);
        looked.catch((fault: unknown) => needs.log.warn({ err: fault }, "pictures could not be looked after"));
      },
      whole: async () => placed((await whole(0))?.events ?? []).all,
      toldByFeed: async () => (feed && (await feed.list(0)))?.events ?? [],
    }),

    nextChange: (after) => firstAfter(db, after, COLUMNS_OF_TIME),

    async findShown(asked) {
      const list = await whole(PATIENCE_OF_PAGES);
      if (!list) return "no list";
      const { all: events, in: eventsIn } = placed(list.events);
      const event = asked.key === null ? events[asked.id] : events.find(({ key }) => key === asked.key);
      if (!event) return null;
      const order = inShownOrder(events, momentOf(clock));
      const place = order.indexOf(event);
      const among = new Set(eventsIn(asked.district));
      const following = order.slice(place + 1).filter((one) => among.has(one));
      const before = order.slice(0, place).filter((one) => among.has(one));
      const leadingOn = [...following, ...before].slice(0, OTHER_EVENTS + 1);
      const [first, ...leading] = await withPictures([event, ...leadingOn]);
      if (!first) return null;
      const next = following.length > 0 ? leading.shift() : undefined;
      const others = [...leading, ...(next ? [next] : [])].slice(0, OTHER_EVENTS);
      return { event: first, next: next ?? null, others };
    },

    async addresses() {
      const list = await whole(0);
      return list ? placed(list.events).all.map(({ id, key }) => `/events/${id}?e=${key}`) : [];
    },

    own: async () => oneListOf({ feed: null, own: await keptOwn(), overrides: new Map() }),
    replaceOwn: (events) =>
      uploads.change({}, publicContent.change, async (trx) => ({
        done: undefined,
        left: await replaceOwnEvents(trx, events),
      })),
    get origin() {
      return site.origin;
    },
    offeredKey: feed || key === undefined ? null : { key, header: keyHeader },

    async refresh() {
      await feed?.refresh();
      await fetchPictures();
    },

    keepFresh() {
      feed?.keepFresh();
      lookingAfter.start();
    },

    async state() {
      const { count } = await db
        .selectFrom("event_pictures")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("try_again_at", "is not", null)
        .executeTakeFirstOrThrow();
      return { feed: feed ? await feed.state() : null, picturesWaiting: count };
    },

    tidy: () => pictures.tidy(),

    async stop() {
      await Promise.all([lookingAfter.stop(), feed?.stop(), pictures.stop()]);
    },
  };
}

/** Upcoming events, the next first, then the past ones: the order of the public list. */
const inShownOrder = (events: PlacedEvent[], now: string): PlacedEvent[] => [
  ...upcoming(events, now),
  ...timed(events, "past", now),
];

const upcoming = (events: PlacedEvent[], now: string): PlacedEvent[] => {
  const begins = ({ starts_at, ends_at }: PlacedEvent) => starts_at ?? ends_at ?? "";
  return timed(events, "coming", now).toSorted((one, other) => (begins(one) < begins(other) ? -1 : 1));
};
