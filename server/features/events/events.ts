import type { EventTime } from "../../../shared/events/event.ts";
import {
  EVENTS_PER_WINDOW,
  type OpenEvent,
  RELATED_EVENTS_COUNT,
  type ShownEvent,
} from "../../../shared/events/events.ts";
import { createCachedQuery } from "../../database/cached-query.ts";
import { findNextDue } from "../../database/next-due.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { createStaffEvents, type StaffEvents } from "./admin-events.ts";
import { createEditLocalEvents } from "./edit-local-events.ts";
import { createEventFeed, type FeedState } from "./feed.ts";
import type { FeedHost } from "./feed-host.ts";
import type { FeedEvent } from "./feed-item.ts";
import { createEventListCache, createVisibleEvents, type ListedEvent, mergeLists } from "./list-events.ts";
import { localEvents, replaceLocalEvents } from "./local-events.ts";
import { inShownOrder, matchingEvents, type OrderedEvent, orderEvents, upcoming, withTimes } from "./order-events.ts";
import { createOverrides } from "./overrides.ts";
import { createPictureJobs, type EventPictures } from "./pictures.ts";
import { createShownEvents } from "./shown-events.ts";

export interface Range {
  /** All words, in any order and either language. */
  q?: string | undefined;
  /** Also events that appear later. */
  hidden?: boolean | undefined;
  /** Any spelling; blank: all. */
  district?: string | undefined;
  when?: EventTime | undefined;
  offset: number;
  limit: number;
}

interface Part<E> {
  events: E[];
  total: number;
  /** Since when the feed fails, once visitors see it. */
  staleSince: string | null;
}

/** One list of local events and, if configured, a feed's. */
export interface Events {
  /** Null when there was never a list. */
  list(range: Range): Promise<Part<OrderedEvent> | null>;
  /** With URLs of our copies of the pictures. */
  listVisible(range: Range): Promise<Part<ShownEvent> | null>;
  /** By key, else by index; neighbours are within the district. "no list" when there was never one. */
  findVisible(wanted: { id: number; key: string | null; district?: string }): Promise<OpenEvent | null | "no list">;
  /** Upcoming events, soonest first; does not wait for a first list. */
  coming(district?: string): Promise<OrderedEvent[]>;
  /** With picture URLs, limited to one window and those to keep. */
  listComing(district?: string, keep?: (event: OrderedEvent) => boolean): Promise<ShownEvent[]>;
  admin: StaffEvents;
  /** Next start or end of an event; null when there is none. */
  getNextChange(after: string): Promise<string | null>;
  /** Paths of all event pages. */
  addresses(): Promise<string[]>;
  /** For another installation. */
  own(): Promise<FeedEvent[]>;
  replaceOwn(events: FeedEvent[]): Promise<void>;
  /** Null: not offered. */
  givenKey: { key: string; header: string } | null;
  origin: string;
  /** Reads the feed if due, then fetches missing pictures. */
  refresh(): Promise<void>;
  /** Starts polling. */
  startPolling(): void;
  state(): Promise<EventsState>;
  /** Deletes unreferenced picture copies. */
  cleanup(): Promise<void>;
  stop(): Promise<void>;
}

/** For metrics. */
export interface EventsState {
  /** Null without a feed. */
  feed: FeedState | null;
  picturesWaiting: number;
}

export interface FeedSettings {
  /** Absent: local events only. */
  url: string | undefined;
  key: string | undefined;
  keyHeader: string;
}

interface Deps extends PickDeps<"db" | "clock" | "log" | "publicContent" | "actions" | "storage" | "uploads" | "site"> {
  feed: FeedSettings;
  /** Null without a feed. */
  host: FeedHost | null;
  /** Copies of pictures in several sizes. */
  copies: EventPictures;
  library: Pick<Pictures, "adopt" | "resolve" | "resolveFiles">;
}

const COLUMNS_OF_TIME = [
  "events.publish_at",
  "events.starts_at",
  "events.ends_at",
  "event_overrides.starts_at",
  "event_overrides.ends_at",
] as const;

/** Maximum wait for the very first list. */
const ENDPOINT_TIMEOUT_MS = 6000;
const PAGE_TIMEOUT_MS = 1500;

export function createEvents({ feed: settings, host, copies: pictures, library, site, ...deps }: Deps): Events {
  const { db, clock, actions, uploads, publicContent } = deps;
  const { url, key, keyHeader } = settings;
  const overrides = createOverrides({ db, actions, clock, publicContent });
  const feed =
    url === undefined || !host ? null : createEventFeed({ ...deps, host, overrides, feed: { url, key, keyHeader } });
  const cachedLocal = createCachedQuery(publicContent, () => localEvents(db));
  const { withPictures, getGallery } = createShownEvents({ clock, copies: pictures, library });
  const asOneList = createEventListCache();
  const asVisible = createVisibleEvents();

  async function loadAll(patience: number): Promise<{ events: ListedEvent[]; staleSince: string | null } | null> {
    const feedList = feed && (await feed.list(patience));
    const events = asOneList({
      feed: feedList && feedList.events,
      own: await cachedLocal(),
      overrides: await overrides.laid(),
    });
    // Staff's own events are a list even before the feed answers.
    if (feed && !feedList && !events.some(({ admin }) => admin)) return null;
    return { events, staleSince: feedList?.staleSince ?? null };
  }

  const visible = async (patience: number) => {
    const list = await loadAll(patience);
    return list && { ...list, events: asVisible(list.events, toTimestamp(clock)) };
  };

  const part = async ({ q, district, when, offset, limit, hidden = false }: Range, patience: number) => {
    const list = await (hidden ? loadAll(patience) : visible(patience));
    if (!list) return null;
    const events = matchingEvents(withTimes(orderEvents(list.events).in(district), when, toTimestamp(clock)), q);
    return { events: events.slice(offset, offset + limit), total: events.length, staleSince: list.staleSince };
  };

  const listUpcoming = async (district?: string) => {
    const list = await visible(0);
    return upcoming(list ? orderEvents(list.events).in(district) : [], toTimestamp(clock));
  };

  async function fetchPictures(): Promise<void> {
    const ofLibrary = await library.adopt();
    const list = await loadAll(0);
    await pictures.fetch([...ofLibrary, ...(list?.events ?? []).flatMap(({ images }) => images)]);
  }
  const lookingAfter = createPictureJobs({ ...deps, fetchPictures });

  return {
    list: (range) => part(range, ENDPOINT_TIMEOUT_MS),

    async listVisible(range) {
      const found = await part(range, PAGE_TIMEOUT_MS);
      return found && { ...found, events: await withPictures(found.events) };
    },

    coming: listUpcoming,
    listComing: async (district, keep = () => false) =>
      withPictures((await listUpcoming(district)).filter((event, index) => index < EVENTS_PER_WINDOW || keep(event))),

    admin: createStaffEvents({
      db,
      site,
      edit: createEditLocalEvents({ db, actions, clock, uploads }),
      overrides,
      pictureJobs(removed = []) {
        const looked = library.resolveFiles(removed).then(async (files) => {
          await pictures.forget(removed.filter((address) => !files.has(address)));
          await fetchPictures();
        });
        looked.catch((error: unknown) => deps.log.warn({ err: error }, "event picture refresh failed"));
      },
      listAll: async () => orderEvents((await loadAll(0))?.events ?? []).all,
      listFeedEvents: async () => (feed && (await feed.list(0)))?.events ?? [],
    }),

    getNextChange: (after) => findNextDue(db, after, COLUMNS_OF_TIME),

    async findVisible(wanted) {
      const list = await visible(PAGE_TIMEOUT_MS);
      if (!list) return "no list";
      const { all: events, in: eventsIn } = orderEvents(list.events);
      const event = wanted.key === null ? events[wanted.id] : events.find(({ key }) => key === wanted.key);
      if (!event) return null;
      const order = inShownOrder(events, toTimestamp(clock));
      const place = order.indexOf(event);
      const among = new Set(eventsIn(wanted.district));
      const following = order.slice(place + 1).filter((event) => among.has(event));
      const before = order.slice(0, place).filter((event) => among.has(event));
      const leadingOn = [...following, ...before].slice(0, RELATED_EVENTS_COUNT + 1);
      const [first, ...leading] = await withPictures([event, ...leadingOn]);
      if (!first) return null;
      const next = following.length > 0 ? leading.shift() : undefined;
      const others = [...leading, ...(next ? [next] : [])].slice(0, RELATED_EVENTS_COUNT);
      return { event: first, stored: event.stored, next: next ?? null, others, photos: await getGallery(event) };
    },

    async addresses() {
      const list = await visible(0);
      return list ? orderEvents(list.events).all.map(({ id, key }) => `/events/${id}?e=${key}`) : [];
    },

    async own() {
      const all = mergeLists({ feed: null, own: await cachedLocal(), overrides: new Map() });
      return createVisibleEvents()(all, toTimestamp(clock));
    },
    replaceOwn: (events) =>
      uploads.change({}, publicContent.change, async (trx) => ({
        done: undefined,
        left: await replaceLocalEvents(trx, events),
      })),
    get origin() {
      return site.origin;
    },
    givenKey: feed || key === undefined ? null : { key, header: keyHeader },

    async refresh() {
      await feed?.refresh();
      await fetchPictures();
    },
    startPolling() {
      feed?.startPolling();
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

    cleanup: () => pictures.cleanup(),

    async stop() {
      await Promise.all([lookingAfter.stop(), feed?.stop(), pictures.stop()]);
    },
  };
}
