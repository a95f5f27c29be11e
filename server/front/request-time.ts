import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { headerOf } from "./header-of.ts";

/** How long a call or a posted form may take to arrive whole, in milliseconds. */
const REQUEST = 10_000;
/** How long the upload of an administrator may take. */
export const UPLOAD_TIME = 5 * 60_000;

const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
const running = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Ends requests whose body takes too long. Node's own limit is one for the whole server; uploads by administrators
 * must be allowed longer than what a stranger may hold open.
 */
export function boundRequestTime(server: Server, within = REQUEST): void {
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => endRequest(request, response), within).unref();
    running.set(request, timer);
    request.once("close", () => clearTimeout(running.get(request)));
  });
}

/** Whether a body follows the head of a request. */
export const hasBody = (request: IncomingMessage): boolean =>
  headerOf(request, "transfer-encoding") !== undefined || Number(headerOf(request, "content-length")) > 0;

/** Gives a request that may upload the time which a slow line needs; Node's own limit then ends it. */
export const allowUploadTime = (request: IncomingMessage): void => clearTimeout(running.get(request));

/** Ends a request whose body is not there yet, with 408 or `answer` unless its answer has begun. */
export function endRequest(request: IncomingMessage, response: ServerResponse, answer = TIMED_OUT): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  // Behind an answer that nobody reads, one more would never leave, and would stand in the midst of that answer.
  if (!response.socket || socket.writableLength > 0) return void socket.destroy();
  if (!response.headersSent) socket.write(answer);
  socket.destroySoon();
}
