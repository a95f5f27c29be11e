import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { boundRequestTime, UPLOAD_TIME } from "./http/request-time.ts";

/**
 * How long requests under way may take to finish once the process is asked to stop, in milliseconds; with the letter
 * under way after them, the process has left within ten seconds.
 */
const LAST_REQUESTS = 6000;

/** How long a connection may stand still in the middle of a request or an answer, in milliseconds. */
const STANDSTILL = 60_000;

/**
 * A server that slow clients cannot hold: headers within 5 s, a request within 10 s, an allowed upload within minutes,
 * and an answer as long as somebody reads on.
 */
export function createHttpServer({ standstill = STANDSTILL } = {}): Server {
  const server = createServer({
    headersTimeout: 5000,
    requestTimeout: UPLOAD_TIME,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1000,
  });
  server.setTimeout(standstill);
  boundRequestTime(server);
  return server;
}

/** Connections that may wait to be accepted; one more is dropped, and its visitor tries again only after seconds. */
const BACKLOG = 4096;

/** Listens and says on which port; who answers requests is set right after, before any can be read. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Takes no more requests and waits for those under way, six seconds at most. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, "close");
  // Somebody who asks without a pause would otherwise never find the connection idle, and be cut off at the end.
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  server.close();
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
  await closed;
  clearTimeout(late);
}
