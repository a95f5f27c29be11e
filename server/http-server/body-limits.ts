import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "../lib/app-error.ts";
import { endRequest } from "./request-time.ts";

/** Maximum size of a JSON body or form, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Bodies of one address in transit, counted per started 64 KiB; beyond it the oldest must hurry. */
const MAX_BODIES_PER_ADDRESS = 100;
/** Total for all addresses; fast bodies may use as much again, 64 MiB in all. */
const MAX_BODIES = 500;
/** Grace period in ms: a connection closed at once would be reopened at once. */
const HURRY_TIMEOUT_MS = 5000;
/** Bytes of staff uploads in memory together, from the first byte until the request is answered. One more waits for room. */
const MAX_UPLOAD_BYTES = 48 * 1024 * 1024;
/** Uploads that may wait for memory, and for how long in ms; their bodies are not read until then. */
const WAITING_UPLOADS = 50;
const UPLOAD_WAIT_MS = 20_000;

/** A request's slot in the admission queue. */
export interface BodySlot {
  release(): void;
  /** @throws AppError "unavailable" when the queue is full */
  reacquire(): Promise<void>;
}

export interface ExpectedBody {
  visitor: string;
  bytes: number;
  /** A staff upload: may take minutes and is never cut off. */
  upload: boolean;
}

interface Arrival {
  visitor: string;
  size: number;
  end(): void;
  hurrying?: NodeJS.Timeout;
}

interface Line {
  of: Set<Arrival>;
  size: number;
}

const put = (arrival: Arrival, line: Line) => {
  line.of.add(arrival);
  line.size += arrival.size;
};
const take = (arrival: Arrival, line: Line) => {
  if (line.of.delete(arrival)) line.size -= arrival.size;
};

/** Request bodies in transit. */
export interface BodyLimits {
  /** Releases the request's slot while its body arrives. */
  expect(request: IncomingMessage, response: ServerResponse, place: BodySlot): void;
  /** Number in transit, including hurrying ones and uploads. */
  held(): number;
}

const expected = new WeakMap<
  IncomingMessage,
  <Body>(read: () => Promise<Body>, awaited: ExpectedBody) => Promise<Body>
>();

/**
 * Reads a body. One that arrived with its headers is read at once; otherwise the request gives up its slot
 * until the body is complete.
 * @throws AppError "unavailable" when too much is in transit, or the queue is full afterwards
 */
export const holdSlot = <Body>(
  request: IncomingMessage | undefined,
  awaited: ExpectedBody,
  read: () => Promise<Body>,
): Promise<Body> => {
  const arrive = request && expected.get(request);
  return arrive ? arrive(read, awaited) : read();
};

/** Bounds bodies in transit by address, in total and by bytes. */
export function createBodyLimits({
  fromOneAddress = MAX_BODIES_PER_ADDRESS,
  inAll = MAX_BODIES,
  hurry: hurryWithin = HURRY_TIMEOUT_MS,
  uploads = MAX_UPLOAD_BYTES,
  uploadWaitMs = UPLOAD_WAIT_MS,
} = {}): BodyLimits {
  const all: Line = { of: new Set(), size: 0 };
  const byVisitor = new Map<string, Line>();
  const hurrying: Line = { of: new Set(), size: 0 };
  let uploading = 0;
  let bytesOfUploads = 0;
  const uploadsWaiting = new Set<{ bytes: number; letIn(): void }>();

  const forget = (arrival: Arrival) => {
    take(arrival, all);
    const ofVisitor = byVisitor.get(arrival.visitor);
    if (ofVisitor) take(arrival, ofVisitor);
    if (ofVisitor?.size === 0) byVisitor.delete(arrival.visitor);
  };

  const hurry = ({ of }: Line) => {
    const [first] = of;
    if (!first) return;
    forget(first);
    if (hurrying.size + first.size > inAll) return first.end();
    put(first, hurrying);
    first.hurrying = setTimeout(first.end, hurryWithin).unref();
  };

  /** Forms: new ones are admitted, since an honest one is complete soon. */
  const receive = async <Body>(arrival: Arrival, read: () => Promise<Body>): Promise<Body> => {
    const ofVisitor = byVisitor.get(arrival.visitor) ?? { of: new Set(), size: 0 };
    while (ofVisitor.size > 0 && ofVisitor.size + arrival.size > fromOneAddress) hurry(ofVisitor);
    while (all.size > 0 && all.size + arrival.size > inAll) hurry(all);
    byVisitor.set(arrival.visitor, ofVisitor);
    put(arrival, all);
    put(arrival, ofVisitor);
    try {
      return await read();
    } finally {
      forget(arrival);
      take(arrival, hurrying);
      clearTimeout(arrival.hurrying);
    }
  };

  const fits = (bytes: number) => bytesOfUploads === 0 || bytesOfUploads + bytes <= uploads;
  const holdUpload = (bytes: number, response: ServerResponse) => {
    bytesOfUploads += bytes;
    const release = () => {
      bytesOfUploads -= bytes;
      for (const next of uploadsWaiting) {
        if (!fits(next.bytes)) break;
        uploadsWaiting.delete(next);
        next.letIn();
      }
    };
    if (response.closed) release();
    else response.once("close", release);
  };

  /** Resolves once there is room. @throws AppError "unavailable" */
  const roomForUpload = (bytes: number, response: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => {
        uploadsWaiting.delete(waiting);
        reject(new AppError("unavailable", "crowd-of-uploads", { retryAfter: 60 }));
      };
      const timer = setTimeout(refuse, uploadWaitMs).unref();
      const waiting = {
        bytes,
        letIn() {
          clearTimeout(timer);
          holdUpload(bytes, response);
          resolve();
        },
      };
      if (uploadsWaiting.size === 0 && fits(bytes)) return waiting.letIn();
      if (uploadsWaiting.size >= WAITING_UPLOADS) {
        clearTimeout(timer);
        return refuse();
      }
      uploadsWaiting.add(waiting);
    });

  const receiveUpload = async <Body>(
    bytes: number,
    response: ServerResponse,
    read: () => Promise<Body>,
  ): Promise<Body> => {
    uploading += 1;
    try {
      await roomForUpload(bytes, response);
      return await read();
    } finally {
      uploading -= 1;
    }
  };

  return {
    held: () => all.of.size + hurrying.of.size + uploading,
    expect(request, response, place) {
      expected.set(request, async (read, { visitor, bytes, upload }) => {
        // A body sent together with the headers is parsed by then.
        if (!request.complete) await nextTurn();
        if (request.complete) return read();
        place.release();
        const size = Math.max(1, Math.ceil(bytes / MAX_BODY_BYTES));
        const body = upload
          ? await receiveUpload(bytes, response, read)
          : await receive({ visitor, size, end: () => endRequest(request, response) }, read);
        await place.reacquire();
        return body;
      });
    },
  };
}
