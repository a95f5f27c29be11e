import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What a server said to words sent as they are. */
export interface RawAnswer {
  /** 0 when it said nothing. */
  status: number;
  /** Status line and headers. */
  head: string;
  body: string;
}

/** Sends words to a port of this machine as they are, and reads until the server ends the connection, two seconds at most. */
export async function sayTo(port: number, words: string): Promise<RawAnswer> {
  const socket = createConnection(port, "127.0.0.1").on("error", () => {});
  let heard = "";
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString("latin1");
  });
  socket.write(words);
  // What came before a reset counts: `once` would fail with that.
  await Promise.race([new Promise((closed) => socket.once("close", closed)), wait(2000)]);
  socket.destroy();
  const [head = "", ...body] = heard.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: body.join("\r\n\r\n") };
}

/** One request with a target that no client library would send. `more` are header lines, each with its line end. */
export const askRaw = (port: number, method: string, target: string, more = "", body = ""): Promise<RawAnswer> =>
  sayTo(port, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n${body}`);
