import type { IncomingMessage, Server } from "node:http";

const unanswered = new WeakMap<IncomingMessage, () => void>();

/**
 * Delays `100 Continue` until the body is wanted, so that a refused upload is never sent (RFC 9110, 10.1.1).
 * Without it the connection closes after the response: what follows may be the body or the next request.
 */
export function deferContinue(server: Server): void {
  server.on("checkContinue", (request, response) => {
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    unanswered.set(request, () => {
      response.shouldKeepAlive = shouldKeepAlive;
      response.writeContinue();
    });
    server.emit("request", request, response);
  });
}

/** Sends `100 Continue` if the client expects it. Call before reading a body. */
export function sendContinue(request: IncomingMessage): void {
  unanswered.get(request)?.();
  unanswered.delete(request);
}
