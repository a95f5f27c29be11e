import pLimit from "p-limit";

interface ConcurrencyOptions {
  working: number;
  /** Queue length; 0: no queue. */
  waiting: number;
  /** Error when the queue is full. */
  refusal: () => Error;
}

/** Runs `work` when a slot is free; rejects at once when the queue is full. */
export type ConcurrencyLimit = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

/** Bounds the concurrency of one kind of work in this process, first in first out. */
export function limitConcurrency({ working, waiting, refusal }: ConcurrencyOptions): ConcurrencyLimit {
  const limit = pLimit(working);
  return async (work) => {
    if (limit.activeCount === working && limit.pendingCount >= waiting) throw refusal();
    return limit(work);
  };
}
