import type { RequestListener, ServerResponse } from "node:http";

/** Requests that may be under way at once; answers from memory do not count, they are never under way. */
const AT_ONCE = 250;
/** When it makes sense to ask again, in seconds. */
const RETRY_AFTER = "2";

const WORDS = JSON.stringify({ message: "Many people are here right now. Please try again in a moment." });

interface Options {
  /** What the refusal carries besides. */
  headers?: Record<string, string>;
  atOnce?: number;
  crowd?: Crowd;
}

/** What is under way now, and how many requests were refused since the start. */
export interface Crowd {
  underWay: number;
  shed: number;
}

/**
 * Answers 503 at once when more is under way than can be served soon: whoever is served is served quickly, the rest
 * learn without waiting, and memory does not grow with the crowd. A request is under way until its answer begins: those
 * who read a large answer slowly keep nobody out.
 */
export function shedOverload(
  next: RequestListener,
  { headers = {}, atOnce = AT_ONCE, crowd = { underWay: 0, shed: 0 } }: Options = {},
): RequestListener {
  return (request, response) => {
    if (crowd.underWay >= atOnce) {
      crowd.shed += 1;
      response.writeHead(503, {
        ...headers,
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(WORDS),
        "Retry-After": RETRY_AFTER,
      });
      response.end(WORDS);
      return;
    }
    crowd.underWay += 1;
    onceAnswered(response, () => {
      crowd.underWay -= 1;
    });
    next(request, response);
  };
}

/** Calls back once, when the head of the answer is written or the connection is gone. */
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
