import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { boundAtOnce } from "../../limits/at-once.ts";
import type { Head } from "../../limits/limit-counts.ts";
import type { Limits } from "../../limits/limits.ts";
import { networksAround } from "../../limits/networks.ts";
import { LIMITS } from "../../limits/policy.ts";
import { Refused } from "../../refused.ts";
import type { TellOwner } from "./tell-owner.ts";

/** How long the first login after too many failed ones waits, and any of them, in milliseconds. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** Logins of one process that wait together: those who wait must not take the room of everybody else. */
const WAITING = 20;
/** Failed logins to one account in a day after which its owner is told. */
const TELL_OWNER = 50;

/** A login that was counted as a guess before it is judged. */
export interface Guess {
  failed(): Promise<void>;
  /** It was none: its try is given back everywhere. */
  giveBack(db: Kysely<Tables>): Promise<void>;
}

/** Logins that this process refused, since it started. */
export interface LoginTally {
  wrong: number;
  /** Refused unjudged. */
  tooMany: number;
}

/**
 * Counts guesses by address, by network and by account. An account is never locked, as that would lock its owner out: once
 * there were too many failed logins to it, from wherever, each further one waits before it is judged, unless a proof of
 * work comes with it. An account that nobody has is counted and waited for just the same.
 * @throws Refused "too-many"
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
    refusal: () => new Refused("too-many", "too-many-logins", { retryAfter: LONGEST_WAIT / 1000 }),
  });
  return async ({ email, visitor, proof }) => {
    const heads = headsOf(visitor, email);
    const giveBack = async (db: Kysely<Tables>) => {
      for (const { act, key } of heads) await limits.giveBack(db, act, key);
    };
    // A refused try costs nothing. It is given back and not undone, since what it learnt of a clock that was set back stays.
    const spent = await db.transaction().execute((trx) =>
      limits.spendEach(trx, heads, proof).catch(async (refusal: unknown) => {
        if (!(refusal instanceof Refused)) throw refusal;
        await giveBack(trx);
        return refusal;
      }),
    );
    if (spent instanceof Refused) {
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
      await slowly(() => sleep(wait)).catch(async (refusal: unknown) => {
        tally.tooMany += 1;
        await db.transaction().execute(giveBack);
        throw refusal;
      });
    return guess;
  };
}

/** Twice as long each time, once the free ones are used up. */
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
