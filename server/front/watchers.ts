import type { IncomingMessage } from "node:http";

/** Addresses by which programs see every few seconds how the process is doing. */
export const WATCHED = new Set(["/healthz", "/readyz", "/metrics"]);

/** Who comes more often than this is no watcher, but a crowd at these addresses, and waits in line: times in a second. */
const OFTEN = 20;
/** What every proxy says of whom it asks for. */
const BY_PROXY = ["x-forwarded-for", "forwarded", "via"];

/**
 * Tells who watches, and asks the process itself: refused in a crowd, they would take a process that has much to do for a dead
 * one, and end it. What they ask costs little.
 */
export function watchersFirst(): (request: IncomingMessage) => boolean {
  let second = 0;
  let times = 0;
  return (request) => {
    // Headers are made an object of when somebody asks for them: for nobody else here.
    if (!WATCHED.has(request.url ?? "") || BY_PROXY.some((name) => name in request.headers)) return false;
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) times = 0;
    second = now;
    times += 1;
    return times <= OFTEN;
  };
}
