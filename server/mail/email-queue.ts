import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { isOver } from "../database/lease.ts";
import type { LetterKind, Tables } from "../database/tables.ts";
import { type Clock, momentOf } from "../lib/clock.ts";
import { createLetterEnds, type Ending, type EndsNeeds } from "./delivery-results.ts";
import type { LetterOrder, LettersWaiting, LetterTally } from "./email-job.ts";
import { reasonOf } from "./failure-reason.ts";
import { type Letter, LetterRefused, LetterUncertain, type Mailer } from "./mailer.ts";

/** Email queue in the database: survives restarts, each email is sent by one process. */
export interface LetterQueue {
  /** Queues an email; replaces an older one of the same kind and recipient, except replies. */
  put(db: Kysely<Tables>, order: LetterOrder): Promise<void>;
  /** Removes queued emails unless they are being sent. */
  drop(db: Kysely<Tables>, order: Pick<LetterOrder, "kind" | "recipient">): Promise<void>;
  /** Delivers what is due in the background. */
  wake(): void;
  /** Delivers what is due. */
  deliver(): Promise<void>;
  /** Polls for retries and emails left by other processes. */
  start(): void;
  tally: Readonly<LetterTally>;
  waiting(): Promise<LettersWaiting>;
  /** Stops polling and waits briefly for the email in transit. */
  stop(): Promise<void>;
}

/** Retry delays in ms. */
const WAITS = [5000, 15_000, 45_000, 90_000];
const LONGEST_WAIT = 180_000;
/** Lease; longer than a mailer may take. */
const CLAIM = 90_000;
const LOOK_EVERY = 2000;
/** Sent after the response, so that response time does not reveal the work. */
const AFTER_ANSWER = 20;
/** Grace period at shutdown, in ms. */
const LAST_LETTER = 3000;

interface Claimed extends Ending {
  claimed_until: string;
}

interface Needs extends EndsNeeds {
  clock: Clock;
  mailer: Mailer;
  write: Record<LetterKind, WriteLetter>;
}

/**
 * Renders an email; null when it is no longer wanted. For unknown addresses the work is done too and `inVain`
 * set, since timing must not reveal accounts.
 * @param about the reply it belongs to
 */
export type WriteLetter = (
  recipient: string,
  about: number | null,
) => Promise<{ letter: Letter; inVain: boolean } | null>;

export function createLetterQueue({ db, clock, log, mailer, write, ended }: Needs): LetterQueue {
  // A second process finds the lease taken.
  const isFree = isOver.bind(null, "claimed_until", clock, { until: CLAIM });
  const tally: LetterTally = { sent: 0, delayed: 0, refused: 0, expired: 0 };
  const ends = createLetterEnds({ db, log, ended });
  let underWay: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const claim = () =>
    db
      .updateTable("letters")
      .set({ claimed_until: momentOf(clock, CLAIM), tries: sql<number>`tries + 1` })
      .where(({ selectFrom, eb, and }) =>
        and([
          eb(
            "id",
            "=",
            selectFrom("letters")
              .select("id")
              .where(isOver("due_at", clock, { until: LONGEST_WAIT }))
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
  const inHand = ({ id, claimed_until }: Claimed) =>
    db.updateTable("letters").where("id", "=", id).where("claimed_until", "=", claimed_until);

  const markLeaving = async (order: Claimed) => {
    const { numUpdatedRows } = await inHand(order).set({ leaving: 1 }).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Error("Somebody else has the letter in hand by now.");
  };

  /** Delivery unknown: sending again might deliver twice. */
  const loseSight = async (order: Ending, reason: string) => {
    log.error({ letter: order.id, reason }, "a letter left, and nobody knows whether it arrived");
    await ends.end(order, "unknown");
    tally.refused += 1;
  };

  const sendOne = async (): Promise<boolean> => {
    const order = await claim();
    if (!order) return false;
    // A process died while sending it.
    if (order.leaving === 1) {
      await loseSight(order, "whoever sent it broke down");
      return true;
    }
    const mark = order.about === null ? undefined : () => markLeaving(order);
    try {
      const written = await write[order.kind](order.recipient, order.about);
      if (written?.inVain) await writeNothingNew(order.id);
      if (written) await (written.inVain ? mailer.pretend(written.letter) : mailer.send(written.letter, mark));
      if (written && !written.inVain) tally.sent += 1;
    } catch (error) {
      await endOrDelay(order, error);
      return true;
    }
    await ends.end(order, "sent");
    return true;
  };

  const endOrDelay = async (order: Claimed & { tries: number }, error: unknown) => {
    if (error instanceof LetterUncertain) return loseSight(order, reasonOf(error));
    if (error instanceof LetterRefused) {
      log.error({ letter: order.id, reason: reasonOf(error) }, "a letter was refused for good");
      await ends.end(order, "refused");
      tally.refused += 1;
      return;
    }
    tally.delayed += 1;
    const wait = WAITS[order.tries - 1] ?? LONGEST_WAIT;
    log.warn(
      { letter: order.id, tries: order.tries, wait: wait / 1000, reason: reasonOf(error) },
      "a letter could not be sent yet",
    );
    await inHand(order)
      .set({ claimed_until: NEVER, due_at: momentOf(clock, wait), leaving: 0 })
      .execute();
  };

  const removeExpired = async () => {
    const now = momentOf(clock);
    const onCases = await db
      .selectFrom("letters")
      .select(["id", "about", "leaving"])
      .where("expires_at", "<=", now)
      .where("about", "is not", null)
      .$if(ends.waiting().length > 0, (over) => over.where("id", "not in", ends.waiting()))
      .execute();
    for (const letter of onCases) await ends.end(letter, letter.leaving === 1 ? "unknown" : "expired");
    const { numDeletedRows } = await db
      .deleteFrom("letters")
      .where("expires_at", "<=", now)
      .where("about", "is", null)
      .executeTakeFirstOrThrow();
    return onCases.length + Number(numDeletedRows);
  };

  const deliverAll = async () => {
    await ends.again();
    tally.expired += await removeExpired();
    while (!stopped && (await sendOne()));
  };

  const rounds = async () => {
    try {
      do {
        again = false;
        await deliverAll();
      } while (again && !stopped);
    } finally {
      underWay = null;
    }
  };

  const deliver = (): Promise<void> => {
    again = true;
    underWay ??= rounds();
    return underWay;
  };

  const deliverQuietly = () => {
    deliver().catch((error: unknown) => log.warn({ reason: reasonOf(error) }, "letters could not be looked for"));
  };

  const drop: LetterQueue["drop"] = async (trx, { kind, recipient }) =>
    void (await trx
      .deleteFrom("letters")
      .where("kind", "=", kind)
      .where("recipient", "=", recipient)
      .where(isFree())
      .execute());

  return {
    drop,
    async put(trx, { kind, recipient, goodFor, about = null }) {
      const now = momentOf(clock);
      if (about === null) await drop(trx, { kind, recipient });
      await trx
        .insertInto("letters")
        .values({
          kind,
          recipient,
          about,
          expires_at: momentOf(clock, goodFor),
          due_at: now,
          tries: 0,
          claimed_until: NEVER,
        })
        .execute();
    },
    tally,
    async waiting() {
      const { fresh, all, due } = await db
        .selectFrom("letters")
        .select(({ fn }) => [
          fn.min("due_at").filterWhere("due_at", "<=", momentOf(clock)).as("due"),
          fn.countAll<number>().as("all"),
          fn.countAll<number>().filterWhere("tries", "=", 0).as("fresh"),
        ])
        .executeTakeFirstOrThrow();
      return { fresh, again: all - fresh, due };
    },
    deliver,
    wake: () => void setTimeout(() => stopped || deliverQuietly(), AFTER_ANSWER).unref(),
    start() {
      deliverQuietly();
      timer = setInterval(() => underWay ?? deliverQuietly(), LOOK_EVERY);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      // An unfinished email keeps its lease and is retried after it.
      await Promise.race([underWay?.catch(() => {}), pause(LAST_LETTER, undefined, { ref: false })]);
    },
  };
}

const NEVER = "";
