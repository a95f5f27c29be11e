import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createConnection, type Socket } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createHttpServer, listen } from "./listen.ts";
import { answerInOrder, answerWithinTurn } from "./paced-reading.ts";

async function start(answer: RequestListener, parsed = () => {}, connected = (_socket: Socket) => {}) {
  const server = createHttpServer();
  server.on("connection", connected);
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
    expect(parsed - answered).toBeLessThan(5);
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

/** Counts the work of each turn of the event loop; each piece takes 3 ms. */
function countSlowWork() {
  let inThisTurn = 0;
  const counts = { all: 0, most: 0 };
  const work = () => {
    const began = performance.now();
    while (performance.now() - began < 3);
    if (inThisTurn === 0) setImmediate(() => (inThisTurn = 0));
    inThisTurn += 1;
    counts.all += 1;
    counts.most = Math.max(counts.most, inThisTurn);
  };
  return { work, counts };
}

function countSlowAnswers() {
  const { work, counts } = countSlowWork();
  const answer: RequestListener = (_request, response) => {
    work();
    response.end();
  };
  return { answer, counts };
}

/** What fits into 10 ms after reading and 10 ms after answering. */
const MOST_IN_A_TURN = 10;

it("security 53: answers pipelined requests of many connections only while a turn of the event loop has time", async () => {
  const { answer, counts } = countSlowAnswers();
  const first: (() => void)[] = [];
  const send = await start((request, response) => {
    if (request.url === "/first") first.push(() => response.end());
    else answer(request, response);
  });
  for (let connection = 0; connection < 40; connection += 1)
    send(["/first", "/", "/"].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
  await expect.poll(() => first.length, { timeout: 20_000 }).toBe(40);
  for (const end of first) end();
  await expect.poll(() => counts.all, { timeout: 20_000 }).toBe(80);
  expect(counts.most).toBeLessThanOrEqual(MOST_IN_A_TURN);
});

it("security 53: answers many who wait for the same page over several turns of the event loop", async () => {
  const { answer, counts } = countSlowAnswers();
  const page = Promise.withResolvers<void>();
  let waiting = 0;
  const send = await start((request, response) => {
    waiting += 1;
    page.promise.then(() => answerWithinTurn(request, () => answer(request, response)));
  });
  for (let connection = 0; connection < 60; connection += 1) send(LAST);
  await expect.poll(() => waiting, { timeout: 20_000 }).toBe(60);
  page.resolve();
  await expect.poll(() => counts.all, { timeout: 20_000 }).toBe(60);
  expect(counts.most).toBeLessThanOrEqual(MOST_IN_A_TURN);
});

it.each([
  ["end", "closes", (socket: Socket) => socket.destroy()],
  ["error", "resets", (socket: Socket) => socket.resetAndDestroy()],
])(
  "security 53: emits %s over several turns of the event loop when a client %s many connections at once",
  async (event, _does, leave) => {
    const { work, counts } = countSlowWork();
    let open = 0;
    const send = await start(
      () => {},
      () => (open += 1),
      (socket) => socket.once(event, work),
    );
    const sockets = Array.from({ length: 60 }, () => send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n"));
    await expect.poll(() => open, { timeout: 20_000 }).toBe(60);
    for (const socket of sockets) leave(socket);
    await expect.poll(() => counts.all, { timeout: 20_000 }).toBe(60);
    expect(counts.most).toBeLessThanOrEqual(MOST_IN_A_TURN);
  },
);

it("security 81: closes a connection that pipelines many requests with bodies", async () => {
  let parsed = 0;
  const send = await start(
    () => {},
    () => (parsed += 1),
  );
  const socket = send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx".repeat(1000));
  await once(socket.resume(), "close");
  expect(parsed).toBeLessThan(100);
});

it("refuses malformed requests, and heads that are too large, as Node does", async () => {
  const send = await start((_request, response) => response.end());
  const getStatus = async (words: string) => (await text(send(words))).slice(9, 12);
  expect(await getStatus("no HTTP\r\n\r\n")).toBe("400");
  expect(await getStatus(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`)).toBe("431");
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

it("keeps heads and bodies of connections apart that arrive in turns", async () => {
  const send = await start(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.end(`${request.headers["x-name"]} ${Buffer.concat(chunks)}`);
  });
  const names = ["a", "b", "c"].map((letter) => letter.repeat(600));
  const pieces = (name: string) => [
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Na`,
    `me: ${name.slice(0, 300)}`,
    `${name.slice(300)}\r\nContent-Length: 1800\r\n\r\n${name}`,
    name,
    name,
  ];
  const sockets = names.map(() => send(""));
  const answers = Promise.all(sockets.map((socket) => text(socket)));
  for (let piece = 0; piece < 5; piece += 1)
    for (const [place, socket] of sockets.entries()) {
      await new Promise((resolve) => socket.write(pieces(names[place] ?? "")[piece] ?? "", resolve));
      await new Promise((resolve) => setImmediate(resolve));
    }
  expect((await answers).map((answer) => answer.split("\r\n\r\n")[1])).toEqual(
    names.map((name) => `${name} ${name.repeat(3)}`),
  );
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
