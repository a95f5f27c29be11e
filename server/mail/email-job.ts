import type { LetterKind } from "../database/tables.ts";

/** A queued email; its text is written when it is sent, so no secret is stored. */
export interface LetterOrder {
  kind: LetterKind;
  recipient: string;
  /** In ms. */
  goodFor: number;
  /** A reply: never sent twice, and its result is recorded. */
  about?: number;
}

/** Delivery counters of this process. */
export interface LetterTally {
  sent: number;
  delayed: number;
  refused: number;
  expired: number;
}

export interface LettersWaiting {
  fresh: number;
  again: number;
  /** Due time of the most overdue email; null when none is overdue. */
  due: string | null;
}
