import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { askRaw } from "../../tests/support/raw-http.ts";
import { requireOneHost } from "./one-host.ts";

it.each([
  ["", 200],
  ["X-Host: b\r\n", 200],
  ["Host: localhost\r\n", 400],
  ["hOST: b\r\n", 400],
  ["Host:\r\nHost: c\r\n", 400],
])("security 44: a request with %j after its host is answered %i", async (more, status) => {
  const server = createServer(requireOneHost((_, response) => response.end(), { "X-Content-Type-Options": "nosniff" }));
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const answer = await askRaw((server.address() as AddressInfo).port, "GET", "/", more);
  expect(answer.status).toBe(status);
  expect(answer.head.includes("nosniff")).toBe(status === 400);
});
