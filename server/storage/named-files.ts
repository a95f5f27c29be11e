import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { type Clock, momentOf } from "../clock.ts";
import { isOver, type Lease, wasOver } from "../database/lease.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { Refused } from "../refused.ts";
import type { Storage } from "./storage.ts";

/** Does work in one transaction, and hands it what else belongs to it. */
export type InTransaction<More extends unknown[] = []> = <T>(
  work: (trx: Transaction<Tables>, ...more: More) => Promise<T>,
) => Promise<T>;

/** A file, and where it is to lie. */
export interface StoredFile {
  key: string;
  content: Uint8Array;
}

/**
 * Storage and database cannot change in one step: what is under way is written down before, so that no failure or crash
 * leaves a file without a row, or a row without its file.
 */
export interface NamedFiles {
  /** Stores files, then does `name` within `change`: in that transaction rows must come to name each of them. */
  save<T, More extends unknown[]>(
    files: readonly StoredFile[],
    change: InTransaction<More>,
    name: (trx: Transaction<Tables>, ...more: More) => Promise<T>,
  ): Promise<T>;
  /** Says, in the transaction in which a row stops naming a file, that it may have to go: whatever happens then, it will. */
  letGo(trx: Transaction<Tables>, key: string): Promise<void>;
  /** Removes a file, unless a row names it or is about to. */
  release(key: string): Promise<void>;
  /** Clears away what a crash left. */
  tidy(): Promise<void>;
}

/** How long one step of saving or removing may take, in milliseconds; who began it is taken for dead afterwards. */
const STEP = 10 * 60 * 1000;
const LEASE: Lease = { until: STEP };
/** How often, and after how many milliseconds each, a file that is just being removed is asked for again. */
const PATIENCE = { times: 20, every: 100 };

interface Needs {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  storage: Storage;
  /** Whether a row names the file. */
  isNamed(trx: Transaction<Tables>, key: string): Promise<boolean>;
}

export function createNamedFiles({ db, clock, log, storage, isNamed }: Needs): NamedFiles {
  const claimIsOver = () => isOver("until", clock, LEASE);

  /** Claims and removals of one file wait for each other here, and here alone. Whether somebody is removing it. */
  const lock = async (trx: Transaction<Tables>, key: string) => {
    const { removing_until } = await trx
      .insertInto("stored_files")
      .values({ key, removing_until: null })
      .onConflict((row) => row.column("key").doUpdateSet(({ ref }) => ({ key: ref("excluded.key") })))
      .returning("removing_until")
      .executeTakeFirstOrThrow();
    return removing_until !== null && !wasOver(removing_until, clock, LEASE);
  };

  const mark = (trx: Transaction<Tables>, key: string, removing_until: string | null) =>
    trx.updateTable("stored_files").set({ removing_until }).where("key", "=", key).execute();

  const claim = async (key: string): Promise<string> => {
    for (let time = 0; time < PATIENCE.times; time += 1) {
      const token = await db.transaction().execute(async (trx) => {
        if (await lock(trx, key)) return null;
        await mark(trx, key, null);
        const token = randomUUID();
        await trx
          .insertInto("file_claims")
          .values({ token, key, until: momentOf(clock, STEP) })
          .execute();
        return token;
      });
      if (token) return token;
      await wait(PATIENCE.every);
    }
    throw new Refused("unavailable", "file-being-removed");
  };

  const unclaim = (on: Kysely<Tables>, token: string) => on.deleteFrom("file_claims").where("token", "=", token);

  /** Marks a file as being removed; false when somebody names or claims it, or already removes it. */
  const condemn = (key: string) =>
    db.transaction().execute(async (trx) => {
      if (await lock(trx, key)) return false;
      const claimed = await trx
        .selectFrom("file_claims")
        .select("token")
        .where("key", "=", key)
        .where(({ not }) => not(claimIsOver()))
        .executeTakeFirst();
      const wanted = claimed !== undefined || (await isNamed(trx, key));
      await mark(trx, key, wanted ? null : momentOf(clock, STEP));
      return !wanted;
    });

  const release = async (key: string) => {
    if (!(await condemn(key))) return;
    try {
      await storage.remove(key);
    } catch (error) {
      await db.transaction().execute((trx) => mark(trx, key, momentOf(clock)));
      throw error;
    }
    await db.deleteFrom("stored_files").where("key", "=", key).execute();
  };

  /** Takes back what was stored for a change that came to nothing. */
  const abandon = async (key: string, token: string) => {
    try {
      await unclaim(db, token).execute();
      await release(key);
    } catch (fault) {
      log.warn({ err: fault, key }, "a file that nothing names is removed later");
    }
  };

  return {
    async save(files, change, name) {
      const claims: { key: string; token: string }[] = [];
      try {
        for (const { key, content } of files) {
          claims.push({ key, token: await claim(key) });
          await storage.put(key, content);
        }
        return await change(async (trx, ...more) => {
          for (const { key, token } of claims) {
            await lock(trx, key);
            const alive = await unclaim(trx, token)
              .where(({ not }) => not(claimIsOver()))
              .returning("key")
              .execute();
            if (alive.length === 0) throw new Refused("unavailable", "storing-took-too-long");
          }
          return name(trx, ...more);
        });
      } catch (error) {
        for (const { key, token } of claims) await abandon(key, token);
        throw error;
      }
    },

    async letGo(trx, key) {
      await lock(trx, key);
      await mark(trx, key, momentOf(clock));
    },

    release,

    async tidy() {
      const dead = await db.selectFrom("file_claims").select("key").where(claimIsOver()).execute();
      const removalIsOver = isOver("removing_until", clock, LEASE);
      const condemned = await db.selectFrom("stored_files").select("key").where(removalIsOver).execute();
      for (const key of new Set([...dead, ...condemned].map((row) => row.key))) await release(key);
      await db.deleteFrom("file_claims").where(claimIsOver()).execute();
    },
  };
}
