import { setImmediate as nextTurn } from "node:timers/promises";

/** Single flight: concurrent callers share one call. */
export function singleFlight<T>(ask: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= ask().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

/** Caches the result for `holds` ms. */
export function memoizeFor<T>(ask: () => Promise<T>, ttl: number): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (!last || performance.now() > last.until) last = { answer: ask(), until: performance.now() + ttl };
    return last.answer;
  };
}

/** A poller. */
export interface Poller {
  /** Runs now unless a run is in progress; resolves when it ends, never rejects. */
  tick(): Promise<void>;
  start(): void;
  /** Resolves when no run is in progress. */
  stop(): Promise<void>;
}

/**
 * @param every interval in ms
 * @param onError receives errors; polling continues
 */
export function createPoller(work: () => Promise<unknown>, every: number, onError: (error: unknown) => void): Poller {
  let pending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const once = singleFlight(() => work().then(() => {}, onError));
  const tick = () => {
    pending = once();
    return pending;
  };
  return {
    tick,
    start() {
      timer = setInterval(tick, every).unref();
    },
    async stop() {
      clearInterval(timer);
      await pending;
    },
  };
}

const TURN_MS = 10;

/** Ends the turn of the event loop once it has lasted some 10 ms; for loops, once per step. */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
