import type { Kysely } from "kysely";
import type { EventUpdate } from "../../../domain/event-update.ts";
import { type OpenEvent, OTHER_EVENTS, type ShownEvent } from "../../../domain/events.ts";
import type { Clock } from "../../clock.ts";
import type { PublicContent } from "../../database/public-content.ts";
import type { Tables } from "../../database/tables.ts";
import type { Log } from "../../log.ts";
import type { Storage } from "../../storage/storage.ts";
import { createEventFeed, type EventList, type FeedState } from "./feed.ts";
import { createFeedHost } from "./feed-host.ts";
import type { ToldEvent } from "./feed-item.ts";
import { keepOwnEvents, ownEvents, replaceOwnEvents } from "./own-events.ts";
import { createEventPictures } from "./pictures.ts";
import { placed } from "./placed-events.ts";

/** Which part of the list is asked for. */
export interface Range {
  /** In any spelling; none, or a blank one: all places. */
  district?: string | undefined;
  offset: number;
  limit: number;
}

/** A part of the list, and how long all of it is. */
interface Part<E> {
  events: E[];
  total: number;
  /** Since when nothing newer could be had, once that is worth telling. */
  staleSince: string | null;
}

/** What can be done with event updates: the feed's where one is set, else the product's own. */
export interface Events {
  /** Null when there was never a good list. */
  list(range: Range): Promise<Part<EventUpdate> | null>;
  /** The same for pages, with the product's own copies of the pictures. */
  listShown(range: Range): Promise<Part<ShownEvent> | null>;
  /**
   * The event with this key, or without one at this place; `no list` when there was never a good one. What it leads on
   * to is of the district, where one is named.
   */
  findShown(asked: { id: number; key: string | null; district?: string }): Promise<OpenEvent | null | "no list">;
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

/** What those who watch are told of events. */
export interface EventsState {
  /** Null without a feed. */
  feed: FeedState | null;
  /** Pictures that could not be fetched yet. */
  picturesWaiting: number;
}

/** What the settings say about feeds. */
export interface FeedSettings {
  url: string | undefined;
  key: string | undefined;
  keyHeader: string;
}

interface Needs {
  db: Kysely<Tables>;
  clock: Clock;
  publicContent: PublicContent;
  log: Log;
  storage: Storage;
  /** Where a browser finds a stored file. */
  fileAddress(path: string): string;
  feed: FeedSettings;
  origin: string;
}

/** How long a call, and a page, wait for the first list ever, in milliseconds. */
const PATIENCE_OF_CALLS = 6000;
const PATIENCE_OF_PAGES = 1500;
/** How often missing pictures are looked for even though nothing changed, in milliseconds. */
const LOOK_AFTER_PICTURES = 60_000;

export function createEvents({ feed: settings, origin, ...needs }: Needs): Events {
  const { db, publicContent } = needs;
  const { url, key, keyHeader } = settings;
  const host = url === undefined ? null : createFeedHost(url);
  const feed = url === undefined || !host ? null : createEventFeed({ ...needs, host, feed: { url, key, keyHeader } });
  const keptOwn = keepOwnEvents(db, publicContent);
  const pictures = createEventPictures({ ...needs, host });
  let timer: NodeJS.Timeout | undefined;
  let lookedAfter = { version: -1, at: 0 };
  let looking = false;

  const whole = async (patience: number): Promise<EventList | null> =>
    feed ? feed.list(patience) : { events: await keptOwn(), staleSince: null };

  const part = async ({ district, offset, limit }: Range, patience: number) => {
    const list = await whole(patience);
    if (!list) return null;
    const events = placed(list.events).in(district);
    return { events: events.slice(offset, offset + limit), total: events.length, staleSince: list.staleSince };
  };

  async function withPictures(events: EventUpdate[]): Promise<ShownEvent[]> {
    const kept = await pictures.of(events.flatMap(({ images }) => images));
    return events.map(({ images, ...event }) => {
      const own = images.map((address) => kept.get(address)).filter((picture) => picture !== undefined);
      return { ...event, pictures: [...new Map(own.map((picture) => [picture.preview, picture])).values()] };
    });
  }

  async function fetchPictures(): Promise<void> {
    const list = await whole(0);
    await pictures.fetch((list?.events ?? []).flatMap(({ images }) => images));
  }

  return {
    list: (range) => part(range, PATIENCE_OF_CALLS),

    async listShown(range) {
      const found = await part(range, PATIENCE_OF_PAGES);
      return found && { ...found, events: await withPictures(found.events) };
    },

    async findShown(asked) {
      const list = await whole(PATIENCE_OF_PAGES);
      if (!list) return "no list";
      const { all: events, in: eventsIn } = placed(list.events);
      const event = asked.key === null ? events[asked.id] : events.find(({ key }) => key === asked.key);
      if (!event) return null;
      const among = eventsIn(asked.district);
      const [first, ...leading] = await withPictures([event, ...leadingOn(among, event.id)]);
      if (!first) return null;
      const next = among.some(({ id }) => id > event.id) ? leading.shift() : undefined;
      const others = [...leading, ...(next ? [next] : [])].slice(0, OTHER_EVENTS);
      return { event: first, next: next ?? null, others };
    },

    async addresses() {
      const list = await whole(0);
      return list ? placed(list.events).all.map(({ id, key }) => `/events/${id}?e=${key}`) : [];
    },

    own: () => ownEvents(db),
    replaceOwn: (events) => publicContent.change((trx) => replaceOwnEvents(trx, events)),
    origin,
    offeredKey: feed || key === undefined ? null : { key, header: keyHeader },

    async refresh() {
      await feed?.refresh();
      await fetchPictures();
    },

    keepFresh() {
      feed?.keepFresh();
      timer = setInterval(() => {
        const version = publicContent.version();
        const nothingNew = version === lookedAfter.version && Date.now() - lookedAfter.at < LOOK_AFTER_PICTURES;
        if (looking || nothingNew) return;
        lookedAfter = { version, at: Date.now() };
        looking = true;
        fetchPictures()
          .catch((fault: unknown) => needs.log.warn({ err: fault }, "the list of events could not be read"))
          .finally(() => {
            looking = false;
          });
      }, 1000).unref();
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
      clearInterval(timer);
      await Promise.all([feed?.stop(), pictures.stop()]);
    },
  };
}

/** What follows the event at a place of the list, and from the end on what stands at the beginning. */
const leadingOn = (events: EventUpdate[], place: number) =>
  [...events.filter(({ id }) => id > place), ...events.filter(({ id }) => id < place)].slice(0, OTHER_EVENTS + 1);
