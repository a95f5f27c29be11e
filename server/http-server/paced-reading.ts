import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createFairQueue } from "./fair-queue.ts";
import { isReceiveBuffer, receive } from "./receive-buffer.ts";

/** Node parses the result of one read, up to 64 KiB, in one go: 2,300 requests, or 10,000 chunks of a body. */
const SLICE_BYTES = 2048;
/** How long all connections together may be parsed, and answered from memory, in one turn of the event loop. */
const TURN_MS = 10;
/** Parsed requests of one connection that wait. Only a client that pipelines requests with bodies can have more. */
const MAX_QUEUED = 8;
const END_OF_HEAD = "\r\n\r\n";

interface Connection {
  /** Requests that are parsed and wait until those before them on the same connection are answered. */
  queued: number;
  /** The newest request. */
  request?: IncomingMessage;
  read(): void;
  /** Does the work in a later turn of the event loop that has time left. */
  schedule(work: () => void): void;
  /** Does the work now if this turn has time left. */
  whenTime(work: () => void): void;
}

/** The answers of Node to what it refuses to parse. */
const REFUSALS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

const connections = new WeakMap<Socket, Connection>();

/**
 * Feeds the HTTP parser in small slices, for a bounded time per turn of the event loop. Addresses take turns;
 * the rest stays unparsed and its connection is paused. Not for servers with an `upgrade` listener.
 */
export function paceReading(server: Server): void {
  const waiting = createFairQueue<() => void>();
  let turnBegan: number | undefined;

  const isTurnOver = () => {
    const now = performance.now();
    if (turnBegan === undefined) {
      turnBegan = now;
      setImmediate(endTurn);
    }
    return now - turnBegan > TURN_MS;
  };
  const endTurn = () => {
    turnBegan = undefined;
    takeUpTo(waiting.size());
  };
  const takeUpTo = (count: number) => {
    if (count === 0 || isTurnOver()) return;
    waiting.take()?.();
    // The ticks that it causes run first, so that their time counts.
    process.nextTick(takeUpTo, count - 1);
  };

  // Node ends all requests whose time is over in one turn of the event loop.
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) => {
    const refuse = () => {
      const answer = REFUSALS[error.code ?? ""] ?? "400 Bad Request";
      if (socket.writable && !socket._httpMessage?.headersSent)
        socket.write(`HTTP/1.1 ${answer}\r\nConnection: close\r\n\r\n`);
      socket.destroy(error);
    };
    const connection = connections.get(socket);
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && connection) connection.schedule(refuse);
    else refuse();
  });

  server.on("connection", (socket: Socket) => {
    const [parse] = socket.listeners("data");
    if (!parse) return;
    let rest: Buffer<ArrayBuffer> | undefined;
    let isHeld = false;

    const read = () => {
      if (isHeld) socket.resume();
      isHeld = false;
      // Node pauses the socket when it must not be parsed further, and resumes it later.
      while (rest && !socket.destroyed && !socket.isPaused()) {
        if (connection.queued > 0 || isTurnOver()) {
          isHeld = true;
          socket.pause();
          if (connection.queued === 0) waiting.add(socket.remoteAddress ?? "", read);
          return;
        }
        const bytes = getSliceLength(rest, connection.request);
        const slice = rest.length > bytes ? rest.subarray(0, bytes) : rest;
        rest = rest.length > bytes ? rest.subarray(bytes) : undefined;
        parse.call(socket, slice);
        if (connection.queued > MAX_QUEUED) socket.destroy();
      }
    };

    const schedule = (work: () => void) => {
      waiting.add(socket.remoteAddress ?? "", work);
      isTurnOver();
    };
    const whenTime = (work: () => void) => {
      if (waiting.size() === 0 && !isTurnOver()) work();
      else schedule(work);
    };
    const connection: Connection = { queued: 0, read, schedule, whenTime };
    connections.set(socket, connection);
    socket.off("data", parse as () => void);
    receive(socket, (chunk) => {
      rest = rest ? Buffer.concat([rest, chunk]) : chunk;
      read();
      if (rest && isReceiveBuffer(rest)) rest = Buffer.from(rest);
    });
    socket.on("resume", () => {
      if (!socket.isPaused()) read();
    });
    endWhenTime(socket, whenTime);
  });
}

/** A client can end thousands of connections at once, and each end takes some 40 µs. */
function endWhenTime(socket: Socket, whenTime: Connection["whenTime"]): void {
  const push = socket.push.bind(socket);
  const destroy = socket.destroy.bind(socket);
  let isEnding = false;
  socket.push = (chunk: Buffer | null) => {
    if (chunk !== null) return push(chunk);
    if (!isEnding) whenTime(() => push(null));
    isEnding = true;
    return false;
  };
  socket.destroy = (error?: NodeJS.ErrnoException) => {
    if (error?.code !== "ECONNRESET" || error.syscall !== "read") return destroy(error);
    whenTime(() => destroy(error));
    return socket;
  };
}

/** Up to the end of the next head, as each parsed request costs memory, and time when its connection closes. */
function getSliceLength(rest: Buffer, request: IncomingMessage | undefined): number {
  if (request?.complete === false) return SLICE_BYTES;
  const start = rest.length > SLICE_BYTES ? rest.subarray(0, SLICE_BYTES) : rest;
  const end = start.indexOf(END_OF_HEAD);
  return end < 0 ? SLICE_BYTES : end + END_OF_HEAD.length;
}

/**
 * Begins a pipelined request once all before it on its connection are answered, one in each turn of the event loop:
 * a connection takes one place at a time, however much it sends. All connections share the time of a turn.
 */
export function answerInOrder(next: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection) connection.request = request;
    // Node gives a response its socket when those before it are sent.
    if (response.socket !== null) return next(request, response);
    if (connection) connection.queued += 1;
    const start = () => {
      if (connection) connection.queued -= 1;
      if (!socket.destroyed) next(request, response);
      if (connection?.queued === 0) connection.read();
    };
    response.once("socket", () => (connection ? connection.schedule(start) : setImmediate(start)));
  };
}

/** Answers now if this turn of the event loop has time left, else in a later one: many may wait for the same page. */
export function answerWithinTurn({ socket }: IncomingMessage, answer: () => void): void {
  const connection = connections.get(socket);
  if (connection) connection.whenTime(() => socket.destroyed || answer());
  else answer();
}
