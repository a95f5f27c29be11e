import type { Kysely, Transaction } from "kysely";
import type { LetterEnd, Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { reasonOf } from "./reason-of.ts";

export interface Ending {
  id: number;
  /** The letter on a case that it is; null for the others. */
  about: number | null;
}

export interface EndsNeeds {
  db: Kysely<Tables>;
  log: Log;
  /** Writes down how a letter on a case ended, in the transaction in which it leaves the queue. */
  ended(trx: Transaction<Tables>, about: number, end: LetterEnd): Promise<void>;
}

/** How letters ended, kept by this process until it is written down: sent once more, one might arrive twice. */
export interface LetterEnds {
  /** Takes a letter out of the queue and writes down how it ended. Fails where that cannot be, and keeps it for `again`. */
  end(letter: Ending, how: LetterEnd): Promise<void>;
  /** Tries once more what could not be written down; one that still cannot be stops no other. */
  again(): Promise<void>;
  /** Ids of those whose end is not written down yet, which nobody may send again. */
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
