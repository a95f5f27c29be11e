import { parentPort, Worker } from "node:worker_threads";
import { limitConcurrency } from "../../rate-limit/concurrency-limit.ts";
import { type ParsedEmail, parseEmail } from "./parse-email.ts";

const TIMEOUT_MS = 30_000;
const WORKER_MEMORY = { maxOldGenerationSizeMb: 256 };
const MAX_WAITING = 50;

type Parsed = { email: ParsedEmail } | { error: string };

/** @throws Error in a few words: no email, timeout or out of memory */
export type ParseEmail = (raw: Uint8Array) => Promise<ParsedEmail>;

/** Parses hostile emails one after the other in a worker thread, which is replaced when it fails. */
export function createEmailParser(): ParseEmail {
  const oneByOne = limitConcurrency({
    working: 1,
    waiting: MAX_WAITING,
    refusal: () => new Error("too many emails are being read"),
  });
  let worker: Worker | undefined;

  const start = () =>
    // No secrets for a parser of foreign text.
    new Worker(new URL(import.meta.url), { resourceLimits: WORKER_MEMORY, env: {}, execArgv: [] });

  const ask = async (raw: Uint8Array): Promise<ParsedEmail> => {
    const asked = (worker ??= start());
    asked.ref();
    const listening = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    try {
      const parsed = await new Promise<Parsed>((resolve, reject) => {
        const { signal } = listening;
        const fail = () => reject(new Error("it took too much memory to read"));
        asked.once("message", resolve).once("error", reject).once("exit", fail);
        signal.addEventListener("abort", () => asked.off("message", resolve).off("error", reject).off("exit", fail));
        timer = setTimeout(() => reject(new Error("it took too long to read")), TIMEOUT_MS);
        asked.postMessage(raw);
      });
      if ("error" in parsed) throw new ParseError(parsed.error);
      return parsed.email;
    } catch (error) {
      if (!(error instanceof ParseError)) {
        worker = undefined;
        void asked.terminate();
      }
      throw error;
    } finally {
      clearTimeout(timer);
      listening.abort();
      asked.unref();
    }
  };
  return (raw) => oneByOne(() => ask(raw));
}

/** The worker goes on. */
class ParseError extends Error {}

if (import.meta.main && parentPort) {
  const port = parentPort;
  port.on("message", (raw: Uint8Array) => {
    parseEmail(raw).then(
      (email) => port.postMessage({ email } satisfies Parsed),
      (error: Error) => port.postMessage({ error: error.message.slice(0, 200) } satisfies Parsed),
    );
  });
}
