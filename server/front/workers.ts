import cluster, { type Worker } from "node:cluster";
import type { Log } from "../log.ts";

/** A worker that leaves sooner than this after its start is not replaced at once, in milliseconds. */
const TOO_SOON = 2000;

interface Workers {
  count: number;
  port: number;
  log: Log;
}

/**
 * Runs `count` processes that share the port, and returns when the first of them serves. One that dies is replaced;
 * SIGTERM is handed to all, and this process leaves when the last of them has finished its requests.
 */
export async function runWorkers({ count, port, log }: Workers): Promise<void> {
  let stopping = false;
  const start = () => {
    const worker = cluster.fork({ PORT: port });
    const began = Date.now();
    worker.once("exit", (code) => {
      if (stopping) return leaveWhenAlone();
      log.error({ worker: worker.id, code }, "a worker left and is replaced");
      setTimeout(start, Date.now() - began < TOO_SOON ? TOO_SOON : 0);
    });
  };
  for (let number = 0; number < count; number += 1) start();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      for (const worker of workers()) worker.process.kill("SIGTERM");
      leaveWhenAlone();
    });
  }
  await new Promise<void>((resolve) => {
    cluster.on("message", (_worker, message: unknown) => {
      if (message === SERVING) resolve();
    });
  });
}

const SERVING = "serving";

/** In a worker: tells the first process that visitors are answered. */
export const tellServing = (): void => void process.send?.(SERVING);

const workers = () => Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);

function leaveWhenAlone(): void {
  if (workers().every((worker) => worker.isDead())) process.exit(0);
}
