import type { LetterKind } from "../database/tables.ts";

/** What is asked for; the letter itself is written when it leaves, so that nothing secret waits in the database. */
export interface LetterOrder {
  kind: LetterKind;
  recipient: string;
  /** In milliseconds from now; after that nobody wants it any more. */
  goodFor: number;
  /** The letter on a case that it is: never sent twice, and its end is written down. */
  about?: number;
}

/** How the tries of this process ended, since it started. */
export interface LetterTally {
  sent: number;
  /** Not taken yet, and tried again later. */
  delayed: number;
  refused: number;
  /** Waited until nobody wanted them any more. */
  expired: number;
}

/** Letters that wait: not tried yet, and to be tried again. */
export interface LettersWaiting {
  fresh: number;
  again: number;
  /** When the first of those that should have been tried by now was to be, ISO 8601 in UTC; null: none is late. */
  due: string | null;
}
