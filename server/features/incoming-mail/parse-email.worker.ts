import { parentPort, Worker } from "node:worker_threads";
import { limitConcurrency } from "../../rate-limit/concurrency-limit.ts";
import { type ParsedEmail, parseEmail } from "./parse-email.ts";

const MAX_WAITING = 50;
/** Larger ones are handed over without a copy, which would block the event loop and double the memory. */
const MAX_COPIED_BYTES = 1024 * 1024;
/** An idle worker holds memory. */
const IDLE_TIMEOUT_MS = 60_000;

type Parsed = { email: ParsedEmail } | { error: string };

/** `raw` must not be used afterwards. @throws Error in a few words: no email, timeout or out of memory */
export type ParseEmail = (raw: Uint8Array) => Promise<ParsedEmail>;

/** Parses hostile emails one after the other in a worker thread, which is replaced when it fails. */
export function createEmailParser({ timeoutMs = 60_000, maxHeapMb = 256 } = {}): ParseEmail {
  const oneByOne = limitConcurrency({
    working: 1,
    waiting: MAX_WAITING,
    refusal: () => new Error("too many emails are being read"),
  });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = () =>
    new Worker(new URL(import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // No secrets for a parser of foreign text.
      env: {},
      execArgv: [],
    })
      // One that ran out of memory after the timeout would end the server, unheard.
      .on("error", () => {});

  /** Waits for its end: two at once would take twice the memory. */
  const end = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  const ask = async (raw: Uint8Array): Promise<ParsedEmail> => {
    clearTimeout(idle);
    // Small ones may be part of a shared buffer.
    const content = raw.byteLength > MAX_COPIED_BYTES ? raw : new Uint8Array(raw);
    const child = (worker ??= start());
    child.ref();
    const listening = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    try {
      const parsed = await new Promise<Parsed>((resolve, reject) => {
        const { signal } = listening;
        const fail = () => reject(new Error("it took too much memory to read"));
        child.once("message", resolve).once("error", fail).once("exit", fail);
        signal.addEventListener("abort", () => child.off("message", resolve).off("error", fail).off("exit", fail));
        timer = setTimeout(() => reject(new Error("it took too long to read")), timeoutMs);
        child.postMessage(content, [content.buffer as ArrayBuffer]);
      });
      if ("error" in parsed) throw new ParseError(parsed.error);
      return parsed.email;
    } catch (error) {
      if (!(error instanceof ParseError)) await end();
      throw error;
    } finally {
      clearTimeout(timer);
      listening.abort();
      child.unref();
      idle = setTimeout(end, IDLE_TIMEOUT_MS).unref();
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
      (email) => {
        const buffers = email.attachments.flatMap(({ content: { buffer, byteLength } }) =>
          buffer.byteLength === byteLength && buffer instanceof ArrayBuffer ? buffer : [],
        );
        port.postMessage({ email } satisfies Parsed, [...new Set(buffers)]);
      },
      (error: Error) => port.postMessage({ error: error.message.slice(0, 200) } satisfies Parsed),
    );
  });
}
