import { setImmediate as nextTurn } from "node:timers/promises";
import { CompiledQuery, type Transaction } from "kysely";
import { AppError } from "../lib/app-error.ts";
import { isDatabaseDown, isSerializationFailure } from "./db-errors.ts";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

/**
 * Stores several values in one transaction with as few statements as possible. Returns the result or refusal
 * of each, in order. When it throws, everything is rolled back and each value may be retried alone.
 */
export type StoreBatch<Value, Stored> = (trx: Transaction<Tables>, values: Value[]) => Promise<(Stored | AppError)[]>;

/**
 * Batches concurrent writes into one transaction (group commit). Resolves once durable; rejects with this
 * value's refusal or error.
 */
export type GroupCommit = <Value, Stored>(
  storeAll: StoreBatch<Value, Stored>,
  /** How long a value is; absent: all are short. */
  bytesOf?: (value: Value) => number,
) => (value: Value) => Promise<Stored>;

/** The most values, and bytes of them, that share one commit. */
const MAX_VALUES = 100;
const MAX_BYTES = 128 * 1024;
/** A longer value is committed alone, and after the short ones that wait. */
const SHORT_BYTES = 8 * 1024;

/** Maximum turns of the event loop spent collecting a batch. */
const MAX_TICKS = 10;

/** A group that takes longer, or waits for another transaction's row, is given up; each value is then tried alone. */
const IMPATIENT = CompiledQuery.raw(
  "select set_config('lock_timeout', '500ms', true), set_config('statement_timeout', '2s', true)",
);

interface PendingValue<Value, Stored> {
  value: Value;
  resolve(stored: Stored): void;
  reject(error: unknown): void;
}

/** One commit per kind at a time; values that arrive during it share the next. */
export const createGroupCommit =
  ({ db, kind }: Pick<Database, "db" | "kind">): GroupCommit =>
  <Value, Stored>(storeAll: StoreBatch<Value, Stored>, getBytes: (value: Value) => number = () => 0) => {
    const short: (PendingValue<Value, Stored> & { bytes: number })[] = [];
    const long: PendingValue<Value, Stored>[] = [];
    let pending = false;

    const commit = async (group: PendingValue<Value, Stored>[]) => {
      let before: { fault: unknown } | undefined;
      try {
        const outcomes = await db.transaction().execute(async (trx) => {
          try {
            if (kind === "postgres" && group.length > 1) await trx.executeQuery(IMPATIENT);
            return await storeAll(
              trx,
              group.map(({ value }) => value),
            );
          } catch (error) {
            before = { fault: error };
            throw error;
          }
        });
        for (const [place, { resolve, reject }] of group.entries()) {
          const outcome = outcomes[place];
          if (outcome instanceof AppError) reject(outcome);
          else resolve(outcome as Stored);
        }
      } catch (commitError) {
        // After a full disk the rollback fails too, with a less useful error.
        const { fault } = before ?? { fault: commitError };
        const isEverybodys = !before || (isDatabaseDown(fault) && !isSerializationFailure(fault));
        if (group.length === 1 || isEverybodys) for (const { reject } of group) reject(fault);
        // Retry one by one, so that one blocked value does not fail the others.
        else for (const item of group) void commit([item]);
      }
    };

    /** Collects more values as long as each turn of the event loop adds some. */
    const others = async () => {
      let before = 0;
      for (let tick = 0; tick < MAX_TICKS && before < Math.min(short.length, MAX_VALUES); tick += 1) {
        before = short.length;
        await nextTurn();
      }
    };

    const commitAll = async () => {
      pending = true;
      while (short.length + long.length > 0) {
        await others();
        if (short.length > 0) await commit(nextGroup());
        const item = long.shift();
        if (item) await commit([item]);
        // SQLite commits are synchronous.
        await nextTurn();
      }
      pending = false;
    };

    const nextGroup = () => {
      let bytes = 0;
      const full = short.findIndex((item, place) => place === MAX_VALUES || (bytes += item.bytes) > MAX_BYTES);
      return short.splice(0, full === -1 ? short.length : full);
    };

    return (value: Value) =>
      new Promise<Stored>((resolve, reject) => {
        const bytes = getBytes(value);
        if (bytes > SHORT_BYTES) long.push({ value, resolve, reject });
        else short.push({ value, resolve, reject, bytes });
        if (!pending) void commitAll();
      });
  };
