import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createConnection, type Socket } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createHttpServer, listen } from "./listen.ts";
import { answerInOrder } from "./paced-reading.ts";

async function start(answer: RequestListener, parsed = () => {}) {
  const server = createHttpServer();
  server.on("request", parsed);
  server.on("request", answerInOrder(answer));
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  return (words: string | Buffer): Socket => {
    const socket = createConnection(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(words);
    return socket;
  };
}

const LAST = "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

it("security 53: answers 2,000 pipelined requests in order, at most one of a connection in a turn", async () => {
  let begun = 0;
  let mostInATurn = 0;
  const send = await start((request, response) => {
    begun += 1;
    mostInATurn = Math.max(mostInATurn, begun);
    setImmediate(() => (begun = 0));
    response.end(`${request.url}\n`);
  });
  const asked = Array.from({ length: 2000 }, (_, number) => `GET /${number} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const answers = await text(send(asked.join("") + LAST));
  expect(answers.match(/^\/\w+/gm)).toEqual([...asked.map((_, number) => `/${number}`), "/last"]);
  expect(mostInATurn).toBeLessThanOrEqual(2);
});

it("security 81: buffers few requests of an endless pipeline, and reads on as they are answered", async () => {
  const held: (() => void)[] = [];
  let parsed = 0;
  let answered = 0;
  const send = await start(
    (_request, response) => void held.push(() => response.end()),
    () => (parsed += 1),
  );
  const socket = send(`${"HEAD / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(5000)}${LAST}`);
  await expect.poll(() => held.length).toBe(1);
  const closed = once(socket.resume(), "close");
  while (!socket.closed) {
    const next = held.shift();
    if (next) {
      next();
      answered += 1;
    } else await new Promise((resolve) => setImmediate(resolve));
    expect(held.length).toBeLessThanOrEqual(1);
    // As many as a slice holds.
    expect(parsed - answered).toBeLessThan(100);
  }
  await closed;
  expect(answered).toBe(5001);
});

it("security 53: keeps turns of the event loop short while many connections send bodies of one-byte chunks", async () => {
  const send = await start((request, response) => request.resume().on("end", () => response.end()));
  const head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  const body = Buffer.from(head + "1\r\nx\r\n".repeat(100_000));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const sockets = Array.from({ length: 50 }, () => send(body));
  const answers = await Promise.all(sockets.map((socket) => text(socket).catch(() => "")));
  delay.disable();
  expect(answers.every((answer) => answer === "" || answer.startsWith("HTTP/1.1 413 "))).toBe(true);
  // 15 ms on an idle machine; unpaced more than a second.
  expect(delay.max / 1e6).toBeLessThan(500);
});

it("reads bodies whole, in pieces, in sequence and with backpressure, to the last byte", async () => {
  const send = await start(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    response.end(`${bytes}`);
  });
  const post = (bytes: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n${"x".repeat(bytes)}`;
  const large = 3_000_000;
  const answers = await text(send(post(1) + post(5000) + post(large) + post(70_000) + LAST));
  expect(answers.match(/(?<=\r\n\r\n)\d+/g)).toEqual(["1", "5000", `${large}`, "70000", "0"]);
});

it("answers a large page that is read slowly, and the next request after it", async () => {
  const page = Buffer.alloc(8_000_000, "x");
  const send = await start((_request, response) => response.end(page));
  const socket = send(`GET / HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(300) + LAST);
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > 3 * page.length) socket.destroy();
  });
  await once(socket, "close");
  expect(bytes).toBeGreaterThan(3 * page.length);
});
