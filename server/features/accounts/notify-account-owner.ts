import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { EmailQueue } from "../../mail/email-queue.ts";
import type { Limits } from "../../rate-limit/limits.ts";

const GOOD_FOR = 24 * 60 * 60 * 1000;

/** Queues a warning to the account's owner, at most once a day; the same work for unknown addresses. */
export type TellOwner = (trx: Kysely<Tables>, email: string) => Promise<void>;

export const tellsOwner =
  ({ limits, letters }: { limits: Limits; letters: Pick<EmailQueue, "put"> }): TellOwner =>
  async (trx, email) => {
    if ((await limits.count(trx, "tell of guesses", email)) > 1) return;
    await letters.put(trx, { kind: "guesses", recipient: email, maxAgeMs: GOOD_FOR });
  };
