import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Clock, momentOf } from "../clock.ts";
import { isOver } from "../database/lease.ts";
import type { LetterKind, Tables } from "../database/tables.ts";
import { createLetterEnds, type Ending, type EndsNeeds } from "./letter-ends.ts";
import type { LetterOrder, LettersWaiting, LetterTally } from "./letter-order.ts";
import { type Letter, LetterRefused, LetterUncertain, type Mailer } from "./mailer.ts";
import { reasonOf } from "./reason-of.ts";

/** Letters on their way. They wait in the database: a restart loses none, and each is sent by one process only. */
export interface LetterQueue {
  /** Takes an order; an older one of the same kind to the same person is dropped, but for letters on cases. */
  put(db: Kysely<Tables>, order: LetterOrder): Promise<void>;
  /** Takes back what waits of a kind for somebody; what is about to leave leaves. */
  drop(db: Kysely<Tables>, order: Pick<LetterOrder, "kind" | "recipient">): Promise<void>;
  /** Sends what is due, soon and in the background. */
  wake(): void;
  /** Sends what is due; resolves when nothing is. */
  deliver(): Promise<void>;
  /** Looks regularly for what is due: retries, and what another process left. */
  start(): void;
  tally: Readonly<LetterTally>;
  waiting(): Promise<LettersWaiting>;
  /** Stops looking and waits a little for the letter under way. */
  stop(): Promise<void>;
}

/** Milliseconds between the tries of a letter that the mail server did not take. */
const WAITS = [5000, 15_000, 45_000, 90_000];
const LONGEST_WAIT = 180_000;
/** Longer than a mailer may take: after that, whoever claimed a letter is gone. */
const CLAIM = 90_000;
const LOOK_EVERY = 2000;
/** The answer to whoever asked is gone by then, so that the work on a letter cannot be felt in it, in milliseconds. */
const AFTER_ANSWER = 20;
/** How long the letter under way may take once the process is asked to stop, in milliseconds. */
const LAST_LETTER = 3000;

/** A letter that this process has in hand, until then. */
interface Claimed extends Ending {
  claimed_until: string;
}

interface Needs extends EndsNeeds {
  clock: Clock;
  mailer: Mailer;
  write: Record<LetterKind, WriteLetter>;
}

/**
 * Writes a letter. Where nobody has the address, the letter is written all the same and `inVain`: what a letter costs must
 * not tell who exists. Null: nobody wants it any more.
 * @param about the letter on a case that it is
 */
export type WriteLetter = (
  recipient: string,
  about: number | null,
) => Promise<{ letter: Letter; inVain: boolean } | null>;

export function createLetterQueue({ db, clock, log, mailer, write, ended }: Needs): LetterQueue {
  // Of two processes that chose the same letter, the second finds it claimed.
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

  /** As much work for the disk as it is to store somebody's code. */
  const writeNothingNew = (id: number) =>
    db.updateTable("letters").set({ tries: sql<number>`tries` }).where("id", "=", id).execute();

  /** What this process has in hand; nothing where somebody else took it for dead, and has it by now. */
  const inHand = ({ id, claimed_until }: Claimed) =>
    db.updateTable("letters").where("id", "=", id).where("claimed_until", "=", claimed_until);

  const markLeaving = async (order: Claimed) => {
    const { numUpdatedRows } = await inHand(order).set({ leaving: 1 }).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Error("Somebody else has the letter in hand by now.");
  };

  /** Nobody knows whether it arrived: sent again, it might arrive twice. */
  const loseSight = async (order: Ending, reason: string) => {
    log.error({ letter: order.id, reason }, "a letter left, and nobody knows whether it arrived");
    await ends.end(order, "unknown");
    tally.refused += 1;
  };

  const sendOne = async (): Promise<boolean> => {
    const order = await claim();
    if (!order) return false;
    // Whoever had it broke down just while it left.
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
    // What comes in while a round is under way is looked for by one more round.
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
      // A letter that is not through by then keeps its claim, and leaves again when that is over.
      await Promise.race([underWay?.catch(() => {}), pause(LAST_LETTER, undefined, { ref: false })]);
    },
  };
}

const NEVER = "";
