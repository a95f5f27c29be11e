import type { RequestListener } from "node:http";

/** Answers 400 to requests with two Host headers (RFC 9112, 3.2): a proxy may have used the other one. */
export function requireOneHost(next: RequestListener, headers: Record<string, string>): RequestListener {
  return (request, response) => {
    if (hosts(request.rawHeaders) <= 1) return next(request, response);
    response.writeHead(400, { ...headers, "Content-Length": 0, Connection: "close" });
    response.end();
  };
}

function hosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") count += 1;
  return count;
}
