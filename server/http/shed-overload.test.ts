import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { shedOverload } from "./shed-overload.ts";

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
