import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { sayTo } from "../../tests/support/raw-http.ts";
import { requireOneHost } from "./one-host.ts";

it.each([
  ["Host: localhost", 200],
  ["Host: a\r\nX-Host: b", 200],
  ["Host: drug_free.kerala.gov.in:8080", 200],
  ["Host: [2001:db8::1]:80", 200],
  ["Host:", 200],
  ["Host: a\r\nHost: a", 400],
  ["Host: a\r\nhOST: b", 400],
  ["Host:\r\nHost: c", 400],
  ["Host: a b", 400],
  ["Host: a, b", 400],
  ["Host: user@evil.test", 400],
  ["Host: evil.test/a?b#c", 400],
  ["Host: a:80:81", 400],
  ["Host: <script>", 400],
])("security 44: a request with %j is answered %i", async (hosts, status) => {
  const server = createServer(requireOneHost((_, response) => response.end(), { "X-Content-Type-Options": "nosniff" }));
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await sayTo(port, `GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
  expect(answer.status).toBe(status);
  expect(answer.head.includes("nosniff")).toBe(status === 400);
});
