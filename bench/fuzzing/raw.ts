import { connect } from "node:net";
import fc from "fast-check";
import type { Judged } from "./check-response.ts";
import { PATIENCE } from "./check-response.ts";
import { badRequests, type FuzzRequest, type Place } from "./requests.ts";

export interface RawRequest extends FuzzRequest {
  bytes: Buffer;
  /** The second half trickles and never completes. */
  drips: boolean;
}

const FIRST_LINES: ((method: string, target: string) => string)[] = [
  (method, target) => `${method} ${target} HTTP/1.0`,
  (method, target) => `${method} ${target} HTTP/9.9`,
  (method, target) => `${method} ${target}`,
  (method, target) => `${method}  ${target}  HTTP/1.1`,
  (method, target) => `${method}\t${target}\tHTTP/1.1`,
  (method, target) => `${method} http://evil.test${target} HTTP/1.1`,
  (method, target) => `${method} http://[::1${target} HTTP/1.1`,
  (method, target) => `${method} evil.test:80 HTTP/1.1 ${target}`,
  (method) => `${method} * HTTP/1.1`,
  (_, target) => `TRACE ${target} HTTP/1.1`,
  (_, target) => `CONNECT ${target} HTTP/1.1`,
  (_, target) => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${target}`,
  (_, target) => `\x16\x03\x01\x02\x00\x01\x00\x01\xfc${target}`,
  (_, target) => `\r\n\r\nGET ${target} HTTP/1.1`,
  (_, target) => `GET ${target}\0 HTTP/1.1`,
  (_, target) => `GET /${"x".repeat(20_000)}${target} HTTP/1.1`,
];

const RIGHT_LINE = (method: string, target: string): string => `${method} ${target} HTTP/1.1`;

const ODD_LINES = [
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: chunked, chunked",
  "Transfer-Encoding: xchunked",
  "Transfer-Encoding : chunked",
  "Content-Length: 5",
  "Content-Length: 6",
  "Content-Length: +5",
  "Content-Length: 99999999999999999999",
  "Host: localhost",
  "Host: a, b",
  " folded",
  ": nameless",
  "no colon",
  "X-Null: a\0b",
  "X\xff: y",
  `X-Large: ${"x".repeat(20_000)}`,
  `${"X-Many: y\r\n".repeat(2500)}X-Last: y`,
  "Connection: keep-alive, upgrade",
  "Connection: close, X-Forwarded-For",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Expect: 100-continue",
  `${"a:b\r\n".repeat(1500)}X-Last: y`,
  "X-Forwarded-For: 203.0.113.8:50001, [2001:db8::9%eth0]:443, junk",
  "Trailer: Content-Length",
];

/** Body framing. */
const FRAMES: ((body: Buffer) => Buffer[])[] = [
  (body) => [Buffer.from(`Content-Length: ${body.length + 7}\r\n\r\n`), body],
  (body) => [Buffer.from(`Content-Length: ${Math.max(0, body.length - 3)}\r\n\r\n`), body],
  (body) => [
    Buffer.from(`Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`),
    body,
    Buffer.from("\r\n0\r\n\r\n"),
  ],
  (body) => [Buffer.from("Transfer-Encoding: chunked\r\n\r\nzz\r\n"), body],
  (body) => [Buffer.from("Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n"), body],
  (body) => [Buffer.from("\r\n"), body],
  () => [],
  (body) => inChunks(body, ""),
  (body) => inChunks(body, `;${"e".repeat(200)}=1`),
  (body) => [...inChunks(body, "").slice(0, -1), Buffer.from(`0\r\n${"T: x\r\n".repeat(500)}\r\n`)],
  (body) => [...RIGHT_FRAME(body), Buffer.from("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(500))],
];

/** Every byte in a chunk of its own, up to 3,000 of them. */
const inChunks = (body: Buffer, extension: string): Buffer[] => [
  Buffer.from("Transfer-Encoding: chunked\r\n\r\n"),
  ...Array.from(body.subarray(0, 3000), (byte) =>
    Buffer.concat([Buffer.from(`1${extension}\r\n`), Buffer.from([byte]), Buffer.from("\r\n")]),
  ),
  Buffer.from("0\r\n\r\n"),
];

const RIGHT_FRAME = (body: Buffer): Buffer[] => [Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body];

/** 80 % valid, so that most requests have a single defect. */
const mostly = <T>(right: T, wrong: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, fc.constantFrom(...wrong));

export const rawRequests = (places: readonly Place[]): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      request: badRequests(places),
      line: mostly(RIGHT_LINE, FIRST_LINES),
      odd: mostly(
        [],
        ODD_LINES.map((line) => [line]),
      ),
      frame: mostly(RIGHT_FRAME, FRAMES),
      end: mostly("\r\n", ["\n", "\r"]),
      drips: mostly(false, [true]),
      host: mostly("Host: localhost", ["Host:", "Hos", "Host: a b"]),
    })
    .map(({ request, line, odd, frame, end, host, drips }) => {
      const { method, target, headers, body } = request;
      const lines = [line(method, target), host, ...headers.map(([name, held]) => `${name}: ${held}`), ...odd];
      if (body) lines.push(`Content-Type: ${body.type}`);
      const head = Buffer.from(lines.map((line) => line + end).join(""), "latin1");
      return { ...request, drips, bytes: Buffer.concat([head, ...frame(Buffer.from(body?.bytes ?? []))]) };
    });

/** Idle ms before the client half-closes. */
const SILENCE = 600;

/** Status 0: closed without a response. Waits slightly longer than `patience` (ms) to detect hangs. */
export function exchange(port: number, { bytes, drips }: RawRequest, patience = PATIENCE): Promise<Judged> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    const half = drips ? Math.floor(bytes.length / 2) : bytes.length;
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes.subarray(0, half)));
    let written = half;
    const drops = setInterval(() => {
      if (written >= bytes.length - 1 || !socket.writable) return clearInterval(drops);
      socket.write(bytes.subarray(written, written + 1));
      written += 1;
    }, 50);
    const finish = setTimeout(() => socket.destroy(), patience + SILENCE + 500);
    let quiet = setTimeout(() => socket.end(), SILENCE);
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.end(), 30);
    });
    // The server may close early.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(finish);
      clearInterval(drops);
      clearTimeout(quiet);
      resolve(read(Buffer.concat(chunks).toString("latin1"), performance.now() - started - SILENCE));
    });
  });
}

function read(received: string, milliseconds: number): Judged {
  // 100 Continue is interim.
  const whole = received.replace(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)+/, "");
  if (whole === "") return { status: 0, header: () => null, text: "", milliseconds };
  const [head = "", ...rest] = whole.split("\r\n\r\n");
  const text = rest.join("\r\n\r\n");
  const lines = head.split("\r\n").slice(1);
  const headers = new Map(
    lines.map((line) => [line.split(":")[0]?.toLowerCase() ?? "", line.replace(/^[^:]*:\s*/, "")]),
  );
  // Compressed, chunked or pipelined responses are not parsed as JSON.
  const plain = Number(headers.get("content-length")) === text.length && !headers.has("content-encoding");
  if (!plain && /json/.test(headers.get("content-type") ?? "")) headers.set("content-type", "text/plain");
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 599),
    header: (name) => headers.get(name) ?? null,
    text,
    milliseconds,
  };
}
