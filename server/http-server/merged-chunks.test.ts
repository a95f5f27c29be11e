import { once } from "node:events";
import type { IncomingMessage, RequestListener } from "node:http";
import { createConnection } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createHttpServer, listen } from "./listen.ts";

const HEAD = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
const chunk = (bytes: string, extension = "") => `${bytes.length.toString(16)}${extension}\r\n${bytes}\r\n`;
const END = "0\r\n\r\n";

async function start(answer: RequestListener) {
  const server = createHttpServer();
  server.on("request", answer);
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  return (words: string) => {
    const socket = createConnection(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(words);
    return socket;
  };
}

it("security 81: merges small chunks of a body in order, also before it is read", async () => {
  let chunks = 0;
  const send = await start(async (request, response) => {
    while (!request.complete) await nextTurn();
    request.on("data", () => (chunks += 1));
    response.end(await buffer(request));
  });
  const parts = Array.from({ length: 1500 }, (_, number) => String(number));
  parts[700] = "x".repeat(5000);
  const answer = await text(send(HEAD + parts.map((part) => chunk(part, ";a=b")).join("") + END));
  expect(answer.split("\r\n\r\n").slice(1).join("")).toContain(parts.slice(0, 700).join(""));
  expect(answer.replace(/\r\n[0-9a-f]+\r\n/g, "")).toContain(parts.slice(600, 800).join(""));
  expect(chunks).toBeLessThan(60);
});

it("security 81: ends a body of too many small chunks with 413, and buffers little until then", async () => {
  const requests: IncomingMessage[] = [];
  const send = await start((request) => void requests.push(request));
  const socket = send(HEAD + chunk("x").repeat(100_000));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  await once(socket, "close");
  expect(requests[0]?.readableLength).toBeLessThan(4096);
});

it("accepts any number of small chunks between large ones, as a slow upload arrives", async () => {
  const send = await start(async (request, response) => response.end(String((await buffer(request)).length)));
  const parts = 3000;
  expect(await text(send(HEAD + (chunk("x".repeat(1000)) + chunk("y".repeat(100))).repeat(parts) + END))).toContain(
    `\r\n${1100 * parts}`,
  );
});

it("passes on slow chunks at once", async () => {
  const send = await start(async (request, response) => {
    for await (const bytes of request) response.write(bytes);
    response.end();
  });
  const socket = send(HEAD);
  for (const email of "abc") {
    const heard = once(socket, "data");
    socket.write(chunk(email));
    expect(String(await heard)).toContain(`1\r\n${email}\r\n`);
  }
  socket.write(END);
  await once(socket, "close");
});
