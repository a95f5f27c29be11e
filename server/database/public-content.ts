import { type Kysely, sql, type Transaction } from "kysely";
import { installationValue, keepInstallationValue } from "./installation-value.ts";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

const VERSION = "public-content-version";
/** How soon a change that another process made is noticed when the word of it was lost, in milliseconds. */
const LOOK_EVERY = 2000;

/**
 * Counts the changes of what the public can see. An answer that was made under an older version is stale.
 * The count lives in the database, so that every process on it agrees.
 */
export interface PublicContent {
  /** The version now. Read it before making an answer that is to be kept. */
  version(): number;
  /** Does `work` in one transaction and counts it as a change; the new version holds before this resolves. */
  change<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Stops looking for changes of other processes. */
  stop(): void;
}

/** Reads the stored version first, then looks for changes of other processes by itself until it is stopped. */
export async function watchPublicContent({ db, signal }: Pick<Database, "db" | "signal">): Promise<PublicContent> {
  let stored = await storedVersion(db);
  // Moves at each change seen here; never goes back, whatever the database says after a restore.
  let version = 0;
  const see = (now: number) => {
    if (now !== stored) version += 1;
    stored = now;
  };
  const look = () => {
    const before = stored;
    // An answer from before a change of our own would count as one more, and what was made since would be made again.
    const seen = (now: number) => (stored === before ? see(now) : look());
    storedVersion(db).then(seen, () => {}); // While the database is down, what is kept stays good.
  };
  const stopHearing = signal.hear(look);
  const timer = setInterval(look, LOOK_EVERY).unref();
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
          await signal.tell(trx);
          return { result, now };
        });
        stored = now;
        return result;
      } finally {
        // Also after a failure: a commit whose answer was lost may have happened.
        version += 1;
      }
    },
  };
}

/** The version as the database holds it: the same number in every process. */
export async function storedVersion(db: Kysely<Tables>): Promise<number> {
  return Number((await installationValue(db, VERSION)) ?? 0);
}

/** Moves past that version too: what was kept under either is stale. For what replaces all rows. */
export async function movePast(trx: Transaction<Tables>, version: number): Promise<void> {
  await keepInstallationValue(trx, VERSION, String(Math.max(await storedVersion(trx), version) + 1));
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
