import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { isExpired, type Lease, wasExpired } from "../database/lease.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import { type Clock, toTimestamp } from "../lib/clock.ts";
import type { Log } from "../lib/logger.ts";
import type { Storage } from "./storage.ts";

/** Runs work in a transaction with further context. */
export type InTransaction<More extends unknown[] = []> = <T>(
  work: (trx: Transaction<Tables>, ...more: More) => Promise<T>,
) => Promise<T>;

export interface StoredFile {
  key: string;
  content: Uint8Array;
}

/** Keeps storage and rows consistent: steps are recorded in advance, so that a crash leaves no orphan in either. */
export interface FileReferences {
  /** Stores files, then runs `name` in the transaction; its rows must reference each file. */
  save<T, More extends unknown[]>(
    files: readonly StoredFile[],
    change: InTransaction<More>,
    name: (trx: Transaction<Tables>, ...more: More) => Promise<T>,
  ): Promise<T>;
  /** Marks a file for release in the transaction that drops the reference. */
  removeReference(trx: Transaction<Tables>, key: string): Promise<void>;
  /** Deletes a file unless it is referenced or claimed. */
  release(key: string): Promise<void>;
  /** Cleans up after crashes. */
  cleanup(): Promise<void>;
}

/** Lease of a step. */
const STEP_TIMEOUT_MS = 10 * 60 * 1000;
const STEP_LEASE: Lease = { until: STEP_TIMEOUT_MS };
/** Retries while a file is being removed. */
const WAIT_TIMEOUT_MS = { times: 20, every: 100 };

interface Deps {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  storage: Storage;
  isNamed(trx: Transaction<Tables>, key: string): Promise<boolean>;
}

export function createFileReferences({ db, clock, log, storage, isNamed }: Deps): FileReferences {
  const claimIsOver = () => isExpired("until", clock, STEP_LEASE);

  /** Serialises claims and removals of one file. Returns whether it is being removed. */
  const lock = async (trx: Transaction<Tables>, key: string) => {
    const { removing_until } = await trx
      .insertInto("stored_files")
      .values({ key, removing_until: null })
      .onConflict((row) => row.column("key").doUpdateSet(({ ref }) => ({ key: ref("excluded.key") })))
      .returning("removing_until")
      .executeTakeFirstOrThrow();
    return removing_until !== null && !wasExpired(removing_until, clock, STEP_LEASE);
  };

  const mark = (trx: Transaction<Tables>, key: string, removing_until: string | null) =>
    trx.updateTable("stored_files").set({ removing_until }).where("key", "=", key).execute();

  const claim = async (key: string): Promise<string> => {
    for (let time = 0; time < WAIT_TIMEOUT_MS.times; time += 1) {
      const token = await db.transaction().execute(async (trx) => {
        if (await lock(trx, key)) return null;
        await mark(trx, key, null);
        const token = randomUUID();
        await trx
          .insertInto("file_claims")
          .values({ token, key, until: toTimestamp(clock, STEP_TIMEOUT_MS) })
          .execute();
        return token;
      });
      if (token) return token;
      await wait(WAIT_TIMEOUT_MS.every);
    }
    throw new AppError("unavailable", "file-being-removed");
  };

  const unclaim = (on: Kysely<Tables>, token: string) => on.deleteFrom("file_claims").where("token", "=", token);

  /** False when it is referenced, claimed or being removed. */
  const condemn = (key: string) =>
    db.transaction().execute(async (trx) => {
      if (await lock(trx, key)) return false;
      const claimed = await trx
        .selectFrom("file_claims")
        .select("token")
        .where("key", "=", key)
        .where(({ not }) => not(claimIsOver()))
        .executeTakeFirst();
      const isReferenced = claimed !== undefined || (await isNamed(trx, key));
      await mark(trx, key, isReferenced ? null : toTimestamp(clock, STEP_TIMEOUT_MS));
      return !isReferenced;
    });

  const release = async (key: string) => {
    if (!(await condemn(key))) return;
    try {
      await storage.remove(key);
    } catch (error) {
      await db.transaction().execute((trx) => mark(trx, key, toTimestamp(clock)));
      throw error;
    }
    await db.deleteFrom("stored_files").where("key", "=", key).execute();
  };

  const abandon = async (key: string, token: string) => {
    try {
      await unclaim(db, token).execute();
      await release(key);
    } catch (error) {
      log.warn({ err: error, key }, "deleting unreferenced file failed, will retry");
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
            if (alive.length === 0) throw new AppError("unavailable", "storing-took-too-long");
          }
          return name(trx, ...more);
        });
      } catch (error) {
        for (const { key, token } of claims) await abandon(key, token);
        throw error;
      }
    },

    async removeReference(trx, key) {
      await lock(trx, key);
      await mark(trx, key, toTimestamp(clock));
    },

    release,

    async cleanup() {
      const dead = await db.selectFrom("file_claims").select("key").where(claimIsOver()).execute();
      const removalIsOver = isExpired("removing_until", clock, STEP_LEASE);
      const condemned = await db.selectFrom("stored_files").select("key").where(removalIsOver).execute();
      for (const key of new Set([...dead, ...condemned].map((row) => row.key))) await release(key);
      await db.deleteFrom("file_claims").where(claimIsOver()).execute();
    },
  };
}
