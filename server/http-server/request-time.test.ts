import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { askRaw } from "../../tests/support/raw-http.ts";
import { sendContinue } from "./expect-continue.ts";
import { createHttpServer, listen } from "./listen.ts";
import { allowUploadTime, limitRequestTime } from "./request-time.ts";

const WITHIN = 200;

async function start(answer: RequestListener): Promise<(body: string) => ReturnType<typeof createConnection>> {
  const server = createServer();
  limitRequestTime(server, WITHIN);
  server.on("request", answer);
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  return (body) => {
    const socket = createConnection(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n${body}`);
    return socket;
  };
}

const answerWhenWhole: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("whole"));
};

it("security 48: a slow body is ended with 408", async () => {
  const send = await start(answerWhenWhole);
  const socket = send("ab");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, "close");
});

it("an accepted upload may take longer", async () => {
  const send = await start((request, response) => {
    allowUploadTime(request);
    answerWhenWhole(request, response);
  });
  const socket = send("ab");
  await wait(WITHIN * 2);
  socket.write("cd");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

it("a complete request may be answered at any time", async () => {
  const send = await start(async (request, response) => {
    request.resume();
    await wait(WITHIN * 2);
    response.end("late");
  });
  const [answer] = (await once(send("abcd"), "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

it("security 48: a response that is not read is aborted", async () => {
  const server = createHttpServer({ standstill: 300 });
  server.on("request", (_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024)));
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  const socket = createConnection(port, "127.0.0.1").pause();
  onTestFinished(() => void socket.destroy());
  const asked = once(server, "request");
  socket.on("error", () => {}).write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [{ socket: held }] = (await asked) as [IncomingMessage];
  await once(held, "close");
  expect(held.bytesWritten).toBeGreaterThan(0);
});

it("security 48: a slow body behind a response that is not read is aborted too", async () => {
  const ended: string[] = [];
  const server = createServer();
  limitRequestTime(server, WITHIN);
  server.on("request", (request, response) => {
    request.once("close", () => ended.push(request.method ?? ""));
    if (request.method === "GET") response.end(Buffer.alloc(64 * 1024 * 1024));
    else answerWhenWhole(request, response);
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  const socket = createConnection(port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.write(
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\nPOST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab",
  );
  await expect.poll(() => ended.toSorted(), { timeout: WITHIN + 5000 }).toEqual(["GET", "POST"]);
});

it("security 42: an unknown expectation gets the response of any request", async () => {
  const server = createHttpServer();
  server.on("request", (_request, response) => response.writeHead(200, { "X-Content-Type-Options": "nosniff" }).end());
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  const { status, head } = await askRaw(port, "GET", "/", "Expect: other\r\n");
  expect([status, head.toLowerCase().includes("nosniff")]).toEqual([200, true]);
});

it("security 38: 100 Continue is sent once the body is wanted, otherwise only the final response", async () => {
  const server = createHttpServer();
  server.on("request", async (request, response) => {
    if (request.url !== "/open") return void response.writeHead(401).end();
    await wait(10);
    sendContinue(request);
    response.end(await text(request));
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n`;
  const socket = createConnection(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(head("/open"));
  const [told] = (await once(socket, "data")) as [Buffer];
  expect(told.toString()).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write("body");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*keep-alive[^]*body$/);
  // What follows could be the body that was not asked for: it is no request.
  socket.write(`${head("/closed")}GET /open HTTP/1.1\r\nHost: a\r\n\r\n`);
  const rest = await text(socket);
  expect(rest).toMatch(/^HTTP\/1\.1 401 [^]*Connection: close/);
  expect(rest.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
