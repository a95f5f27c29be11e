import cluster, { type Worker } from "node:cluster";
import type { Log } from "../lib/logger.ts";

/** Backoff: a worker that exits sooner is not replaced at once. */
const MIN_UPTIME_MS = 2000;

interface Workers {
  count: number;
  port: number;
  log: Log;
}

/**
 * Runs `count` worker processes on one port; resolves when the first serves. Replaces crashed ones and
 * forwards SIGTERM.
 */
export async function runWorkers({ count, port, log }: Workers): Promise<void> {
  let stopping = false;
  const start = () => {
    const worker = cluster.fork({ PORT: port });
    const began = Date.now();
    worker.once("exit", (code) => {
      if (stopping) return exitWhenDisconnected();
      log.error({ worker: worker.id, code }, "worker exited, starting a replacement");
      setTimeout(start, Date.now() - began < MIN_UPTIME_MS ? MIN_UPTIME_MS : 0);
    });
  };
  for (let number = 0; number < count; number += 1) start();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      for (const worker of workers()) worker.process.kill("SIGTERM");
      exitWhenDisconnected();
    });
  }
  await new Promise<void>((resolve) => {
    cluster.on("message", (_worker, message: unknown) => {
      if (message === SERVING) resolve();
    });
  });
}

const SERVING = "serving";

/** Called in a worker once it serves. */
export const notifyServing = (): void => void process.send?.(SERVING);

const workers = () => Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);

function exitWhenDisconnected(): void {
  if (workers().every((worker) => worker.isDead())) process.exit(0);
}
