import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { checkpointWal } from "../../database/checkpoint-wal.ts";
import { isExpired } from "../../database/lease.ts";
import { indexOf, SEARCHED_TABLES, type SearchedTable } from "../../database/searched-texts.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";

/** Removes deleted words from SQLite's search index files. */
export interface SearchIndexPurge {
  /** One bounded run; concurrent calls run once. Then truncates the WAL. */
  cleanup(): Promise<void>;
  /** Stops; continues after the next start. */
  stop(): Promise<void>;
}

/** Index pages per step: a few ms of blocking. */
const PAGES_PER_STEP = 8;
/** Bound of one run, and the pause between steps in ms. */
const MAX_STEPS = 2000;
const PAUSE_MS = 10;
const READER_TIMEOUT_MS = 1000;
const LEASE_MS = 10 * 60 * 1000;

/** No-op on PostgreSQL. */
export function createSearchIndexPurge({ database, clock }: PickDeps<"database" | "clock">): SearchIndexPurge {
  const { db, kind } = database;
  let stopped = false;
  let pending: Promise<void> | undefined;

  const claim = async () => {
    const { numUpdatedRows } = await db
      .updateTable("search_cleaning")
      .set({ claimed_until: toTimestamp(clock, LEASE_MS) })
      .where(isExpired("claimed_until", clock, { until: LEASE_MS }))
      .whereRef("deleted", ">", "cleaned")
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Deletions removed after this run; null when unfinished. */
  const mergeAll = async () => {
    for (let steps = 0; steps < MAX_STEPS && !stopped; steps += 1) {
      const merged = await db.transaction().execute(mergeSome);
      if (merged !== null) return merged;
      await wait(PAUSE_MS);
    }
    return null;
  };

  const clean = async () => {
    try {
      const merged = await mergeAll();
      if ((await checkpointWal(database, READER_TIMEOUT_MS)) && merged !== null)
        await db
          .updateTable("search_cleaning")
          .set({ cleaned: merged, merging: null })
          .where("merging", "=", merged)
          .execute();
    } finally {
      await db.updateTable("search_cleaning").set({ claimed_until: "" }).execute();
    }
  };

  const tidy = async () => {
    if (await claim()) await clean();
    // Rows of unindexed tables are only in the WAL.
    else await checkpointWal(database, READER_TIMEOUT_MS);
  };

  return {
    async cleanup() {
      if (kind !== "sqlite" || stopped) return;
      pending ??= tidy().finally(() => {
        pending = undefined;
      });
      await pending;
    },
    async stop() {
      stopped = true;
      await pending?.catch(() => {});
    },
  };
}

/**
 * One step of FTS5's incremental merge. Deletions after the first step wait for the next run, so that this
 * one ends. Progress is stored; any process continues.
 * @returns deletions removed, null when unfinished
 */
async function mergeSome(trx: Kysely<Tables>): Promise<number | null> {
  const { deleted, merging } = await trx
    .selectFrom("search_cleaning")
    .select(["deleted", "merging"])
    .executeTakeFirstOrThrow();
  if (merging === null) {
    await trx.updateTable("search_cleaning").set({ merging: deleted }).execute();
    for (const table of SEARCHED_TABLES) await merge(trx, table, -PAGES_PER_STEP);
    return null;
  }
  for (const table of SEARCHED_TABLES) if (await merge(trx, table, PAGES_PER_STEP)) return null;
  return merging;
}

/** Merges about `pages` pages; negative starts a full merge. Returns whether there was work. */
async function merge(trx: Kysely<Tables>, table: SearchedTable, pages: number): Promise<boolean> {
  const changes = async () =>
    (await sql<{ total: number }>`select total_changes() as total`.execute(trx)).rows[0]?.total ?? 0;
  const before = await changes();
  const index = sql.table(indexOf(table));
  await sql`insert into ${index}(${index}, rank) values ('merge', ${pages})`.execute(trx);
  return (await changes()) - before >= 2;
}
