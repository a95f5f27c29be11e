import { setImmediate as nextTurn } from "node:timers/promises";
import { CompiledQuery, type Transaction } from "kysely";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

type Trx = Transaction<Tables>;

/**
 * Does `work` in a transaction, which it may share with others that were asked for at the same time. Resolves with its
 * value once the commit is durable; rejects with what it threw, and then nothing of it is stored. What one throws does
 * not touch the others; a commit that fails, fails them all.
 * @param work may be done a second time, after everything of the first was undone
 * @param storeAll stores the values of all works that share the commit and name this same function, in as few statements
 * as it can
 */
export type GroupCommit = <T>(work: (trx: Trx) => Promise<T>, storeAll?: StoreAll<T>) => Promise<T>;

export type StoreAll<T> = (trx: Trx, values: T[]) => Promise<unknown>;

/** Works that share one commit, at most: nobody waits for more than these. */
const MOST = 100;

/** How often more are looked for before a commit, at most. */
const TURNS = 10;

const SAVEPOINT = CompiledQuery.raw("savepoint work");
const RELEASE = CompiledQuery.raw("release work");
const UNDO = CompiledQuery.raw("rollback to work");

/** What was asked for, and how the one who waits is told. */
interface Waiting {
  work(trx: Trx): Promise<unknown>;
  storeAll: StoreAll<never> | undefined;
  resolve(value: unknown): void;
  reject(fault: unknown): void;
}

/** What several made could not be stored in one go. */
class NotStored extends Error {}

/**
 * On SQLite one commit at a time waits for the disk, so those who come meanwhile share the next. PostgreSQL does the same
 * by itself for its connections; sharing a transaction there would only hold rows longer.
 */
export function groupCommits({ db, kind }: Pick<Database, "db" | "kind">): GroupCommit {
  if (kind === "postgres") return (work, storeAll) => db.transaction().execute((trx) => doAlone(trx, work, storeAll));
  const waiting: Waiting[] = [];
  let underWay = false;

  const commit = async (group: Waiting[]) => {
    let tell: (() => void)[];
    try {
      tell = await db.transaction().execute((trx) => doTogether(trx, group));
    } catch (fault) {
      if (!(fault instanceof NotStored)) for (const one of group) one.reject(fault);
      // Each learns its own outcome.
      else for (const one of group) await commitAlone(one);
      return;
    }
    for (const one of tell) one();
  };

  const commitAlone = ({ work, storeAll, resolve, reject }: Waiting) =>
    db
      .transaction()
      .execute((trx) => doAlone(trx, work, storeAll as StoreAll<unknown>))
      .then(resolve, reject);

  /** Lets requests be read that arrived while the disk was waited for, as long as each turn of the event loop brings some. */
  const others = async () => {
    let before = 0;
    for (let turn = 0; turn < TURNS && before < Math.min(waiting.length, MOST); turn += 1) {
      before = waiting.length;
      await nextTurn();
    }
  };

  const commitAll = async () => {
    underWay = true;
    while (waiting.length > 0) {
      await others();
      await commit(waiting.splice(0, MOST));
    }
    underWay = false;
  };

  return (work, storeAll) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, storeAll, resolve: resolve as Waiting["resolve"], reject });
      if (!underWay) void commitAll();
    });
}

async function doAlone<T>(trx: Trx, work: (trx: Trx) => Promise<T>, storeAll?: StoreAll<T>): Promise<T> {
  const value = await work(trx);
  await storeAll?.(trx, [value]);
  return value;
}

/** Does each work so that it can be undone alone. What is returned tells those who wait, once the commit is durable. */
async function doTogether(trx: Trx, group: Waiting[]): Promise<(() => void)[]> {
  const tell: (() => void)[] = [];
  const made = new Map<StoreAll<never>, unknown[]>();
  for (const { work, storeAll, resolve, reject } of group) {
    await trx.executeQuery(SAVEPOINT);
    try {
      const value = await work(trx);
      await trx.executeQuery(RELEASE);
      tell.push(() => resolve(value));
      if (storeAll) made.set(storeAll, [...(made.get(storeAll) ?? []), value]);
    } catch (fault) {
      // A full disk ends the whole transaction by itself; then there is no savepoint, and this fault is everybody's.
      await trx.executeQuery(UNDO).catch(() => Promise.reject(fault));
      tell.push(() => reject(fault));
    }
  }
  for (const [storeAll, values] of made)
    await storeAll(trx, values as never[]).catch((cause: unknown) => Promise.reject(new NotStored("", { cause })));
  return tell;
}
