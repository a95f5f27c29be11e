import { createConnection } from "node:net";

/** What a server said to words sent as they are. */
export interface RawAnswer {
  /** 0 when it said nothing. */
  status: number;
  /** Status line and headers. */
  head: string;
  body: string;
}

/** A server that says nothing for so long says nothing, and one that has begun says no more, in milliseconds. */
const SILENT = 30_000;
const SAID = 2000;

/** Sends words to a port of this machine as they are, and reads until the server ends the connection or says no more. */
export async function sayTo(port: number, words: string): Promise<RawAnswer> {
  const socket = createConnection(port, "127.0.0.1").on("error", () => {});
  let heard = "";
  socket.setTimeout(SILENT, () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString("latin1");
    socket.setTimeout(SAID);
  });
  socket.write(words);
  // What came before a reset counts: `once` would fail with that.
  await new Promise((closed) => socket.once("close", closed));
  const [head = "", ...body] = heard.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: body.join("\r\n\r\n") };
}

/** One request with a target that no client library would send. `more` are header lines, each with its line end. */
export const askRaw = (port: number, method: string, target: string, more = "", body = ""): Promise<RawAnswer> =>
  sayTo(port, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n${body}`);
