import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { isExpired } from "../database/lease.ts";
import type { EmailKind, Tables } from "../database/tables.ts";
import { type Clock, toTimestamp } from "../lib/clock.ts";
import { createDeliveryResults, type DeliveryDeps, type DeliveryJob } from "./delivery-results.ts";
import { type EmailBacklog, type EmailCounts, type EmailJob, getReason } from "./email-job.ts";
import { type Email, EmailDeliveryUnknown, EmailRejected, type Mailer } from "./mailer.ts";

/** Email queue in the database: survives restarts, each email is sent by one process. */
export interface EmailQueue {
  /** Queues an email; replaces an older one of the same kind and recipient, except replies. */
  put(db: Kysely<Tables>, order: EmailJob): Promise<void>;
  /** Removes queued emails unless they are being sent. */
  drop(db: Kysely<Tables>, order: Pick<EmailJob, "kind" | "recipient">): Promise<void>;
  /** Delivers what is due in the background. */
  wake(): void;
  /** Delivers what is due. */
  deliver(): Promise<void>;
  /** Polls for retries and emails left by other processes. */
  start(): void;
  counts: Readonly<EmailCounts>;
  waiting(): Promise<EmailBacklog>;
  /** Stops polling and waits briefly for the email in transit. */
  stop(): Promise<void>;
}

/** Retry delays in ms. */
const RETRY_DELAYS_MS = [5000, 15_000, 45_000, 90_000];
const MAX_RETRY_DELAY_MS = 180_000;
/** Lease; longer than a mailer may take. */
const LEASE_MS = 90_000;
const POLL_INTERVAL_MS = 2000;
/** Sent after the response, so that response time does not reveal the work. */
const AFTER_RESPONSE_MS = 20;
/** Grace period at shutdown, in ms. */
const SHUTDOWN_TIMEOUT_MS = 3000;

interface ClaimedJob extends DeliveryJob {
  claimed_until: string;
}

interface Deps extends DeliveryDeps {
  clock: Clock;
  mailer: Mailer;
  write: Record<EmailKind, RenderEmail>;
}

/**
 * Renders an email; null when it is no longer wanted. For unknown addresses the work is done too and `undeliverable`
 * set, since timing must not reveal accounts.
 * @param about the reply it belongs to
 */
export type RenderEmail = (
  recipient: string,
  about: number | null,
) => Promise<{ email: Email; undeliverable: boolean } | null>;

export function createEmailQueue({ db, clock, log, mailer, write, onEnded }: Deps): EmailQueue {
  // A second process finds the lease taken.
  const isFree = isExpired.bind(null, "claimed_until", clock, { until: LEASE_MS });
  const counts: EmailCounts = { sent: 0, delayed: 0, refused: 0, expired: 0 };
  const ends = createDeliveryResults({ db, log, onEnded });
  let pending: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const claim = () =>
    db
      .updateTable("letters")
      .set({ claimed_until: toTimestamp(clock, LEASE_MS), tries: sql<number>`tries + 1` })
      .where(({ selectFrom, eb, and }) =>
        and([
          eb(
            "id",
            "=",
            selectFrom("letters")
              .select("id")
              .where(isExpired("due_at", clock, { until: MAX_RETRY_DELAY_MS }))
              .where(isFree())
              .$if(ends.waiting().length > 0, (free) => free.where("id", "not in", ends.waiting()))
              .orderBy("id")
              .limit(1),
          ),
          isFree(),
        ]),
      )
      .returning(["id", "kind", "recipient", "tries", "about", "leaving", "claimed_until"])
      .executeTakeFirst();

  /** As much disk work as storing a code. */
  const writeNothingNew = (id: number) =>
    db.updateTable("letters").set({ tries: sql<number>`tries` }).where("id", "=", id).execute();

  /** Only while the lease is still ours. */
  const stillClaimed = ({ id, claimed_until }: ClaimedJob) =>
    db.updateTable("letters").where("id", "=", id).where("claimed_until", "=", claimed_until);

  const markLeaving = async (order: ClaimedJob) => {
    const { numUpdatedRows } = await stillClaimed(order).set({ leaving: 1 }).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Error("Email lease lost to another process.");
  };

  /** Delivery unknown: sending again might deliver twice. */
  const loseSight = async (order: DeliveryJob, reason: string) => {
    log.error({ emailId: order.id, reason }, "email delivery status unknown, not retrying");
    await ends.end(order, "unknown");
    counts.refused += 1;
  };

  const sendOne = async (): Promise<boolean> => {
    const order = await claim();
    if (!order) return false;
    // A process died while sending it.
    if (order.leaving === 1) {
      await loseSight(order, "process died during delivery");
      return true;
    }
    const mark = order.about === null ? undefined : () => markLeaving(order);
    try {
      const written = await write[order.kind](order.recipient, order.about);
      if (written?.undeliverable) await writeNothingNew(order.id);
      if (written) await (written.undeliverable ? mailer.simulate(written.email) : mailer.send(written.email, mark));
      if (written && !written.undeliverable) counts.sent += 1;
    } catch (error) {
      await endOrDelay(order, error);
      return true;
    }
    await ends.end(order, "sent");
    return true;
  };

  const endOrDelay = async (order: ClaimedJob & { tries: number }, error: unknown) => {
    if (error instanceof EmailDeliveryUnknown) return loseSight(order, getReason(error));
    if (error instanceof EmailRejected) {
      log.error({ emailId: order.id, reason: getReason(error) }, "email rejected permanently");
      await ends.end(order, "refused");
      counts.refused += 1;
      return;
    }
    counts.delayed += 1;
    const wait = RETRY_DELAYS_MS[order.tries - 1] ?? MAX_RETRY_DELAY_MS;
    log.warn(
      { emailId: order.id, tries: order.tries, retryInSeconds: wait / 1000, reason: getReason(error) },
      "email delivery failed, will retry",
    );
    await stillClaimed(order)
      .set({ claimed_until: NEVER, due_at: toTimestamp(clock, wait), leaving: 0 })
      .execute();
  };

  const removeExpired = async () => {
    const now = toTimestamp(clock);
    const onCases = await db
      .selectFrom("letters")
      .select(["id", "about", "leaving"])
      .where("expires_at", "<=", now)
      .where("about", "is not", null)
      .$if(ends.waiting().length > 0, (over) => over.where("id", "not in", ends.waiting()))
      .execute();
    for (const email of onCases) await ends.end(email, email.leaving === 1 ? "unknown" : "expired");
    const { numDeletedRows } = await db
      .deleteFrom("letters")
      .where("expires_at", "<=", now)
      .where("about", "is", null)
      .executeTakeFirstOrThrow();
    return onCases.length + Number(numDeletedRows);
  };

  const deliverAll = async () => {
    await ends.retry();
    counts.expired += await removeExpired();
    while (!stopped && (await sendOne()));
  };

  const rounds = async () => {
    try {
      do {
        again = false;
        await deliverAll();
      } while (again && !stopped);
    } finally {
      pending = null;
    }
  };

  const deliver = (): Promise<void> => {
    again = true;
    pending ??= rounds();
    return pending;
  };

  const deliverQuietly = () => {
    deliver().catch((error: unknown) => log.warn({ reason: getReason(error) }, "email queue check failed"));
  };

  const drop: EmailQueue["drop"] = async (trx, { kind, recipient }) =>
    void (await trx
      .deleteFrom("letters")
      .where("kind", "=", kind)
      .where("recipient", "=", recipient)
      .where(isFree())
      .execute());

  return {
    drop,
    async put(trx, { kind, recipient, maxAgeMs, about = null }) {
      const now = toTimestamp(clock);
      if (about === null) await drop(trx, { kind, recipient });
      await trx
        .insertInto("letters")
        .values({
          kind,
          recipient,
          about,
          expires_at: toTimestamp(clock, maxAgeMs),
          due_at: now,
          tries: 0,
          claimed_until: NEVER,
        })
        .execute();
    },
    counts,
    async waiting() {
      const { fresh, all, due } = await db
        .selectFrom("letters")
        .select(({ fn }) => [
          fn.min("due_at").filterWhere("due_at", "<=", toTimestamp(clock)).as("due"),
          fn.countAll<number>().as("all"),
          fn.countAll<number>().filterWhere("tries", "=", 0).as("fresh"),
        ])
        .executeTakeFirstOrThrow();
      return { fresh, retrying: all - fresh, due };
    },
    deliver,
    wake: () => void setTimeout(() => stopped || deliverQuietly(), AFTER_RESPONSE_MS).unref(),
    start() {
      deliverQuietly();
      timer = setInterval(() => pending ?? deliverQuietly(), POLL_INTERVAL_MS);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      // An unfinished email keeps its lease and is retried after it.
      await Promise.race([pending?.catch(() => {}), pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

const NEVER = "";
