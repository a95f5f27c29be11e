/** Those who ask while an answer is under way share it. */
export function asOne<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Asks again only once the last answer is so many milliseconds old. */
export function remembered<T>(ask: () => Promise<T>, holds: number): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (!last || performance.now() > last.until) last = { answer: ask(), until: performance.now() + holds };
    return last.answer;
  };
}

/** What this process looks at again and again. */
export interface Repeated {
  /** Looks now, where no look is under way; resolves when it is over. Never rejects. */
  look(): Promise<void>;
  start(): void;
  /** Resolves when no look is under way any more. */
  stop(): Promise<void>;
}

/**
 * @param every milliseconds from one look to the next
 * @param onFault is told of what a look threw; the next one comes all the same
 */
export function repeated(work: () => Promise<unknown>, every: number, onFault: (fault: unknown) => void): Repeated {
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const once = asOne(() => work().then(() => {}, onFault));
  const look = () => {
    underWay = once();
    return underWay;
  };
  return {
    look,
    start() {
      timer = setInterval(look, every).unref();
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
