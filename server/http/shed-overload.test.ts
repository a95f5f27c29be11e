import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { fullTurns, shedOverload } from "./shed-overload.ts";

const workFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it("serves as many at once as it can, tells the rest when to come back, and serves again after", async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer(shedOverload((_request, response) => void waiting.push(response), { atOnce: 3 })).listen(
    0,
  );
  await once(server, "listening");
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  const served = [ask(), ask(), ask()];
  await expect.poll(() => waiting.length).toBe(3);
  const shed = await ask();
  expect([shed.status, shed.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect((await shed.json()).message).toMatch(/try again/);

  for (const response of waiting.splice(0)) response.end("served");
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const later = ask();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.end("served");
  expect((await later).status).toBe(200);
  server.close();
});

it("security 48: those who read their answers slowly keep nobody out", async () => {
  const large = Buffer.alloc(32 * 1024 * 1024);
  const answer = (path = "") => (path === "/large" ? large : "small");
  const server = createServer(shedOverload((request, response) => response.end(answer(request.url)), { atOnce: 3 }));
  server.listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (let reader = 0; reader < 5; reader += 1) {
    const socket = createConnection(port, "127.0.0.1").pause();
    onTestFinished(() => void socket.destroy());
    socket.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "readable");
  }
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

it("reliability: a crowd whose requests are done one after the other is shed too, and who is served is served soon", async () => {
  // As a database within the process works: nothing else happens meanwhile, so nothing ever seems to be under way.
  let accepted = 0;
  const server = createServer(
    shedOverload((_request, response) => {
      workFor(20);
      response.end("served");
    }),
  ).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  server.on("connection", () => {
    accepted += 1;
  });
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 300 }, () => createConnection(port, "127.0.0.1"));
  await expect.poll(() => accepted).toBe(300);
  const asked = performance.now();
  const answers = sockets.map(async (socket) => {
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let text = "";
    for await (const chunk of socket) text += chunk;
    return { status: Number(text.slice(9, 12)), text, wait: performance.now() - asked };
  });
  const all = await Promise.all(answers);
  const [served, shed] = [200, 503].map((wanted) => all.filter(({ status }) => status === wanted));
  expect((served?.length ?? 0) + (shed?.length ?? 0)).toBe(300);
  expect(served?.length).toBeGreaterThanOrEqual(20);
  expect(shed?.length).toBeGreaterThan(100);
  for (const { text } of shed ?? []) expect(text).toContain("Retry-After: 2");
  // All of them would have taken six seconds.
  expect(Math.max(...all.map(({ wait }) => wait))).toBeLessThan(4000);
});

it("takes on new work for a bounded time in each turn of the event loop", async () => {
  const full = fullTurns(20, 1);
  expect(full()).toBe(false);
  expect(full()).toBe(false);
  workFor(30);
  expect(full()).toBe(true);
  await nextTurn();
  expect(full()).toBe(false);
});

it("refuses those who come in a turn that has worked long enough, and serves again in the next", async () => {
  const serve = shedOverload(
    (_request, response) => {
      workFor(30);
      response.end();
    },
    { full: fullTurns(20, 1) },
  );
  const server = createServer(serve).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = createConnection(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  // Requests that arrive in one piece are read in one turn.
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(5));
  let read = "";
  socket.on("data", (chunk: Buffer) => {
    read += chunk.toString();
  });
  const statuses = () => [...read.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  await expect.poll(statuses).toEqual(["200", "503", "503", "503", "503"]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});
