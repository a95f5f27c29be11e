import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { answerInOrder, paceReading } from "./paced-reading.ts";
import { isReceiveBuffer } from "./receive-buffer.ts";

const CONNECTIONS = 20;
const PARTS = 30;
const PART_BYTES = 5000;

it("keeps bodies apart that arrive in turn and are read later", async () => {
  const shared: boolean[] = [];
  const arrived = Promise.withResolvers<void>();
  let waiting = 0;
  const server = createServer(
    answerInOrder(async (request, response) => {
      const chunks: Buffer<ArrayBuffer>[] = [];
      // Read late and slowly, so that chunks wait while other connections are read.
      waiting += 1;
      if (waiting === CONNECTIONS) arrived.resolve();
      await arrived.promise;
      for await (const chunk of request) {
        shared.push(isReceiveBuffer(chunk));
        chunks.push(chunk);
        await new Promise(setImmediate);
      }
      response.end(Buffer.concat(chunks));
    }),
  );
  paceReading(server);
  server.listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const letters = Array.from({ length: CONNECTIONS }, (_, index) => String.fromCodePoint(65 + index));
  const sockets: Socket[] = letters.map(() => connect(port));
  for (const socket of sockets)
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${PARTS * PART_BYTES}\r\n\r\n`);
  const answers = sockets.map((socket) => text(socket));
  for (let part = 0; part < PARTS; part += 1) {
    for (const [index, socket] of sockets.entries()) socket.write((letters[index] ?? "").repeat(PART_BYTES));
    await new Promise(setImmediate);
  }
  const mixed = (await Promise.all(answers)).filter((answer, index) => {
    const withoutChunkSizes = /[\r\n0-9a-f]/g;
    const body = answer.slice(answer.indexOf("\r\n\r\n") + 4).replaceAll(withoutChunkSizes, "");
    return body !== (letters[index] ?? "").repeat(PARTS * PART_BYTES);
  });
  expect(mixed).toHaveLength(0);
  expect(shared.length).toBeGreaterThan(CONNECTIONS);
  expect(shared).not.toContain(true);
});
