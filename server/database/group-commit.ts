import { setImmediate as nextTurn } from "node:timers/promises";
import { CompiledQuery, type Transaction } from "kysely";
import { Refused } from "../refused.ts";
import { isDatabaseDown, isLostToOthers } from "./fault.ts";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

/**
 * Stores values in one transaction, by as few statements as it can. What it gives back tells of each, in their order, what
 * became of it: a refusal, and then nothing of that one is stored. Where it throws, everything is undone and it may be
 * asked again for each value alone.
 */
export type StoreAll<Value, Stored> = (trx: Transaction<Tables>, values: Value[]) => Promise<(Stored | Refused)[]>;

/**
 * Makes of what stores many something that stores one, in a transaction that is shared with others that come at the same
 * time. Resolves once the commit is durable; rejects with the refusal or the fault of this one, and then nothing of it is
 * stored. A commit that fails, fails for all who share it.
 */
export type GroupCommit = <Value, Stored>(storeAll: StoreAll<Value, Stored>) => (value: Value) => Promise<Stored>;

/** Values that share one commit, at most: nobody waits for more than these. */
const MOST = 100;

/** How often more are looked for before a commit, at most. */
const TURNS = 10;

/** Rows that somebody else holds, who may have died with them, keep those who share a transaction waiting no longer. */
const IMPATIENTLY = CompiledQuery.raw("set local lock_timeout = '500ms'");

/** A value, and how the one who waits for it is told. */
interface Waiting<Value, Stored> {
  value: Value;
  resolve(stored: Stored): void;
  reject(fault: unknown): void;
}

/**
 * Of each kind one commit at a time waits for the disk and for the answers of a database server, so those who come
 * meanwhile share the next.
 */
export const groupCommits =
  ({ db, kind }: Pick<Database, "db" | "kind">): GroupCommit =>
  <Value, Stored>(storeAll: StoreAll<Value, Stored>) => {
    const waiting: Waiting<Value, Stored>[] = [];
    let underWay = false;

    const commit = async (group: Waiting<Value, Stored>[]) => {
      let before: { fault: unknown } | undefined;
      try {
        const outcomes = await db.transaction().execute(async (trx) => {
          try {
            if (kind === "postgres" && group.length > 1) await trx.executeQuery(IMPATIENTLY);
            return await storeAll(
              trx,
              group.map(({ value }) => value),
            );
          } catch (fault) {
            before = { fault };
            throw fault;
          }
        });
        for (const [place, { resolve, reject }] of group.entries()) {
          const outcome = outcomes[place];
          if (outcome instanceof Refused) reject(outcome);
          else resolve(outcome as Stored);
        }
      } catch (commitFault) {
        // What undoes a transaction that a full disk has ended already fails as well, and says less.
        const { fault } = before ?? { fault: commitFault };
        const isEverybodys = !before || (isDatabaseDown(fault) && !isLostToOthers(fault));
        if (group.length === 1 || isEverybodys) for (const { reject } of group) reject(fault);
        // Each learns its own outcome, and who waits for somebody holds up nobody else.
        else for (const one of group) void commit([one]);
      }
    };

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

    return (value: Value) =>
      new Promise<Stored>((resolve, reject) => {
        waiting.push({ value, resolve, reject });
        if (!underWay) void commitAll();
      });
  };
