import { createHash, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Selectable } from "kysely";
import pLimit from "p-limit";
import type { EventPicture } from "../../../shared/events/events.ts";
import { isExpired, wasExpired } from "../../database/lease.ts";
import type { EventPictureRow } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { createPoller, type Poller } from "../../lib/async.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { toFileUrl } from "../../storage/storage.ts";
import { copyKey, createPictureRemoval, previewKey } from "./delete-pictures.ts";
import type { FeedHost } from "./feed-host.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { resizeInWorker } from "./resize.worker.ts";

/** Our copies of the pictures that events reference. */
export interface EventPictures {
  /** By original URL. */
  of(addresses: string[]): Promise<Map<string, EventPicture>>;
  /** Fetches missing ones; resolves when all were tried. */
  fetch(addresses: string[]): Promise<void>;
  /** Makes the copies of one now, unless they are there. Never fails: the next `fetch` tries again. */
  make(address: string): Promise<void>;
  forget(addresses: readonly string[]): Promise<void>;
  /** Deletes long unreferenced ones. */
  cleanup(): Promise<void>;
  stop(): Promise<void>;
}

const FOLDER = "events";
/** Lease. */
const LEASE_MS = 2 * 60_000;
/** As `file-references.ts` expects. */
const CLAIM_MS = 10 * 60_000;
/** Exponential backoff up to a day. */
const RETRY_DELAY_MS = 60_000;
const MAX_RETRY_DELAY_MS = 24 * 3_600_000;
const UNREFERENCED_MAX_AGE_MS = 30 * 24 * 3_600_000;
/** Concurrent downloads. */
const CONCURRENCY = 3;
/** Bound of the table. */
const MAX_PICTURES = 5000;
/** Per picture; 10 GiB in total. */
const MAX_COPIES_BYTES = 2 * 1024 * 1024;
const BATCH_SIZE = 500;

interface Deps extends PickDeps<"db" | "clock" | "log" | "publicContent" | "storage"> {
  /** Public URL of a stored file. */
  fileAddress(path: string): string;
  /** May be private; null without a feed. */
  host: FeedHost | null;
  most?: number;
}

type Row = Selectable<EventPictureRow>;

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 40);

export function createEventPictures({
  db,
  clock,
  storage,
  publicContent,
  log,
  fileAddress,
  host,
  most = MAX_PICTURES,
}: Deps): EventPictures {
  const stopping = new AbortController();
  let pending: Promise<void> = Promise.resolve();
  /** Decoding uses a whole core. */
  const oneAtATime = pLimit(1);
  const forgotten = createPictureRemoval({ db, storage });

  const addressOfFile = (key: string) => fileAddress(toFileUrl(key));
  const getPicture = ({ width, height, widths }: Row, file: string): EventPicture => ({
    sizes: (JSON.parse(widths) as number[]).map((wide) => ({
      width: wide,
      address: addressOfFile(copyKey(file, wide)),
    })),
    width,
    height,
    preview: addressOfFile(previewKey(file)),
  });

  /** In slices: a list may reference ten thousand pictures. */
  async function getRows(addresses: string[]): Promise<Map<string, Row>> {
    const unique = [...new Set(addresses)];
    const found = new Map<string, Row>();
    for (let from = 0; from < unique.length; from += BATCH_SIZE) {
      if (from > 0) await nextTurn();
      const hashes = new Map(unique.slice(from, from + BATCH_SIZE).map((address) => [hashOf(address), address]));
      const rows = await db
        .selectFrom("event_pictures")
        .selectAll()
        .where("address_hash", "in", [...hashes.keys()])
        .execute();
      for (const row of rows) found.set(hashes.get(row.address_hash) ?? "", row);
    }
    return found;
  }

  /** True if this process got the lease. */
  async function claim(address_hash: string): Promise<boolean> {
    const now = toTimestamp(clock);
    const lease = { try_again_at: toTimestamp(clock, LEASE_MS) };
    const claimed = await db
      .insertInto("event_pictures")
      .values({ address_hash, file: null, width: 0, height: 0, widths: "[]", tries: 0, named_at: now, ...lease })
      .onConflict((row) =>
        row
          .column("address_hash")
          .doUpdateSet(lease)
          .where(isExpired("event_pictures.try_again_at", clock, { until: MAX_RETRY_DELAY_MS })),
      )
      .returning("address_hash")
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async function tryOne(address: string): Promise<void> {
    const address_hash = hashOf(address);
    if (!(await claim(address_hash))) return;
    try {
      const bytes = address.startsWith("/")
        ? await ownFile(address)
        : await fetchPicture(address, host, stopping.signal);
      const sized = await oneAtATime(() => resizeInWorker(bytes));
      const room = sized.copies.reduce((sum, copy) => sum + copy.bytes.length, sized.preview.length);
      if (room > MAX_COPIES_BYTES) throw new Error("its copies take too much room");
      const file = `${FOLDER}/${hashOf(bytes)}`;
      const copies = [
        ...sized.copies.map(({ width, bytes: copy }) => ({ key: copyKey(file, width), content: copy })),
        { key: previewKey(file), content: sized.preview },
      ];
      const tokens = await claimFiles(copies.map(({ key }) => key));
      for (const { key, content } of copies) await store(key, content);
      const widths = JSON.stringify(sized.copies.map(({ width }) => width));
      await publicContent.change(async (trx) => {
        await trx
          .updateTable("event_pictures")
          .set({ file, width: sized.width, height: sized.height, widths, try_again_at: null })
          .where("address_hash", "=", address_hash)
          .execute();
        await trx.deleteFrom("file_claims").where("token", "in", tokens).execute();
      });
    } catch (error) {
      if (stopping.signal.aborted) return;
      await failed(address_hash, error);
    }
  }

  async function failed(address_hash: string, error: unknown): Promise<void> {
    const row = await db
      .selectFrom("event_pictures")
      .select("tries")
      .where("address_hash", "=", address_hash)
      .executeTakeFirst();
    const tries = (row?.tries ?? 0) + 1;
    const why = error instanceof Error ? error.message : String(error);
    log.warn({ picture: address_hash, reason: why, tries }, "event picture download failed");
    await db
      .updateTable("event_pictures")
      .set({ tries, try_again_at: toTimestamp(clock, Math.min(RETRY_DELAY_MS * 4 ** (tries - 1), MAX_RETRY_DELAY_MS)) })
      .where("address_hash", "=", address_hash)
      .execute();
  }

  /** Until a row references them; the general cleanup removes what a crash leaves. */
  async function claimFiles(keys: string[]): Promise<string[]> {
    const until = toTimestamp(clock, CLAIM_MS);
    const claims = keys.map((key) => ({ token: randomUUID(), key, until }));
    await db.insertInto("file_claims").values(claims).execute();
    return claims.map(({ token }) => token);
  }

  /** Immutable: written once. */
  async function store(key: string, content: Buffer): Promise<void> {
    if (!(await storage.find(key))) await storage.put(key, content);
  }

  /** Own pictures are read from storage. */
  async function ownFile(path: string): Promise<Buffer> {
    const file = await storage.find(path.replace(/^\/files\//, ""));
    if (!file) throw new Error("it is not in storage");
    return buffer(await file.open());
  }

  async function fetchMissing(addresses: string[]): Promise<void> {
    const named = [...new Set(addresses)].slice(0, most);
    const known = await getRows(named);
    const now = toTimestamp(clock);
    await noteNamed([...known.values()], now);
    await forgotten.removeExcept(new Set(named.map(hashOf)), { most, fresh: named.length - known.size });
    const due = named.filter((address) => {
      const row = known.get(address);
      return !row || (row.try_again_at !== null && wasExpired(row.try_again_at, clock, { until: MAX_RETRY_DELAY_MS }));
    });
    await pLimit(CONCURRENCY).map(due, async (address) => {
      if (stopping.signal.aborted) return;
      await tryOne(address);
      // Immediate rejections must not starve the event loop.
      await nextTurn();
    });
  }

  async function noteNamed(rows: Row[], now: string): Promise<void> {
    const dayAgo = toTimestamp(clock, -24 * 3_600_000);
    const old = rows.filter(({ named_at }) => named_at < dayAgo).map(({ address_hash }) => address_hash);
    for (let from = 0; from < old.length; from += BATCH_SIZE) {
      const batch = old.slice(from, from + BATCH_SIZE);
      await db.updateTable("event_pictures").set({ named_at: now }).where("address_hash", "in", batch).execute();
    }
  }

  return {
    async of(addresses) {
      const rows = await getRows(addresses);
      const pictures = new Map<string, EventPicture>();
      for (const address of addresses) {
        const row = rows.get(address);
        if (row?.file) pictures.set(address, getPicture(row, row.file));
      }
      return pictures;
    },

    fetch(addresses) {
      pending = pending
        .then(() => fetchMissing(addresses))
        .catch((error: unknown) => {
          log.warn({ err: error }, "event picture refresh failed");
        });
      return pending;
    },

    make: (address) => tryOne(address).catch((error: unknown) => log.warn({ err: error }, "picture copies failed")),

    forget: async (addresses) => {
      if (addresses.length > 0) await forgotten.remove(addresses.map(hashOf));
    },

    cleanup: () => forgotten.removeUnreferenced(toTimestamp(clock, -UNREFERENCED_MAX_AGE_MS)),

    async stop() {
      stopping.abort();
      await pending;
    },
  };
}

const POLL_INTERVAL_MS = 60_000;

/** Fetches missing pictures after public changes and periodically. */
export function createPictureJobs({
  publicContent,
  log,
  fetchPictures,
}: PickDeps<"log" | "publicContent"> & { fetchPictures(): Promise<void> }): Poller {
  let lookedAfter = { version: -1, at: 0 };

  const look = async () => {
    const version = publicContent.version();
    if (version === lookedAfter.version && Date.now() - lookedAfter.at < POLL_INTERVAL_MS) return;
    lookedAfter = { version, at: Date.now() };
    await fetchPictures();
  };

  return createPoller(look, 1000, (error) => log.warn({ err: error }, "reading the event list failed"));
}
