import { setImmediate as nextTurn } from "node:timers/promises";
import { CompiledQuery, type Transaction } from "kysely";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

/**
 * Does `work` in a transaction, which it may share with others that were asked for at the same time. Resolves with its
 * value once the commit is durable; rejects with what it threw, and then nothing of it is stored. What one throws does
 * not touch the others; a commit that fails, fails them all.
 */
export type GroupCommit = <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;

/** Works that share one commit, at most: nobody waits for more than these. */
const MOST = 100;

const SAVEPOINT = CompiledQuery.raw("savepoint work");
const RELEASE = CompiledQuery.raw("release work");
const UNDO = CompiledQuery.raw("rollback to work");

interface Waiting {
  /** Does the work; what is returned tells the one who waits, once the commit is durable. */
  attempt(trx: Transaction<Tables>): Promise<() => void>;
  fail(fault: unknown): void;
}

/**
 * On SQLite one commit at a time waits for the disk, so those who come meanwhile share the next. PostgreSQL does the same
 * by itself for its connections; sharing a transaction there would only hold rows longer.
 */
export function groupCommits({ db, kind }: Pick<Database, "db" | "kind">): GroupCommit {
  if (kind === "postgres") return (work) => db.transaction().execute(work);
  const waiting: Waiting[] = [];
  let underWay = false;

  const commit = async (group: Waiting[]) => {
    const tell: (() => void)[] = [];
    try {
      await db.transaction().execute(async (trx) => {
        for (const one of group) tell.push(await one.attempt(trx));
      });
    } catch (fault) {
      for (const one of group) one.fail(fault);
      return;
    }
    for (const one of tell) one();
  };

  const commitAll = async () => {
    underWay = true;
    while (waiting.length > 0) {
      // Requests that arrived while the disk was waited for are read first.
      await nextTurn();
      await commit(waiting.splice(0, MOST));
    }
    underWay = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        async attempt(trx) {
          await trx.executeQuery(SAVEPOINT);
          try {
            const value = await work(trx);
            await trx.executeQuery(RELEASE);
            return () => resolve(value);
          } catch (fault) {
            // A full disk ends the whole transaction by itself; then there is no savepoint, and this fault is everybody's.
            await trx.executeQuery(UNDO).catch(() => Promise.reject(fault));
            return () => reject(fault);
          }
        },
        fail: reject,
      });
      if (!underWay) void commitAll();
    });
}
