import { createConnection, type Socket } from "node:net";

interface Dripping {
  port: number;
  /** Bodies that are held open at every moment: one that is ended is begun anew. */
  bodies: number;
  /** The address of this machine from which they come. */
  from?: string;
  /** What drips: the body of a request, or its headers. */
  part?: "body" | "headers";
  /** A header line of each, such as the address that a proxy would name. */
  header?: (number: number) => string;
}

/** What the one who drips sees, until `stop`. */
export interface Drips {
  /** Bodies that are open now. */
  open(): number;
  /** How many connections were made so far. */
  connected(): number;
  /** How many were ended by the server so far. */
  ended(): number;
  stop(): void;
}

/** Milliseconds between two bytes of a body, and before one that was ended is begun anew. */
const BETWEEN = 1000;

/** Calls and pages that read a body from anybody. */
const TARGETS = [
  "POST /api/contact HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 8000",
  "POST /api/testimonials/add HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked",
  "POST /contact-us HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 8000",
];

/** One hostile client: sends the heads of requests at once and their bodies byte by byte, for as long as it may. */
export function drip({ port, bodies, from = "127.0.0.1", part = "body", header = () => "" }: Dripping): Drips {
  const sockets = new Set<Socket>();
  let connected = 0;
  let ended = 0;
  let stopped = false;
  const begin = (number: number) => {
    if (stopped) return;
    const target = TARGETS[number % TARGETS.length] ?? "";
    const socket = createConnection({ port, host: "127.0.0.1", localAddress: from });
    const byte = part === "body" && target.endsWith("chunked") ? "1\r\n \r\n" : "x";
    const dripping = setInterval(() => socket.write(byte), BETWEEN);
    sockets.add(socket);
    // Whoever is refused comes again over another connection.
    socket.on("error", () => {}).on("data", () => socket.destroy());
    socket.once("close", () => {
      clearInterval(dripping);
      sockets.delete(socket);
      ended += 1;
      setTimeout(begin, BETWEEN, number);
    });
    socket.once("connect", () => (connected += 1));
    const unfinished = part === "body" ? "\r\n" : "X-Drip: ";
    socket.write(`${target}\r\nHost: localhost\r\n${header(number)}${unfinished}${byte}`);
  };
  for (let number = 0; number < bodies; number += 1) begin(number);
  return {
    open: () => sockets.size,
    connected: () => connected,
    ended: () => ended,
    stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
