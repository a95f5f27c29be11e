import { parentPort, Worker, workerData } from "node:worker_threads";
import type { KeyedEvent } from "./event-keys.ts";
import { type ReadList, readList } from "./parse-feed.ts";

const TIMEOUT_MS = 20_000;
/** Enough for five megabytes of tiny values. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 256 };

interface Work {
  response: Uint8Array;
  known: string | null;
  overridden: KeyedEvent[];
}

/**
 * Parses the feed in a worker thread; five megabytes would block the event loop for a second.
 * @throws Error in a few words: no list, timeout or out of memory
 */
export async function readListInWorker(work: Work, stopped: AbortSignal): Promise<ReadList> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: work,
    resourceLimits: WORKER_MEMORY,
    // No secrets for a parser of foreign text.
    env: {},
    execArgv: [],
  });
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const end = () => void worker.terminate();
  signal.addEventListener("abort", end);
  try {
    return await new Promise<ReadList>((resolve, reject) => {
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("its answer took too long to read")));
    });
  } finally {
    signal.removeEventListener("abort", end);
    await worker.terminate();
  }
}

if (import.meta.main && parentPort) {
  const { response, known, overridden } = workerData as Work;
  parentPort.postMessage(readList(response, known, overridden));
}
