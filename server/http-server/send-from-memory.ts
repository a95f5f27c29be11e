import type { ServerResponse } from "node:http";

/** A response in memory. */
export interface StoredMessage {
  /** Flat list of names and values, the fastest form for `writeHead`. */
  headers: string[];
  body: Buffer;
  head?: Head;
}

interface Head {
  /** Its `Date` has seconds. */
  second: number;
  text: string;
  bytes: Buffer;
}

/** Fields of Node's responses that are not part of its API. */
interface Internals {
  _header: string | null;
  _headerSent: boolean;
}

/**
 * Sends a message. Within a second the head that Node made for the first response is reused: to check and join the same
 * headers each time takes longer than the rest of a cached page.
 */
export function sendFromMemory(response: ServerResponse, status: number, message: StoredMessage): void {
  const { req, socket } = response;
  const internals = response as unknown as Internals;
  const isUsual = req.method === "GET" && req.httpVersion === "1.1" && response.shouldKeepAlive;
  const second = Math.floor(Date.now() / 1000);
  const { head, body } = message;
  if (!isUsual || !socket || head?.second !== second) {
    response.writeHead(status, message.headers);
    const text = internals._header;
    if (isUsual && text) message.head = { second, text, bytes: Buffer.from(text, "latin1") };
    response.end(req.method === "HEAD" ? undefined : body);
    return;
  }
  response.statusCode = status;
  internals._header = head.text;
  internals._headerSent = true;
  const end = () => {
    if (!response.destroyed) response.end();
  };
  if (body.length === 0) return void socket.write(head.bytes, end);
  socket.cork();
  socket.write(head.bytes);
  socket.write(body, end);
  socket.uncork();
}
