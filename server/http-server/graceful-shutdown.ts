import { once } from "node:events";
import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { getSockets } from "./listen.ts";

/** Grace period for running requests; with the email in transit after it, the process exits within ten seconds. */
const SHUTDOWN_TIMEOUT_MS = 6000;

/**
 * Keep-alive connections get one more response for this long; closed at once, a request already sent would be
 * lost.
 */
const KEEP_ALIVE_GRACE_MS = 300;

/**
 * Graceful shutdown: stops accepting, answers once more on keep-alive connections, waits at most six seconds
 * for running requests.
 */
export async function shutDownGracefully(server: Server): Promise<void> {
  const doors = await closeSockets(server);
  // A client that sends requests without a pause would never be idle. Only after the sockets are closed, or
  // it would reconnect.
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  // After the poll phase: a connection with unread data counts as idle before it.
  const goodbye = setInterval(() => setImmediate(() => server.closeIdleConnections()), KEEP_ALIVE_GRACE_MS);
  const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await Promise.all(doors);
  clearInterval(goodbye);
  clearTimeout(timer);
}

/** 20 µs each. */
const SOCKETS_PER_TICK = 4;
/** After a longer turn a connection may be waiting unseen. */
const SHORT_TICK_MS = 3;
const ACCEPT_GRACE_MS = 1000;

/**
 * Closes sockets a few at a time in turns without new connections: the kernel resets pending ones, and
 * proxies do not retry requests that may have been processed.
 */
async function closeSockets(server: Server): Promise<Promise<unknown>[]> {
  let came = false;
  const note = () => void (came = true);
  server.on("connection", note);
  const open = getSockets(server);
  const closing: Promise<unknown>[] = [];
  await nextTurn();
  for (let began = performance.now(), end = began + ACCEPT_GRACE_MS; open.length > 0; ) {
    came = false;
    await nextTurn();
    const now = performance.now();
    if ((!came && now - began < SHORT_TICK_MS) || now > end)
      closing.push(...open.splice(-SOCKETS_PER_TICK).map((listener) => closed(listener)));
    began = performance.now();
  }
  server.off("connection", note);
  return closing;
}

/** `server.close` would end keep-alive connections at once. */
function closed(listener: TcpServer): Promise<unknown> {
  const end = once(listener, "close");
  TcpServer.prototype.close.call(listener);
  return end;
}
