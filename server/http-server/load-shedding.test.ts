import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { TIMED } from "../../tests/support/timed.ts";
import { createAdmission } from "./admission-queue.ts";
import { createLoadShedding } from "./load-shedding.ts";

const workFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it("serves at its capacity, sends the rest a retry time, and recovers", async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer(
    createLoadShedding((_request, response) => void waiting.push(response), {
      admission: createAdmission({ atOnce: 3 }),
    }),
  ).listen(0);
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

it("health checks are answered under overload, unless they are a flood of their own", async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer(
    createLoadShedding(
      (request, response) => void (request.url === "/" ? waiting.push(response) : response.end("well")),
      {
        admission: createAdmission({ atOnce: 3 }),
      },
    ),
  ).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const ask = async (path: string, headers = {}) => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
  };
  const crowd = [ask("/"), ask("/"), ask("/")];
  await expect.poll(() => waiting.length).toBe(3);

  expect(await Promise.all(["/", "/healthz", "/readyz", "/metrics", "/healthz/"].map((path) => ask(path)))).toEqual([
    503, 200, 200, 200, 503,
  ]);
  // A proxied request is not a health check.
  expect(await ask("/healthz", { "X-Forwarded-For": "192.0.2.7" })).toBe(503);
  const many = await Promise.all(Array.from({ length: 60 }, () => ask("/healthz")));
  expect([many.includes(200), many.includes(503)]).toEqual([true, true]);
  await expect.poll(() => ask("/healthz"), { timeout: 3000 }).toBe(200);

  for (const response of waiting) response.end("served");
  expect(await Promise.all(crowd)).toEqual([200, 200, 200]);
});

it("security 48: slow readers do not block others", async () => {
  const large = Buffer.alloc(32 * 1024 * 1024);
  const answer = (path = "") => (path === "/large" ? large : "small");
  const server = createServer(
    createLoadShedding((request, response) => response.end(answer(request.url)), {
      admission: createAdmission({ atOnce: 3 }),
    }),
  );
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

it("reliability: a crowd of sequential requests is shed too, and accepted ones are served soon", TIMED, async () => {
  // Blocks like SQLite, so requests never overlap.
  let accepted = 0;
  const server = createServer(
    createLoadShedding((_request, response) => {
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
  // All of them would take six seconds.
  expect(Math.max(...all.map(({ wait }) => wait))).toBeLessThan(4000);
});

it("delays refusals of clients that retry at once, and sends them in batches", async () => {
  const admission = createAdmission({ atOnce: 0 });
  const server = createServer(createLoadShedding(() => {}, { admission })).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = createConnection(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let told = 0;
  socket.on("data", (chunk: Buffer) => {
    told += chunk.toString().split("HTTP/1.1 503").length - 1;
  });
  const asked = performance.now();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(250));
  await expect.poll(() => told).toBe(250);
  // Ten batches, 10 ms apart.
  expect(performance.now() - asked).toBeGreaterThan(80);
});

it("drops clients that disconnected before their refusal", async () => {
  const tally = { shed: 0 };
  const server = createServer(
    createLoadShedding(() => {}, { admission: createAdmission({ atOnce: 0 }), counts: tally }),
  ).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (let visitor = 0; visitor < 200; visitor += 1) {
    const socket = createConnection(port, "127.0.0.1").on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", () => socket.resetAndDestroy());
  }
  await expect.poll(() => tally.shed).toBeGreaterThan(0);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
});
