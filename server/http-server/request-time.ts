import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getHeader } from "./content-encoding.ts";

const REQUEST_TIMEOUT_MS = 10_000;
export const UPLOAD_TIMEOUT_MS = 5 * 60_000;

const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
const running = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends requests whose body takes too long. Node's `requestTimeout` is global, and staff uploads need more. */
export function limitRequestTime(server: Server, within = REQUEST_TIMEOUT_MS): void {
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => endRequest(request, response), within).unref();
    running.set(request, timer);
    request.once("close", () => clearTimeout(running.get(request)));
  });
}

/** Whether a body follows the head of a request. */
export const hasBody = (request: IncomingMessage): boolean =>
  getHeader(request, "transfer-encoding") !== undefined || Number(getHeader(request, "content-length")) > 0;

/** Exempts a request from that limit. */
export const allowUploadTime = (request: IncomingMessage): void => clearTimeout(running.get(request));

/** Ends a request whose body is not there yet, with 408 or `answer` unless its answer has begun. */
export function endRequest(request: IncomingMessage, response: ServerResponse, answer = TIMED_OUT): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  // A 408 behind an unread response would corrupt it.
  if (!response.socket || socket.writableLength > 0) return void socket.destroy();
  if (!response.headersSent) socket.write(answer);
  socket.destroySoon();
}
