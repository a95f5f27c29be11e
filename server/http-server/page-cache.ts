import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isPlainUrl, toCacheKey } from "../../shared/public-routes.ts";
import { type EncodedResponse, encodeResponse, encodeSmaller, getHeader, variantFor } from "./content-encoding.ts";
import { answerWithinTurn } from "./paced-reading.ts";
import { type StoredMessage, sendFromMemory } from "./send-from-memory.ts";

/** Exchange with the renderer: fingerprints of the cached and the new loader data. */
export interface RenderContext {
  before?: string | undefined;
  /** Equal to `before`: the renderer returns 304 instead of HTML. */
  now?: string | undefined;
}

interface Deps {
  /** Renders a public URL as for an anonymous visitor; `request` is the one that missed. */
  render(address: string, making: RenderContext, request: IncomingMessage): Promise<Response>;
  /** Content version; entries of another version are stale. */
  version(): number;
  /** Bytes; least recently used entries are evicted. */
  maxBytes?: number;
  /** True if no new rendering should start; cached and pending responses are still served. */
  isFull?: (request: IncomingMessage) => boolean;
  /** CORS headers for this origin, as a flat list. */
  permissions?: (address: string, origin: string | undefined) => string[];
}

const EMPTY_CONTEXT: string[] = [];

interface CacheEntry {
  answer: EncodedResponse;
  version: number;
  madeOf: string | undefined;
  hits: number;
  /** Whether the best compression is done or in progress. */
  isSmallest: boolean;
  counted: number;
}

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Hits after which the slowest compression pays off. */
const POPULAR_HITS = 8;
const LRU_UPDATE_EVERY = 16;
/** Concurrent renderings; beyond it requests fall through, except plain URLs. */
const MAX_CONCURRENT_RENDERS = 100;

/**
 * In-memory page cache for public GET requests, invalidated when public content changes. Authenticated and
 * non-cacheable requests fall through to `next`.
 */
export function createPageCache({
  render,
  version,
  maxBytes = MAX_CACHE_BYTES,
  isFull = () => false,
  permissions = () => EMPTY_CONTEXT,
}: Deps) {
  const cache = new Map<string, CacheEntry>();
  const pending = new Map<string, { version: number; answer: Promise<EncodedResponse> }>();
  /** One at a time: it uses a thread that passwords and files need too. */
  let isCompressing = false;
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  const forget = (address: string) => {
    const entry = cache.get(address);
    if (entry) bytes -= entry.counted;
    cache.delete(address);
  };

  const store = (address: string, entry: CacheEntry) => {
    forget(address);
    cache.set(address, entry);
    entry.counted = entry.answer.bytes;
    bytes += entry.counted;
    for (const oldest of cache.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  };

  /** Single flight, unless the content changed since. */
  const renew = (address: string, request: IncomingMessage): Promise<EncodedResponse> => {
    const now = version();
    const flight = pending.get(address);
    if (flight?.version === now) return flight.answer;
    const before = cache.get(address);
    const making: RenderContext = { before: before?.madeOf };
    const response = render(address, making, request)
      .then(async (rendered) => {
        if (before && rendered.status === 304) {
          before.version = now;
          return before.answer;
        }
        // Not in the turn of the event loop that rendered it.
        await nextTurn();
        const encoded = await encodeResponse(rendered);
        const entry = { answer: encoded, version: now, madeOf: making.now, hits: 0, isSmallest: false, counted: 0 };
        if (encoded.status === 200) store(address, entry);
        return encoded;
      })
      .finally(() => {
        if (pending.get(address)?.answer === response) pending.delete(address);
      });
    pending.set(address, { version: now, answer: response });
    return response;
  };

  const hit = (address: string, entry: CacheEntry): EncodedResponse => {
    entry.hits += 1;
    // Approximate LRU at a fraction of the cost.
    if (entry.hits % LRU_UPDATE_EVERY === 1) {
      cache.delete(address);
      cache.set(address, entry);
    }
    if (entry.hits >= POPULAR_HITS && !entry.isSmallest && !isCompressing) {
      entry.isSmallest = true;
      isCompressing = true;
      encodeSmaller(entry.answer)
        .then((response) => {
          if (cache.get(address) !== entry) return;
          entry.answer = response;
          store(address, entry);
        })
        .finally(() => (isCompressing = false));
    }
    return entry.answer;
  };

  const answerWith = (request: IncomingMessage, response: ServerResponse, address: string, answer: EncodedResponse) => {
    const before = answer.bytes;
    sendAnswer(request, response, answer, permissions(address, getHeader(request, "origin")));
    if (answer.bytes === before) return;
    const entry = cache.get(address);
    if (entry?.answer === answer) store(address, entry);
  };

  return {
    held: () => ({ answers: cache.size, bytes }),
    tally: () => ({ hits, misses }),

    listener: (next: RequestListener): RequestListener =>
      function answerFromMemory(request, response) {
        const { method, url = "" } = request;
        if ((method !== "GET" && method !== "HEAD") || getHeader(request, "authorization") !== undefined)
          return next(request, response);
        const cached = cache.get(url);
        const address = cached ? url : toCacheKey(url);
        if (address === null) return next(request, response);
        const entry = cached ?? cache.get(address);
        if (entry?.version === version()) {
          hits += 1;
          return answerWith(request, response, address, hit(address, entry));
        }
        misses += 1;
        const beyond = pending.size >= MAX_CONCURRENT_RENDERS || isFull(request);
        if (beyond && !pending.has(address) && !isPlainUrl(address)) return next(request, response);
        renew(address, request).then(
          (answer) => answerWithinTurn(request, () => answerWith(request, response, address, answer)),
          () => next(request, response),
        );
      } as RequestListener,
  };
}

function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: EncodedResponse, more: string[]): void {
  const known = getHeader(request, "if-none-match");
  if (
    known !== undefined &&
    answer.status === 200 &&
    (known === answer.etag || known === "*" || known.includes(answer.etag))
  ) {
    return sendFromMemory(response, 304, withHeaders(answer.notModified, more));
  }
  const variant = variantFor(answer, getHeader(request, "accept-encoding"));
  sendFromMemory(response, answer.status, withHeaders(variant, more));
}

const withHeaders = (message: StoredMessage, more: string[]): StoredMessage =>
  more.length === 0 ? message : { headers: [...message.headers, ...more], body: message.body };
