import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { momentOf } from "../../clock.ts";
import { emptyJournal } from "../../database/empty-journal.ts";
import { isOver } from "../../database/lease.ts";
import { indexOf, SEARCHED_TABLES, type SearchedTable } from "../../database/searched-texts.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../needs.ts";

/** Takes the words of deleted enquiries and testimonials out of SQLite's files. */
export interface SearchCleaning {
  /**
   * Rewrites the search indexes without what was deleted, as far as one run goes, and empties the journal. Several
   * processes may ask at once: one of them does it.
   */
  tidy(): Promise<void>;
  /** Ends what is under way; it goes on after the next start. */
  stop(): Promise<void>;
}

/** Pages of an index that one step rewrites: a few milliseconds, in which nobody else is served. */
const PAGES = 8;
/** Most steps of one run, and the milliseconds between two of them, in which others are served. */
const STEPS = 2000;
const PAUSE = 10;
/** How long those who read an older state are waited for, in milliseconds. */
const PATIENCE = 1000;
/** Whoever has had the cleaning in hand for longer is taken for dead, in milliseconds. */
const CLAIM = 10 * 60 * 1000;

/** On PostgreSQL it has nothing to do. */
export function createSearchCleaning({ database, clock }: CommonNeeds<"database" | "clock">): SearchCleaning {
  const { db, kind } = database;
  let stopped = false;
  let underWay: Promise<void> | undefined;

  const claim = async () => {
    const { numUpdatedRows } = await db
      .updateTable("search_cleaning")
      .set({ claimed_until: momentOf(clock, CLAIM) })
      .where(isOver("claimed_until", clock, { until: CLAIM }))
      .whereRef("deleted", ">", "cleaned")
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** How many deletions the indexes are without once this run is over; null when there is more to do. */
  const mergeAll = async () => {
    for (let steps = 0; steps < STEPS && !stopped; steps += 1) {
      const merged = await db.transaction().execute(mergeSome);
      if (merged !== null) return merged;
      await wait(PAUSE);
    }
    return null;
  };

  const clean = async () => {
    try {
      const merged = await mergeAll();
      if ((await emptyJournal(database, PATIENCE)) && merged !== null)
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
    // Other rows than searched ones were deleted too; their words are left in the journal alone.
    else await emptyJournal(database, PATIENCE);
  };

  return {
    async tidy() {
      if (kind !== "sqlite" || stopped) return;
      underWay ??= tidy().finally(() => {
        underWay = undefined;
      });
      await underWay;
    },
    async stop() {
      stopped = true;
      await underWay?.catch(() => {});
    },
  };
}

/**
 * One step of writing all parts of each index anew as one, in which nothing deleted is left (SQLite, FTS5, "The 'merge'
 * Command"). What is deleted after the first step is left to the next time, so that this one comes to an end. Where it
 * stands is stored with the step: whichever process takes the next goes on from there.
 * @returns how many deletions the indexes are without; null when more steps are needed
 */
async function mergeSome(trx: Kysely<Tables>): Promise<number | null> {
  const { deleted, merging } = await trx
    .selectFrom("search_cleaning")
    .select(["deleted", "merging"])
    .executeTakeFirstOrThrow();
  if (merging === null) {
    await trx.updateTable("search_cleaning").set({ merging: deleted }).execute();
    for (const table of SEARCHED_TABLES) await merge(trx, table, -PAGES);
    return null;
  }
  for (const table of SEARCHED_TABLES) if (await merge(trx, table, PAGES)) return null;
  return merging;
}

/** Rewrites about so many pages; a negative number gathers all parts of an index first. Whether there was any to rewrite. */
async function merge(trx: Kysely<Tables>, table: SearchedTable, pages: number): Promise<boolean> {
  const changes = async () =>
    (await sql<{ total: number }>`select total_changes() as total`.execute(trx)).rows[0]?.total ?? 0;
  const before = await changes();
  const index = sql.table(indexOf(table));
  await sql`insert into ${index}(${index}, rank) values ('merge', ${pages})`.execute(trx);
  return (await changes()) - before >= 2;
}
