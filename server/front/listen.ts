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
import { boundRequestTime, UPLOAD_TIME } from "./request-time.ts";

/** How long a connection may stand still in the middle of a request or an answer, in milliseconds. */
const STANDSTILL = 60_000;

/**
 * A server that slow clients cannot hold: headers within 5 s, a request within 10 s, an allowed upload within minutes,
 * and an answer as long as somebody reads on.
 * @param upgrades whether it may have an `upgrade` listener; its connections are then not read in bounded turns
 */
export function createHttpServer({ standstill = STANDSTILL, upgrades = false } = {}): Server {
  const server = createServer({
    headersTimeout: 5000,
    requestTimeout: UPLOAD_TIME,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1000,
  });
  server.setTimeout(standstill);
  // Whatever somebody expects beside 100-continue, the answer is the one of any request, with its headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  deferContinue(server);
  boundRequestTime(server);
  mergeSmallChunks(server);
  if (!upgrades) paceReading(server);
  return server;
}

/** Connections that may wait to be accepted; one more is dropped, and its visitor tries again only after seconds. */
const BACKLOG = 4096;
/** Node accepts one connection at each listening socket in a turn of its event loop; a crowd needs more of them. */
const DOORS = process.platform === "linux" ? 64 : 1;

const furtherDoors = new WeakMap<Server, TcpServer[]>();

/** Every socket on which a server listens: its own, and those that share its port. */
export const doorsOf = (server: Server): TcpServer[] => [server, ...(furtherDoors.get(server) ?? [])];

/** How long somebody may take to open at a port that is asked for, in milliseconds. */
const KNOCK = 1000;

interface Address {
  host: string;
  port: number;
}

/**
 * Listens and says on which port; who answers requests is set right after, before any can be read. Fails with
 * `EADDRINUSE` where somebody listens already: sockets that may share a port are opened only once nobody else has it.
 */
export async function listen(server: Server, { host, port }: Address): Promise<number> {
  // A worker shares the port on purpose, and its first process has looked.
  if (port !== 0 && DOORS > 1 && !cluster.isWorker) await freePort({ host, port });
  await listening(server, { host, port, reusePort: DOORS > 1 });
  const chosen = (server.address() as AddressInfo).port;
  const further = Array.from({ length: DOORS - 1 }, () => createDoor({ allowHalfOpen: true, noDelay: true }));
  furtherDoors.set(server, further);
  for (const door of further) door.on("connection", (socket: Socket) => server.emit("connection", socket));
  await Promise.all(further.map((door) => listening(door, { host, port: chosen, reusePort: true })));
  return chosen;
}

/**
 * The port itself, or some free one for 0, held by nobody at this moment. Fails with `EADDRINUSE` where somebody listens.
 */
export async function freePort(at: Address): Promise<number> {
  if (at.port !== 0) return refusing(at);
  const door = await listening(createDoor(), at);
  const { port } = door.address() as AddressInfo;
  door.close();
  await once(door, "close");
  return port;
}

/**
 * A port at which nobody answers. Found by knocking: a socket that listened for a moment would cut off whom a proxy sent to
 * it, and a proxy sends nothing again that might have been stored.
 */
async function refusing({ host, port }: Address): Promise<number> {
  const visitor = createConnection({ host, port, timeout: KNOCK });
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

async function listening<Door extends TcpServer>(door: Door, at: Address & { reusePort?: boolean }): Promise<Door> {
  door.listen({ ...at, backlog: BACKLOG });
  await once(door, "listening").catch((fault: Error) => {
    fault.message = `Nobody can listen at HOST ${at.host}, PORT ${at.port}: ${fault.message}`;
    throw fault;
  });
  return door;
}
