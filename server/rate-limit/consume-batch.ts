import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import { addToCounts, type LimitCharge, type LimitIncrement, secondsUntil } from "./limit-counts.ts";
import { getPolicy, type LimitedAction } from "./policy.ts";

interface Usage extends LimitIncrement {
  /** Earlier count plus accepted ones of this batch. */
  count: number;
  /** In seconds. */
  wait: number;
}

/** Counts a batch in one statement, decides one by one, and refunds the refused ones. */
export async function consumeBatch(
  db: Kysely<Tables>,
  spendings: readonly LimitCharge[],
  { now, hidden }: { now: number; hidden(key: string): string },
): Promise<(AppError | null)[]> {
  const tallies = new Map<string, Usage>();
  const addTo = (act: LimitedAction, key: string, times = 1): Usage => {
    const name = `${act} ${key}`;
    const usage = tallies.get(name) ?? { act, key: hidden(key), times: 0, count: 0, wait: 1 };
    usage.times += times;
    tallies.set(name, usage);
    return usage;
  };
  const spent = spendings.map(({ keys, proof }) => {
    const allowsMore = keys.some(({ act }) => getPolicy(act).withProof !== undefined);
    return {
      heads: keys.map(({ act, key, times = 1 }) => ({ tally: addTo(act, key, times), times })),
      proof: proof != null && allowsMore ? { tally: addTo("use a proof", proof), times: 1 } : null,
    };
  });

  // Consistent lock order avoids deadlocks.
  const sorted = [...tallies.values()].sort((a, b) => compare(a.act, b.act) || compare(a.key, b.key));
  const counted = new Map<string, Usage>(sorted.map((usage) => [`${usage.act} ${usage.key}`, usage]));
  for (const { act, key, count, window_ends_at } of await addToCounts(db, sorted, now)) {
    const usage = counted.get(`${act} ${key}`);
    if (usage) Object.assign(usage, { count: count - usage.times, wait: secondsUntil(window_ends_at, now) });
  }

  const outcomes = spent.map(({ heads, proof }) => {
    const proven = proof?.tally.count === 0;
    const full = heads.find(({ tally: usage, times: added }) => {
      const { times, withProof = times } = getPolicy(usage.act);
      return usage.count + added > (proven ? withProof : times);
    });
    if (full) return new AppError("too-many", "too-many-requests", { retryAfter: full.tally.wait });
    for (const { tally: usage, times } of proof ? [...heads, proof] : heads) {
      usage.count += times;
      usage.times -= times;
    }
    return null;
  });

  for (const { act, key, times, count } of sorted.filter((usage) => usage.times > 0))
    await db
      .updateTable("limit_counts")
      .set((row) => ({ count: row("count", "-", times), ...(count === 0 && { window_ends_at: now }) }))
      .where("act", "=", act)
      .where("key", "=", key)
      .execute();
  return outcomes;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
