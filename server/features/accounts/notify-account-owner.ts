import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { EmailQueue } from "../../mail/email-queue.ts";
import type { RateLimits } from "../../rate-limit/limits.ts";

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Queues a warning to the account's owner, at most once a day; the same work for unknown addresses. */
export type NotifyOwner = (trx: Kysely<Tables>, email: string) => Promise<void>;

export const createOwnerNotifier =
  ({ limits, letters }: { limits: RateLimits; letters: Pick<EmailQueue, "put"> }): NotifyOwner =>
  async (trx, email) => {
    if ((await limits.count(trx, "tell of guesses", email)) > 1) return;
    await letters.put(trx, { kind: "guesses", recipient: email, maxAgeMs: MAX_AGE_MS });
  };
