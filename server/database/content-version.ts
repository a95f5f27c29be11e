import { type Kysely, sql, type Transaction } from "kysely";
import { getAppMetadata, setAppMetadata } from "./app-metadata.ts";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

const VERSION = "public-content-version";
/** Worst-case delay when a notification was lost. */
const POLL_INTERVAL_MS = 2000;

/**
 * Content version: counts changes of public content, shared by all processes. A page rendered under an older
 * version is stale.
 */
export interface ContentVersion {
  /** Read it before rendering what is to be cached. */
  version(): number;
  /** Runs `work` in a transaction and increments the version. */
  change<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  stop(): void;
}

/** Reads the stored version, then watches for changes by other processes. */
export async function createContentVersion({ db, signal }: Pick<Database, "db" | "signal">): Promise<ContentVersion> {
  let stored = await storedVersion(db);
  // Monotonic, also across a restore.
  let version = 0;
  const see = (now: number) => {
    if (now !== stored) version += 1;
    stored = now;
  };
  const look = () => {
    const before = stored;
    // Our own change must not count twice.
    const seen = (now: number) => (stored === before ? see(now) : look());
    storedVersion(db).then(seen, () => {}); // While the database is down the cache stays valid.
  };
  const stopHearing = signal.subscribe(look);
  const timer = setInterval(look, POLL_INTERVAL_MS).unref();
  return {
    version: () => version,
    stop() {
      clearInterval(timer);
      stopHearing();
    },
    async change(work) {
      try {
        const { result, now } = await db.transaction().execute(async (trx) => {
          const result = await work(trx);
          const now = await bumpVersion(trx);
          await signal.notify(trx);
          return { result, now };
        });
        stored = now;
        return result;
      } finally {
        // After an error the commit may still have happened.
        version += 1;
      }
    },
  };
}

/** The stored version, equal in every process. */
export async function storedVersion(db: Kysely<Tables>): Promise<number> {
  return Number((await getAppMetadata(db, VERSION)) ?? 0);
}

/** Moves past that version; for a restore, which replaces all rows. */
export async function advanceVersion(trx: Transaction<Tables>, version: number): Promise<void> {
  await setAppMetadata(trx, VERSION, String(Math.max(await storedVersion(trx), version) + 1));
}

async function bumpVersion(db: Kysely<Tables>): Promise<number> {
  const { value } = await db
    .insertInto("installation")
    .values({ name: VERSION, value: "1" })
    .onConflict((row) =>
      row.column("name").doUpdateSet({ value: sql`cast(cast(installation.value as bigint) + 1 as text)` }),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(value);
}
