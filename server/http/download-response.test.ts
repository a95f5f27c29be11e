import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, it, onTestFinished, vi } from "vitest";
import { toCsv } from "../lib/csv.ts";
import { sendDownload } from "./download-response.ts";
import type { Env } from "./env.ts";

const MEBIBYTE = 1024 * 1024;

async function serveBatches(batches: number, failsAfter = Number.POSITIVE_INFINITY) {
  const made = { batches: 0, ended: false };
  async function* rows() {
    try {
      for (; made.batches < batches; made.batches += 1) {
        if (made.batches === failsAfter) throw new Error("the database is gone");
        yield Array.from({ length: 64 }, () => ({ text: "x".repeat(MEBIBYTE / 64) }));
      }
    } finally {
      made.ended = true;
    }
  }
  const app = new Hono<Env>();
  const columns = [{ head: "Text", cell: ({ text }: { text: string }) => text }];
  app.get("/", (c) => sendDownload(c, "text/csv", { name: "all.csv", pieces: toCsv(columns, rows()) }));
  const server = createServer(getRequestListener(app.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const request = get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return { made, answer };
}

it("starts with the UTF-8 byte order mark for spreadsheets", async () => {
  const { answer } = await serveBatches(0);
  const bytes = Buffer.concat(await answer.toArray());
  expect(bytes.toString("latin1")).toBe("\xef\xbb\xbfText\r\n");
});

it("produces no more than the client reads, and stops when the client disconnects", async () => {
  const { made, answer } = await serveBatches(400);
  answer.pause();
  let before = -1;
  while (before !== made.batches) {
    before = made.batches;
    await wait(100);
  }
  expect(made).toEqual({ batches: expect.any(Number), ended: false });
  expect(made.batches).toBeLessThan(100);
  answer.destroy();
  await vi.waitFor(() => expect(made.ended).toBe(true));
  expect(made.batches).toBeLessThan(100);
});

it("aborts on an error, so that a truncated file is not taken for a complete one", async () => {
  const { made, answer } = await serveBatches(8, 4);
  await expect(answer.toArray()).rejects.toThrow("aborted");
  expect(made).toEqual({ batches: 4, ended: true });
});
