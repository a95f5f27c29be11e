import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { AppError, toErrorBody } from "../lib/app-error.ts";
import { type Admission, createAdmission, type Visitor } from "./admission-queue.ts";
import { type BodyLimits, type BodySlot, createBodyLimits } from "./body-limits.ts";
import { prioritizeMonitoring } from "./monitoring-routes.ts";

/** Seconds. */
const RETRY_AFTER_SECONDS = 2;
/** 2,500 refusals a second cost a quarter of a core. */
const REJECTIONS_PER_BATCH = 25;
const BATCH_INTERVAL_MS = 10;
/** Further ones are dropped: unanswered requests hold memory. */
const MAX_PENDING_REJECTIONS = 5000;

const BUSY_BODY = JSON.stringify(toErrorBody("crowd"));

interface Options {
  headers?: Record<string, string>;
  admission?: Admission;
  arrivals?: BodyLimits;
  counts?: ShedCounts;
  /** The client address used for rate limits. */
  addressOf?: (request: IncomingMessage) => string;
}

export interface ShedCounts {
  shed: number;
}

/**
 * Load shedding: answers 503 with Retry-After when more is queued than can be served soon. Refusals are rate
 * limited, so that retrying clients do not starve those being served. A request counts until its response
 * begins.
 */
export function createLoadShedding(
  next: RequestListener,
  {
    headers = {},
    admission = createAdmission(),
    arrivals = createBodyLimits(),
    counts = { shed: 0 },
    addressOf = socketAddress,
  }: Options = {},
): RequestListener {
  const sendBusy = (response: ServerResponse) => {
    response.writeHead(503, {
      ...headers,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(BUSY_BODY),
      "Retry-After": RETRY_AFTER_SECONDS,
    });
    response.end(BUSY_BODY);
  };
  const refuse = createPacer(sendBusy, { isAborted: isClosed });
  const watches = prioritizeMonitoring();
  return (request, response) => {
    const visitor = getVisitor(request, addressOf(request));
    admission.acquire({
      ...visitor,
      first: watches(request),
      isAborted: () => isClosed(response),
      reject() {
        counts.shed += 1;
        refuse(response);
      },
      start() {
        arrivals.expect(request, response, getSlot(response, { visitor, admission, counts }));
        next(request, response);
      },
    });
  };
}

const socketAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? "";

/** Who sends a request, for admission. */
export const getVisitor = (request: IncomingMessage, address: string): Visitor => ({
  address,
  writes: request.method !== "GET" && request.method !== "HEAD",
  again: isAnswered(request),
});

/** True if the connection was served before. */
const isAnswered = ({ socket }: IncomingMessage): boolean => socket.bytesWritten > 0;

const isClosed = (response: ServerResponse) => response.destroyed || response.socket?.destroyed === true;

/** The slot of a request, released when the response begins. */
function getSlot(
  response: ServerResponse,
  { visitor, admission, counts }: { visitor: Visitor; admission: Admission; counts: ShedCounts },
): BodySlot {
  let isHeld = true;
  let answered = false;
  const release = () => {
    if (isHeld) admission.release(visitor);
    isHeld = false;
  };
  onceAnswered(response, () => {
    answered = true;
    release();
  });
  const reacquire = () =>
    new Promise<void>((resolve, reject) =>
      admission.acquire({
        ...visitor,
        start() {
          isHeld = true;
          if (answered) release();
          resolve();
        },
        reject() {
          counts.shed += 1;
          reject(new AppError("unavailable", "crowd", { retryAfter: RETRY_AFTER_SECONDS }));
        },
      }),
    );
  return { release, reacquire };
}

/** Calls `act` for queued items in batches; skips disconnected ones. */
function createPacer<Item>(
  act: (item: Item) => void,
  { isAborted: isClosed }: { isAborted: (item: Item) => boolean },
): (item: Item) => void {
  const queued: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  const portion = () => {
    timer = undefined;
    for (let sent = 0; sent < REJECTIONS_PER_BATCH && queued.length > 0; ) {
      const item = queued.shift() as Item;
      if (isClosed(item)) continue;
      act(item);
      sent += 1;
    }
    if (queued.length > 0) timer = setTimeout(portion, BATCH_INTERVAL_MS);
  };
  return (item) => {
    if (queued.length >= MAX_PENDING_REJECTIONS) return act(item);
    queued.push(item);
    timer ??= setTimeout(portion, 1);
  };
}

/** Calls back once, when the headers are written or the connection closes. */
function onceAnswered(response: ServerResponse, done: () => void): void {
  let open = true;
  const end = () => {
    if (open) done();
    open = false;
  };
  response.once("close", end);
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    end();
    return writeHead(...head);
  };
}
