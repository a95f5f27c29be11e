import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, type Registry } from "prom-client";

interface Ask {
  type: "metrics of all";
  ask: string;
}
interface Answer {
  type: "metrics of all are";
  ask: string;
  /** Null: timed out. */
  text: string | null;
}

const isAsk = (message: unknown): message is Ask => getType(message) === "metrics of all";
const isAnswer = (message: unknown): message is Answer => getType(message) === "metrics of all are";
const getType = (message: unknown) => (message as { type?: unknown } | null)?.type;

/** In the primary: sums the metrics of all workers on request. */
export function aggregateWorkers(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", async (worker, message: unknown) => {
    if (!isAsk(message)) return;
    const text = await all.clusterMetrics().catch(() => null);
    const response: Answer = { type: "metrics of all are", ask: message.ask, text };
    if (worker.isConnected()) worker.send(response);
  });
}

/** In a worker: fetches the sums. */
export function collectAll(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
  const waiting = new Map<string, (text: string | null) => void>();
  process.on("message", (message: unknown) => {
    if (!isAnswer(message)) return;
    waiting.get(message.ask)?.(message.text);
    waiting.delete(message.ask);
  });
  return async () => {
    const ask: Ask = { type: "metrics of all", ask: randomUUID() };
    const response = new Promise<string | null>((resolve) => waiting.set(ask.ask, resolve));
    process.send?.(ask);
    const text = await response;
    if (text === null) throw new Error("A worker did not report its metrics in time.");
    return text;
  };
}
