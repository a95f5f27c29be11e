/** Single flight: concurrent callers share one call. */
export function asOne<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Caches the result for `holds` ms. */
export function remembered<T>(ask: () => Promise<T>, holds: number): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (!last || performance.now() > last.until) last = { answer: ask(), until: performance.now() + holds };
    return last.answer;
  };
}

/** A poller. */
export interface Repeated {
  /** Runs now unless a run is in progress; resolves when it ends, never rejects. */
  look(): Promise<void>;
  start(): void;
  /** Resolves when no run is in progress. */
  stop(): Promise<void>;
}

/**
 * @param every interval in ms
 * @param onFault receives errors; polling continues
 */
export function repeated(work: () => Promise<unknown>, every: number, onError: (error: unknown) => void): Repeated {
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const once = asOne(() => work().then(() => {}, onError));
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
