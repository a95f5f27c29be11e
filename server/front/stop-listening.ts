import { once } from "node:events";
import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { doorsOf } from "./listen.ts";

/**
 * How long requests under way may take to finish once the process is asked to stop, in milliseconds; with the letter
 * under way after them, the process has left within ten seconds.
 */
const LAST_REQUESTS = 6000;

/**
 * For so long connections that a proxy keeps open are still answered once the process is asked to stop, each for the last
 * time, in milliseconds: closed at once, they would take with them what is sent on them at that moment.
 */
const GOODBYE = 300;

/** Takes no more connections, answers what comes on kept ones for a moment, and waits for those under way, six seconds at most. */
export async function stopListening(server: Server): Promise<void> {
  const doors = await closeDoors(server);
  // Somebody who asks without a pause would otherwise never find the connection idle, and be cut off at the end. Not
  // before the doors are closed: who loses a kept connection knocks again.
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  // In each turn after what has come was read: a connection counts as idle until then.
  const goodbye = setInterval(() => setImmediate(() => server.closeIdleConnections()), GOODBYE);
  const late = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
  await Promise.all(doors);
  clearInterval(goodbye);
  clearTimeout(late);
}

/** How many doors are closed in one turn of the event loop: each takes some 20 µs, in which somebody may come to the next. */
const AT_ONCE = 4;
/** A turn that took longer leaves time for somebody to come behind its back, in milliseconds. */
const SHORT_TURN = 3;
/** How long moments without anybody at the doors are waited for, in milliseconds. */
const LET_IN = 1000;

/**
 * Closes doors, a few after each short turn in which nobody came, and returns what ends with the last connection: who
 * stands at a door that closes is cut off by the kernel, and a proxy sends nothing again that might have been stored.
 */
async function closeDoors(server: Server): Promise<Promise<unknown>[]> {
  let came = false;
  const note = () => void (came = true);
  server.on("connection", note);
  const open = doorsOf(server);
  const closing: Promise<unknown>[] = [];
  await nextTurn();
  for (let began = performance.now(), end = began + LET_IN; open.length > 0; ) {
    came = false;
    await nextTurn();
    const now = performance.now();
    if ((!came && now - began < SHORT_TURN) || now > end)
      closing.push(...open.splice(-AT_ONCE).map((door) => closed(door)));
    began = performance.now();
  }
  server.off("connection", note);
  return closing;
}

/** Not by the server's own `close`, which would end kept connections at once. */
function closed(door: TcpServer): Promise<unknown> {
  const end = once(door, "close");
  TcpServer.prototype.close.call(door);
  return end;
}
