import type { RequestListener, ServerResponse } from "node:http";

/** Requests that may be under way at once; answers from memory do not count, they are never under way. */
const AT_ONCE = 250;
/** For how long one turn of the event loop takes on requests, in milliseconds, and how many it takes on in any case. */
const TURN = 250;
const IN_ANY_CASE = 50;
/** When it makes sense to ask again, in seconds. */
const RETRY_AFTER = "2";

const WORDS = JSON.stringify({ message: "Many people are here right now. Please try again in a moment." });

interface Options {
  /** What the refusal carries besides. */
  headers?: Record<string, string>;
  atOnce?: number;
  crowd?: Crowd;
  full?: () => boolean;
}

/** What is under way now, and how many requests were refused since the start. */
export interface Crowd {
  underWay: number;
  shed: number;
}

/**
 * Says whether this turn of the event loop has taken on as much as it can do soon. Requests whose work is done here, and
 * not by another machine, are hardly ever under way together: they wait unread in their sockets, where nobody can count
 * them, and make turns long. A school class is taken on however long the turn lasts: a machine that is slow is no crowd.
 */
export function fullTurns(within = TURN, inAnyCase = IN_ANY_CASE): () => boolean {
  let began = 0;
  let reached = 0;
  return () => {
    if (reached === 0) {
      began = performance.now();
      setImmediate(() => {
        reached = 0;
      });
    }
    reached += 1;
    return reached > inAnyCase && performance.now() - began > within;
  };
}

/**
 * Answers 503 at once when more is under way than can be served soon: whoever is served is served quickly, the rest
 * learn without waiting, and memory does not grow with the crowd. A request is under way until its answer begins: those
 * who read a large answer slowly keep nobody out.
 */
export function shedOverload(
  next: RequestListener,
  { headers = {}, atOnce = AT_ONCE, crowd = { underWay: 0, shed: 0 }, full = fullTurns() }: Options = {},
): RequestListener {
  const refuse = (response: ServerResponse) => {
    response.writeHead(503, {
      ...headers,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(WORDS),
      "Retry-After": RETRY_AFTER,
    });
    response.end(WORDS);
  };
  return (request, response) => {
    if (crowd.underWay >= atOnce || full()) {
      crowd.shed += 1;
      // After what this turn has begun: who is refused and asks again at once would otherwise be read before that is done.
      setImmediate(refuse, response);
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
