import type { Kysely, Transaction } from "kysely";
import type { LetterEnd, Tables } from "../database/tables.ts";
import type { Log } from "../lib/logger.ts";
import { reasonOf } from "./failure-reason.ts";

export interface Ending {
  id: number;
  /** The reply it belongs to. */
  about: number | null;
}

export interface EndsNeeds {
  db: Kysely<Tables>;
  log: Log;
  /** Records a reply's delivery result in the transaction that removes it from the queue. */
  ended(trx: Transaction<Tables>, about: number, end: LetterEnd): Promise<void>;
}

/** Delivery results that could not be stored yet; sending again might deliver twice. */
export interface LetterEnds {
  /** Removes an email from the queue and records its result. On failure the result is retained for `again`. */
  end(letter: Ending, how: LetterEnd): Promise<void>;
  /** Retries storing results, each independently. */
  again(): Promise<void>;
  /** Ids that must not be sent again. */
  waiting(): number[];
}

export function createLetterEnds({ db, log, ended }: EndsNeeds): LetterEnds {
  const unwritten = new Map<number, [Ending, LetterEnd]>();
  const end: LetterEnds["end"] = async (letter, how) => {
    const { id, about } = letter;
    unwritten.set(id, [letter, how]);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("letters").where("id", "=", id).execute();
      if (about !== null) await ended(trx, about, how);
    });
    unwritten.delete(id);
  };
  return {
    end,
    async again() {
      for (const [letter, how] of unwritten.values())
        await end(letter, how).catch((error: unknown) =>
          log.error({ letter: letter.id, reason: reasonOf(error) }, "how a letter ended cannot be written down yet"),
        );
    },
    waiting: () => [...unwritten.keys()],
  };
}
