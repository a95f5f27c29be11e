import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { createFairQueue } from "./fair-queue.ts";

/** Node parses all that one read brought, up to 64 KiB, in one go: 2,300 requests, or 10,000 chunks of a body. */
const SLICE_BYTES = 2048;
/** How long all connections together may be parsed, and answered from memory, in one turn of the event loop. */
const TURN_MS = 10;

interface Connection {
  /** Requests that are parsed and wait until those before them on the same connection are answered. */
  queued: number;
  read(): void;
}

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
    while (waiting.size() > 0 && !isTurnOver()) waiting.take()?.();
  };

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
        const slice = rest.subarray(0, SLICE_BYTES);
        rest = rest.length > SLICE_BYTES ? rest.subarray(SLICE_BYTES) : undefined;
        parse.call(socket, slice);
      }
    };

    const connection: Connection = { queued: 0, read };
    connections.set(socket, connection);
    socket.off("data", parse as () => void);
    socket.on("data", (chunk: Buffer<ArrayBuffer>) => {
      rest = rest ? Buffer.concat([rest, chunk]) : chunk;
      read();
    });
    socket.on("resume", () => {
      if (!socket.isPaused()) read();
    });
  });
}

/**
 * Begins a pipelined request once all before it on its connection are answered, one in each turn of the event loop:
 * a connection takes one place at a time, however much it sends.
 */
export function answerInOrder(next: RequestListener): RequestListener {
  return (request, response) => {
    // Node gives a response its socket when those before it are sent.
    if (response.socket !== null) return next(request, response);
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection) connection.queued += 1;
    response.once("socket", () =>
      setImmediate(() => {
        if (connection) connection.queued -= 1;
        if (!socket.destroyed) next(request, response);
        if (connection?.queued === 0) connection.read();
      }),
    );
  };
}
