interface Bound {
  working: number;
  /** How many more may wait for that; 0: nobody does. */
  waiting: number;
  /** What those too many are told. */
  refusal: () => Error;
}

/** Does `work` now or once it is its turn; rejects at once where too many wait already. */
export type AtOnce = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

/** Bounds how much of one kind of work this process takes on together, in the order in which it came. */
export function boundAtOnce({ working, waiting, refusal }: Bound): AtOnce {
  const line: (() => void)[] = [];
  let free = working;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw refusal();
    try {
      return await work();
    } finally {
      // Whoever is next takes the place over, before anybody who comes now can.
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
