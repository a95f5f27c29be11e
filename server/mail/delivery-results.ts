import type { Kysely, Transaction } from "kysely";
import type { DeliveryResult, Tables } from "../database/tables.ts";
import type { Log } from "../lib/logger.ts";
import { getReason } from "./email-job.ts";

export interface DeliveryJob {
  id: number;
  /** The reply it belongs to. */
  about: number | null;
}

export interface DeliveryDeps {
  db: Kysely<Tables>;
  log: Log;
  /** Records a reply's delivery result in the transaction that removes it from the queue. */
  onEnded(trx: Transaction<Tables>, about: number, end: DeliveryResult): Promise<void>;
}

/** Delivery results that could not be stored yet; sending again might deliver twice. */
export interface DeliveryResults {
  /** Removes an email from the queue and records its result. On failure the result is retained for `retry`. */
  end(email: DeliveryJob, how: DeliveryResult): Promise<void>;
  /** Retries storing results, each independently. */
  retry(): Promise<void>;
  /** Ids that must not be sent again. */
  waiting(): number[];
}

export function createDeliveryResults({ db, log, onEnded }: DeliveryDeps): DeliveryResults {
  const unwritten = new Map<number, [DeliveryJob, DeliveryResult]>();
  const end: DeliveryResults["end"] = async (email, how) => {
    const { id, about } = email;
    unwritten.set(id, [email, how]);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("letters").where("id", "=", id).execute();
      if (about !== null) await onEnded(trx, about, how);
    });
    unwritten.delete(id);
  };
  return {
    end,
    async retry() {
      for (const [email, how] of unwritten.values())
        await end(email, how).catch((error: unknown) =>
          log.error({ emailId: email.id, reason: getReason(error) }, "saving email delivery result failed, will retry"),
        );
    },
    waiting: () => [...unwritten.keys()],
  };
}
