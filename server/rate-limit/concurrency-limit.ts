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
  const line: (() => void)[] = [];
  let free = working;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw refusal();
    try {
      return await work();
    } finally {
      // Hands the slot over before a newcomer can take it.
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
