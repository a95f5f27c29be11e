import { createConnection } from "node:net";

export interface RawAnswer {
  /** 0: no response. */
  status: number;
  head: string;
  body: string;
}

/** Idle timeout in ms. */
const SILENT = 30_000;
const SAID = 2000;

/** Sends raw bytes and reads until close or idle. */
export async function sayTo(port: number, words: string): Promise<RawAnswer> {
  const socket = createConnection(port, "127.0.0.1").on("error", () => {});
  let heard = "";
  socket.setTimeout(SILENT, () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString("latin1");
    socket.setTimeout(SAID);
  });
  socket.write(words);
  // Data before a reset counts; `once` would reject.
  await new Promise((closed) => socket.once("close", closed));
  const [head = "", ...body] = heard.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: body.join("\r\n\r\n") };
}

/** Arbitrary request target. `more`: header lines with line ends. */
export const askRaw = (port: number, method: string, target: string, more = "", body = ""): Promise<RawAnswer> =>
  sayTo(port, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n${body}`);
