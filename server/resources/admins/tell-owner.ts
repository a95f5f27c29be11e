import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { Limits } from "../../limits/limits.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";

/** How long the letter is tried, in milliseconds. */
const GOOD_FOR = 24 * 60 * 60 * 1000;

/**
 * Orders the letter that tells the owner of an account that somebody guesses, once a day at most. For an address that
 * nobody has it does the same, and nobody gets the letter.
 */
export type TellOwner = (trx: Kysely<Tables>, email: string) => Promise<void>;

export const tellsOwner =
  ({ limits, letters }: { limits: Limits; letters: Pick<LetterQueue, "put"> }): TellOwner =>
  async (trx, email) => {
    if ((await limits.count(trx, "tell of guesses", email)) > 1) return;
    await letters.put(trx, { kind: "guesses", recipient: email, goodFor: GOOD_FOR });
  };
