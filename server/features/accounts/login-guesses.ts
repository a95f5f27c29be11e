import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { limitConcurrency } from "../../rate-limit/concurrency-limit.ts";
import { getNetworks } from "../../rate-limit/ip-prefixes.ts";
import type { LimitKey } from "../../rate-limit/limit-counts.ts";
import type { RateLimits } from "../../rate-limit/limits.ts";
import { LIMITS } from "../../rate-limit/policy.ts";
import type { NotifyOwner } from "./account-emails.ts";

/** Delays in ms. */
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 4000;
/** Delayed logins per process; more would starve other requests. */
const MAX_WAITING = 20;
/** Failed logins per day that trigger the warning email. */
const NOTIFY_OWNER_AFTER = 50;

/** A login attempt, counted before it is checked. */
export interface LoginAttempt {
  failed(): Promise<void>;
  /** Refunds the attempt. */
  refund(db: Kysely<Tables>): Promise<void>;
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
export type CountLoginAttempt = (attempt: {
  email: string;
  visitor: string;
  proof: string | null;
}) => Promise<LoginAttempt>;

export function createGuessCounter({
  db,
  limits,
  notifyOwner,
  counts,
}: {
  db: Kysely<Tables>;
  limits: RateLimits;
  notifyOwner: NotifyOwner;
  counts: LoginTally;
}): CountLoginAttempt {
  const slowly = limitConcurrency({
    working: MAX_WAITING,
    waiting: 0,
    refusal: () => new AppError("too-many", "too-many-logins", { retryAfter: MAX_WAIT_MS / 1000 }),
  });
  return async ({ email, visitor, proof }) => {
    const heads = getLimitKeys(visitor, email);
    const refund = async (db: Kysely<Tables>) => {
      for (const { act, key } of heads) await limits.refund(db, act, key);
    };
    // Refunded rather than rolled back, so that clock corrections persist.
    const spent = await db.transaction().execute((trx) =>
      limits.consumeEach(trx, heads, proof).catch(async (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        await refund(trx);
        return error;
      }),
    );
    if (spent instanceof AppError) {
      counts.tooMany += 1;
      throw spent;
    }
    const times = spent.times[0] ?? 0;
    const guess: LoginAttempt = {
      async failed() {
        counts.wrong += 1;
        if (times >= NOTIFY_OWNER_AFTER) await db.transaction().execute((trx) => notifyOwner(trx, email));
      },
      refund,
    };
    const wait = spent.hasProof ? 0 : getBackoffMs(times);
    if (wait > 0)
      await slowly(() => sleep(wait)).catch(async (error: unknown) => {
        counts.tooMany += 1;
        await db.transaction().execute(refund);
        throw error;
      });
    return guess;
  };
}

/** Exponential backoff. */
const getBackoffMs = (times: number) => {
  const over = times - LIMITS["log in to an account"].times;
  return over > 0 ? Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (over - 1)) : 0;
};

function getLimitKeys(visitor: string, email: string): LimitKey[] {
  const around = getNetworks(visitor);
  return [
    { act: "log in to an account", key: email, countOnly: true },
    { act: "log in", key: visitor },
    ...(around
      ? ([
          { act: "log in from a /56", key: around.by56 },
          { act: "log in from a /48", key: around.by48 },
        ] as const)
      : []),
  ];
}
