import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { isExpired } from "../../database/lease.ts";
import type { EventFeedRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { KeyedEvent } from "./event-keys.ts";
import { type FeedAddress, fetchFeed } from "./feed-client.ts";
import type { FeedHost } from "./feed-host.ts";
import { fingerprint } from "./feed-item.ts";
import type { Overrides } from "./overrides.ts";
import type { ReadList } from "./parse-feed.ts";
import { readListInWorker } from "./parse-feed.worker.ts";

export interface EventList {
  events: KeyedEvent[];
  /** Since when the feed fails, once worth telling. */
  staleSince: string | null;
}

export interface FeedState {
  /** Age of the current list; null before the first. */
  ageSeconds: number | null;
  /** Over all processes. */
  failing: boolean;
  /** Of this process. */
  failures: number;
}

/** The upstream event feed. */
export interface EventFeed {
  /**
   * The last good list at once, refreshing in the background (stale while revalidate). Waits up to `patience`
   * ms only for the very first list; null then.
   */
  list(patience: number): Promise<EventList | null>;
  state(): Promise<FeedState>;
  /** Refreshes if due. */
  refresh(): Promise<void>;
  startPolling(): void;
  stop(): Promise<void>;
}

/** Intervals in ms, normal and while failing. */
const POLL_INTERVAL_MS = 60_000;
const FAILING_POLL_INTERVAL_MS = 10_000;
/** Age from which visitors see how old the list is. */
const STALE_AFTER_MS = 10 * 60_000;
const CHECK_INTERVAL_MS = 1000;
const PEER_REQUEST_TIMEOUT_MS = 5500;

interface Deps extends PickDeps<"db" | "clock" | "log" | "publicContent"> {
  feed: FeedAddress;
  host: FeedHost;
  /** Keys of overridden events must be remembered. */
  overrides: Pick<Overrides, "seen" | "see">;
}

export function createEventFeed({ db, clock, publicContent, log, feed, host, overrides }: Deps): EventFeed {
  const identity = fingerprint(feed.url, feed.key ?? "", feed.keyHeader);
  const stopping = new AbortController();
  let asking: Promise<void> | null = null;
  let answered = false;
  let nextAsk = { from: 0, unlessBefore: 0 };
  let seen: { version: number; list: EventList | null } | null = null;
  let skippedBefore = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const row = () => db.selectFrom("event_feed").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
  const record = (trx: Kysely<Tables>, change: Partial<Omit<EventFeedRow, "id">>) =>
    trx.updateTable("event_feed").set(change).where("id", "=", 1).execute();
  /** Survives a clock that is set back. */
  const wait = (start: number, milliseconds: number) => {
    nextAsk = { from: start + milliseconds, unlessBefore: start - 5000 };
  };
  const isTime = () => clock().getTime() >= nextAsk.from || clock().getTime() < nextAsk.unlessBefore;

  /** True if this process got the lease. */
  async function claim(): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("event_feed")
      .set({ asked_at: toTimestamp(clock), asked_of: identity })
      .where("id", "=", 1)
      .where((is) =>
        is.or([
          is("asked_of", "is distinct from", identity),
          isExpired("asked_at", clock, { since: POLL_INTERVAL_MS }),
          is.and([
            is.or([is("failing", "=", 1), is("events", "is", null)]),
            isExpired("asked_at", clock, { since: FAILING_POLL_INTERVAL_MS }),
          ]),
        ]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function ask(): Promise<void> {
    const start = clock().getTime();
    wait(start, FAILING_POLL_INTERVAL_MS);
    if (!(await claim())) return await othersAnswer();
    const { events: before } = await row();
    let read: ReadList;
    try {
      const response = await fetchFeed(feed, host, stopping.signal);
      read = await readListInWorker({ response, known: before, overridden: await overrides.seen() }, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) await failed(error instanceof Error ? error.message : String(error));
      return;
    }
    await take(read);
    wait(start, POLL_INTERVAL_MS);
  }

  /** Waits for another process's first list. */
  async function othersAnswer(): Promise<void> {
    for (let waited = 0; waited < PEER_REQUEST_TIMEOUT_MS && !stopping.signal.aborted; waited += 100) {
      const { events, failing } = await row();
      if (events !== null || failing) return;
      await pause(100, undefined, { ref: false });
    }
  }

  async function failed(why: string): Promise<void> {
    failures += 1;
    const { read_at, stale_since } = await row();
    log.warn({ reason: why, lastSuccess: read_at }, "event feed request failed, serving the last good list");
    await record(db, { failing: 1 });
    if (stale_since === null && read_at !== null && clock().getTime() - Date.parse(read_at) >= STALE_AFTER_MS)
      await publicContent.change((trx) => record(trx, { stale_since: read_at }));
  }

  async function take({ events: now, taken, skipped }: ReadList): Promise<void> {
    if (skipped !== skippedBefore) log.warn({ skipped, taken }, "invalid items in event feed skipped");
    skippedBefore = skipped;
    const { events, stale_since } = await row();
    const read = { read_at: toTimestamp(clock), failing: 0, stale_since: null } as const;
    if (now === events && stale_since === null) return void (await record(db, read));
    await publicContent.change(async (trx) => {
      await record(trx, { ...read, events: now });
      if (now !== events) await overrides.see(trx, JSON.parse(now) as KeyedEvent[]);
    });
    log.info({ events: taken }, "event feed updated");
  }

  const refresh = async () => {
    if (stopping.signal.aborted || (!asking && !isTime())) return;
    asking ??= ask()
      .catch((error: unknown) => log.warn({ err: error }, "event feed poll failed"))
      .finally(() => {
        asking = null;
        answered = true;
      });
    await asking;
  };

  async function stored(): Promise<EventList | null> {
    const version = publicContent.version();
    if (seen?.version === version && seen.list) return seen.list;
    const { events, stale_since } = await row();
    const list = events === null ? null : { events: JSON.parse(events) as KeyedEvent[], staleSince: stale_since };
    seen = { version, list };
    return list;
  }

  return {
    refresh,

    async state() {
      const { read_at, failing } = await row();
      const age = read_at === null ? null : Math.max(0, (clock().getTime() - Date.parse(read_at)) / 1000);
      return { ageSeconds: age, failing: failing === 1, failures };
    },

    async list(patience) {
      const first = !answered;
      const flight = refresh();
      const list = await stored();
      if (list || !first) return list;
      await Promise.race([flight, pause(patience, undefined, { ref: false })]);
      return stored();
    },

    startPolling() {
      refresh();
      timer = setInterval(refresh, CHECK_INTERVAL_MS).unref();
    },

    async stop() {
      clearInterval(timer);
      stopping.abort();
      await asking;
    },
  };
}
