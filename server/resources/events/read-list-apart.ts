import { parentPort, Worker, workerData } from "node:worker_threads";
import type { KeyedEvent } from "./keys.ts";
import { type ReadList, readList } from "./read-list.ts";

/** A list that takes longer than this is given up, in milliseconds. */
const WITHIN = 20_000;
/** More than five megabytes of the smallest values take as objects. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

interface Work {
  answer: Uint8Array;
  known: string | null;
  overridden: KeyedEvent[];
}

/**
 * Reads a feed's answer in a thread of its own: five megabytes of anything would hold all visitors up for a second.
 * @throws Error in a few words when there is no list in it, or when it takes too long or too much memory.
 */
export async function readListApart(work: Work, stopped: AbortSignal): Promise<ReadList> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: work,
    resourceLimits: MEMORY,
    // The settings hold secrets, which a reader of foreign text need not know.
    env: {},
    execArgv: [],
  });
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(WITHIN)]);
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
  const { answer, known, overridden } = workerData as Work;
  parentPort.postMessage(readList(answer, known, overridden));
}
