import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { fetchPinnedIp } from "./fetch-pinned-ip.ts";

it.each([
  ["another protocol", "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"],
  ["an empty response", ""],
  ["a protocol other than HTTP", "220 mail.example.org ESMTP\r\n"],
])("security 47, 56: a host that answers %s does not delay others", async (_title, answer) => {
  const host = createServer((socket) => {
    socket.on("error", () => {});
    socket.end(answer);
  });
  await once(host.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void host.close());
  const { port } = host.address() as AddressInfo;
  const asked = fetchPinnedIp(new URL(`http://feed.example:${port}/`), {
    addresses: [{ address: "127.0.0.1", family: 4 }],
    method: "GET",
    headers: {},
    signal: AbortSignal.timeout(10_000),
  });
  await expect(asked).rejects.toThrow(/ended without an answer|socket hang up|Parse Error|Expected HTTP/);
});
