import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { AppError, toErrorBody } from "../lib/app-error.ts";
import { type Admission, createAdmission, type Visitor } from "./admission-queue.ts";
import { type Arrivals, createArrivals, type Place } from "./body-limits.ts";
import { watchersFirst } from "./monitoring-routes.ts";

/** Seconds. */
const RETRY_AFTER = 2;
/** 2,500 refusals a second cost a quarter of a core. */
const PORTION = 25;
const EVERY = 10;
/** Further ones are dropped: unanswered requests hold memory. */
const UNTOLD = 5000;

const TOLD = JSON.stringify(toErrorBody("crowd"));

interface Options {
  headers?: Record<string, string>;
  admission?: Admission;
  arrivals?: Arrivals;
  tally?: Tally;
  /** The address of whoever sent a request, as limits count it. */
  addressOf?: (request: IncomingMessage) => string;
}

export interface Tally {
  shed: number;
}

/**
 * Load shedding: answers 503 with Retry-After when more is queued than can be served soon. Refusals are rate
 * limited, so that retrying clients do not starve those being served. A request counts until its response
 * begins.
 */
export function shedOverload(
  next: RequestListener,
  {
    headers = {},
    admission = createAdmission(),
    arrivals = createArrivals(),
    tally = { shed: 0 },
    addressOf = socketAddress,
  }: Options = {},
): RequestListener {
  const tell = (response: ServerResponse) => {
    response.writeHead(503, {
      ...headers,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(TOLD),
      "Retry-After": RETRY_AFTER,
    });
    response.end(TOLD);
  };
  const refuse = paced(tell, { gone });
  const watches = watchersFirst();
  return (request, response) => {
    const visitor = visitorOf(request, addressOf(request));
    admission.enter({
      ...visitor,
      first: watches(request),
      gone: () => gone(response),
      refuse() {
        tally.shed += 1;
        refuse(response);
      },
      begin() {
        arrivals.expect(request, response, placeOf(response, { visitor, admission, tally }));
        next(request, response);
      },
    });
  };
}

const socketAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? "";

/** Who sends a request, for admission. */
export const visitorOf = (request: IncomingMessage, address: string): Visitor => ({
  address,
  writes: request.method !== "GET" && request.method !== "HEAD",
  again: wasAnswered(request),
});

/** True if the connection was served before. */
const wasAnswered = ({ socket }: IncomingMessage): boolean => socket.bytesWritten > 0;

const gone = (response: ServerResponse) => response.destroyed || response.socket?.destroyed === true;

/** The slot of a request, released when the response begins. */
function placeOf(
  response: ServerResponse,
  { visitor, admission, tally }: { visitor: Visitor; admission: Admission; tally: Tally },
): Place {
  let held = true;
  let answered = false;
  const leave = () => {
    if (held) admission.leave(visitor);
    held = false;
  };
  onceAnswered(response, () => {
    answered = true;
    leave();
  });
  const comeBack = () =>
    new Promise<void>((resolve, reject) =>
      admission.enter({
        ...visitor,
        begin() {
          held = true;
          if (answered) leave();
          resolve();
        },
        refuse() {
          tally.shed += 1;
          reject(new AppError("unavailable", "crowd", { retryAfter: RETRY_AFTER }));
        },
      }),
    );
  return { leave, comeBack };
}

/** Calls `act` for queued items in batches; skips those that are gone. */
function paced<Item>(act: (item: Item) => void, { gone }: { gone: (item: Item) => boolean }): (item: Item) => void {
  const untold: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  const portion = () => {
    timer = undefined;
    for (let told = 0; told < PORTION && untold.length > 0; ) {
      const item = untold.shift() as Item;
      if (gone(item)) continue;
      act(item);
      told += 1;
    }
    if (untold.length > 0) timer = setTimeout(portion, EVERY);
  };
  return (item) => {
    if (untold.length >= UNTOLD) return act(item);
    untold.push(item);
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
