import type { RequestListener } from "node:http";

/** Requests that may be under way at once; answers from memory do not count, they are never under way. */
const AT_ONCE = 250;
/** When it makes sense to ask again, in seconds. */
const RETRY_AFTER = "2";

const WORDS = JSON.stringify({ message: "Many people are here right now. Please try again in a moment." });

/**
 * Answers 503 at once when more is under way than can be served soon: whoever is served is served quickly, the rest
 * learn without waiting, and memory does not grow with the crowd.
 */
export function shedOverload(next: RequestListener, atOnce = AT_ONCE): RequestListener {
  let underWay = 0;
  return (request, response) => {
    if (underWay >= atOnce) {
      response.writeHead(503, {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(WORDS),
        "Retry-After": RETRY_AFTER,
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      });
      response.end(WORDS);
      return;
    }
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
    });
    next(request, response);
  };
}
