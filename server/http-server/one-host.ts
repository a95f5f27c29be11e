import type { RequestListener } from "node:http";

/**
 * Answers 400 to requests with two Host headers or one that is no host (RFC 9112, 3.2): a proxy may have understood
 * another one.
 */
export function requireOneHost(next: RequestListener, headers: Record<string, string>): RequestListener {
  return (request, response) => {
    if (hasPlainHost(request.rawHeaders)) return next(request, response);
    response.writeHead(400, { ...headers, "Content-Length": 0, Connection: "close" });
    response.end();
  };
}

/** A name or an IP address, with or without a port; blank where the target of the request has none (RFC 9110, 7.2). */
const HOST = /^(?:[\w.~-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

function hasPlainHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== "host") continue;
    count += 1;
    if (count > 1 || !HOST.test(rawHeaders[at + 1] ?? "")) return false;
  }
  return true;
}
