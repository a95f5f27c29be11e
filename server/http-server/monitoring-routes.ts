import type { IncomingMessage } from "node:http";

/** Health and metrics endpoints. */
export const MONITORING_PATHS = new Set(["/healthz", "/readyz", "/metrics"]);

/** Requests per second; beyond it they queue like any other. */
const MAX_REQUESTS_PER_SECOND = 20;
const PROXY_HEADERS = ["x-forwarded-for", "forwarded", "via"];

/** Direct requests of monitoring bypass the queue: a refused liveness probe would restart a busy process. */
export function prioritizeMonitoring(): (request: IncomingMessage) => boolean {
  let second = 0;
  let times = 0;
  return (request) => {
    // `headers` is a lazy getter; avoid it for other URLs.
    if (!MONITORING_PATHS.has(request.url ?? "") || PROXY_HEADERS.some((name) => name in request.headers)) return false;
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) times = 0;
    second = now;
    times += 1;
    return times <= MAX_REQUESTS_PER_SECOND;
  };
}
