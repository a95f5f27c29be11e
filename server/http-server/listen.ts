import cluster from "node:cluster";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import {
  type AddressInfo,
  createConnection,
  createServer as createDoor,
  type Socket,
  type Server as TcpServer,
} from "node:net";
import { deferContinue } from "./expect-continue.ts";
import { mergeSmallChunks } from "./merged-chunks.ts";
import { paceReading } from "./paced-reading.ts";
import { limitRequestTime, UPLOAD_TIMEOUT_MS } from "./request-time.ts";

/** Idle timeout within a request or response, in ms. */
const IDLE_TIMEOUT_MS = 60_000;

/**
 * HTTP server with timeouts against slow clients: headers 5 s, request 10 s, staff uploads minutes, responses
 * as long as the client reads.
 * @param upgrades allow an `upgrade` listener; its connections are not paced
 */
export function createHttpServer({ standstill = IDLE_TIMEOUT_MS, upgrades = false } = {}): Server {
  const server = createServer({
    headersTimeout: 5000,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1000,
  });
  server.setTimeout(standstill);
  // Unknown expectations get the normal response with all headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  deferContinue(server);
  limitRequestTime(server);
  mergeSmallChunks(server);
  if (!upgrades) paceReading(server);
  return server;
}

/** Pending connections; beyond it the kernel drops SYNs. */
const BACKLOG = 4096;
/** Node accepts one connection per listening socket and turn of the event loop. */
const REUSEPORT_SOCKETS = process.platform === "linux" ? 64 : 1;

const additionalSockets = new WeakMap<Server, TcpServer[]>();

/** All listening sockets of a server. */
export const getSockets = (server: Server): TcpServer[] => [server, ...(additionalSockets.get(server) ?? [])];

const PROBE_TIMEOUT_MS = 1000;

interface Address {
  host: string;
  port: number;
}

/**
 * Listens and returns the port. Set the request listener right after, before anything can be read.
 * @throws `EADDRINUSE` when the port is taken: `SO_REUSEPORT` is used only after checking
 */
export async function listen(server: Server, { host, port }: Address): Promise<number> {
  // Workers share the port; the primary has checked it.
  if (port !== 0 && REUSEPORT_SOCKETS > 1 && !cluster.isWorker) await freePort({ host, port });
  await listening(server, { host, port, reusePort: REUSEPORT_SOCKETS > 1 });
  const chosen = (server.address() as AddressInfo).port;
  const further = Array.from({ length: REUSEPORT_SOCKETS - 1 }, () =>
    createDoor({ allowHalfOpen: true, noDelay: true }),
  );
  additionalSockets.set(server, further);
  for (const listener of further) listener.on("connection", (socket: Socket) => server.emit("connection", socket));
  await Promise.all(further.map((listener) => listening(listener, { host, port: chosen, reusePort: true })));
  return chosen;
}

/**
 * The port if free, or a free one for 0.
 * @throws `EADDRINUSE`
 */
export async function freePort(at: Address): Promise<number> {
  if (at.port !== 0) return refusing(at);
  const listener = await listening(createDoor(), at);
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, "close");
  return port;
}

/** Checks by connecting: a socket that listened briefly would receive and drop connections from a proxy. */
async function refusing({ host, port }: Address): Promise<number> {
  const visitor = createConnection({ host, port, timeout: PROBE_TIMEOUT_MS });
  const answered = await new Promise((resolve) => {
    visitor.once("connect", () => resolve(true));
    visitor.once("timeout", () => resolve(false));
    visitor.once("error", () => resolve(false));
  });
  visitor.destroy();
  if (answered)
    throw Object.assign(new Error(`listen EADDRINUSE: address already in use ${host}:${port}`), { code: "EADDRINUSE" });
  return port;
}

async function listening<Door extends TcpServer>(listener: Door, at: Address & { reusePort?: boolean }): Promise<Door> {
  listener.listen({ ...at, backlog: BACKLOG });
  await once(listener, "listening").catch((error: Error) => {
    error.message = `Cannot listen on HOST ${at.host}, PORT ${at.port}: ${error.message}`;
    throw error;
  });
  return listener;
}
