import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { boundAtOnce } from "../../rate-limit/concurrency-limit.ts";
import { networksAround } from "../../rate-limit/ip-prefixes.ts";
import type { Head } from "../../rate-limit/limit-counts.ts";
import type { Limits } from "../../rate-limit/limits.ts";
import { LIMITS } from "../../rate-limit/policy.ts";
import type { TellOwner } from "./notify-account-owner.ts";

/** Delays in ms. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** Delayed logins per process; more would starve other requests. */
const WAITING = 20;
/** Failed logins per day that trigger the warning email. */
const TELL_OWNER = 50;

/** A login attempt, counted before it is checked. */
export interface Guess {
  failed(): Promise<void>;
  /** Refunds the attempt. */
  giveBack(db: Kysely<Tables>): Promise<void>;
}

/** Refused logins of this process. */
export interface LoginTally {
  wrong: number;
  /** Rate limited. */
  tooMany: number;
}

/**
 * Counts attempts per address, network and account. Accounts are never locked; after too many failures each
 * login is delayed unless a proof of work comes with it. Unknown accounts behave the same.
 * @throws AppError "too-many"
 */
export type CountGuess = (asked: { email: string; visitor: string; proof: string | null }) => Promise<Guess>;

export function countsGuesses({
  db,
  limits,
  tellOwner,
  tally,
}: {
  db: Kysely<Tables>;
  limits: Limits;
  tellOwner: TellOwner;
  tally: LoginTally;
}): CountGuess {
  const slowly = boundAtOnce({
    working: WAITING,
    waiting: 0,
    refusal: () => new AppError("too-many", "too-many-logins", { retryAfter: LONGEST_WAIT / 1000 }),
  });
  return async ({ email, visitor, proof }) => {
    const heads = headsOf(visitor, email);
    const giveBack = async (db: Kysely<Tables>) => {
      for (const { act, key } of heads) await limits.giveBack(db, act, key);
    };
    // Refunded rather than rolled back, so that clock corrections persist.
    const spent = await db.transaction().execute((trx) =>
      limits.spendEach(trx, heads, proof).catch(async (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        await giveBack(trx);
        return error;
      }),
    );
    if (spent instanceof AppError) {
      tally.tooMany += 1;
      throw spent;
    }
    const times = spent.times[0] ?? 0;
    const guess: Guess = {
      async failed() {
        tally.wrong += 1;
        if (times >= TELL_OWNER) await db.transaction().execute((trx) => tellOwner(trx, email));
      },
      giveBack,
    };
    const wait = spent.proven ? 0 : waitAfter(times);
    if (wait > 0)
      await slowly(() => sleep(wait)).catch(async (error: unknown) => {
        tally.tooMany += 1;
        await db.transaction().execute(giveBack);
        throw error;
      });
    return guess;
  };
}

/** Exponential backoff. */
const waitAfter = (times: number) => {
  const over = times - LIMITS["log in to an account"].times;
  return over > 0 ? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (over - 1)) : 0;
};

function headsOf(visitor: string, email: string): Head[] {
  const around = networksAround(visitor);
  return [
    { act: "log in to an account", key: email, neverRefuses: true },
    { act: "log in", key: visitor },
    ...(around
      ? ([
          { act: "log in from a /56", key: around.by56 },
          { act: "log in from a /48", key: around.by48 },
        ] as const)
      : []),
  ];
}
