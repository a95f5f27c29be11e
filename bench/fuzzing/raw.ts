import { connect } from "node:net";
import fc from "fast-check";
import { type Judged, PATIENCE } from "./check-response.ts";
import { badRequests, type FuzzRequest, type Place } from "./requests.ts";

export interface RawRequest extends FuzzRequest {
  bytes: Buffer;
  /** The second half trickles and never completes. */
  drips: boolean;
}

/** `M` at the start is the method, `@` the target. */
const RIGHT_LINE = "M @ HTTP/1.1";
const WRONG_LINES = [
  ..."M @ HTTP/1.0|M @ HTTP/9.9|M @|M  @  HTTP/1.1|M\t@\tHTTP/1.1|M * HTTP/1.1|TRACE @ HTTP/1.1".split("|"),
  ..."M http://evil.test@ HTTP/1.1|M http://[::1@ HTTP/1.1|M evil.test:80 HTTP/1.1 @|CONNECT @ HTTP/1.1".split("|"),
  ..."PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n@|\x16\x03\x01\x02\x00\x01\x00\x01\xfc@|\r\n\r\nGET @ HTTP/1.1".split("|"),
  "GET @\0 HTTP/1.1",
  `GET /${"x".repeat(20_000)}@ HTTP/1.1`,
];

const ODD_HEADERS = [
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: chunked, chunked",
  "Transfer-Encoding: xchunked",
  "Transfer-Encoding : chunked",
  ..."Content-Length: 5|Content-Length: 6|Content-Length: +5|Content-Length: 99999999999999999999".split("|"),
  ..."Host: localhost|Host: a, b| folded|: nameless|no colon|X-Null: a\0b|X\xff: y".split("|"),
  `X-Large: ${"x".repeat(20_000)}`,
  `${"X-Many: y\r\n".repeat(2500)}X-Last: y`,
  `${"a:b\r\n".repeat(1500)}X-Last: y`,
  ..."Connection: keep-alive, upgrade|Connection: close, X-Forwarded-For|Expect: 100-continue".split("|"),
  "Upgrade: websocket\r\nConnection: Upgrade",
  "X-Forwarded-For: 203.0.113.8:50001, [2001:db8::9%eth0]:443, junk",
  "Trailer: Content-Length",
];

const CHUNKED = "Transfer-Encoding: chunked\r\n\r\n";

/** Every byte in a chunk of its own, up to 3,000 of them. */
const inChunks = (body: string, extension: string): string =>
  `${CHUNKED}${Array.from(body.slice(0, 3000), (byte) => `1${extension}\r\n${byte}\r\n`).join("")}0\r\n`;

/** Framing of the body, in Latin-1. */
const RIGHT_FRAME = (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`;
const WRONG_FRAMES: ((body: string) => string)[] = [
  (body) => `Content-Length: ${body.length + 7}\r\n\r\n${body}`,
  (body) => `Content-Length: ${Math.max(0, body.length - 3)}\r\n\r\n${body}`,
  (body) => `${CHUNKED}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  (body) => `${CHUNKED}zz\r\n${body}`,
  (body) => `${CHUNKED}ffffffffffffffffff\r\n${body}`,
  (body) => `\r\n${body}`,
  () => "",
  (body) => `${inChunks(body, "")}\r\n`,
  (body) => `${inChunks(body, `;${"e".repeat(200)}=1`)}\r\n`,
  (body) => `${inChunks(body, "")}${"T: x\r\n".repeat(500)}\r\n`,
  (body) => RIGHT_FRAME(body) + "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(500),
];

/** 80 % valid, so that most requests have a single defect. */
const mostly = <T>(right: T, wrong: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, fc.constantFrom(...wrong));

export const rawRequests = (places: readonly Place[]): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      request: badRequests(places),
      line: mostly(RIGHT_LINE, WRONG_LINES),
      odd: mostly("", ODD_HEADERS),
      frame: mostly(RIGHT_FRAME, WRONG_FRAMES),
      end: mostly("\r\n", ["\n", "\r"]),
      drips: mostly(false, [true]),
      host: mostly("Host: localhost", ["Host:", "Hos", "Host: a b"]),
    })
    .map(({ request, line, odd, frame, end, host, drips }) => {
      const { method, target, headers, body } = request;
      const first = line.replace(/^M|@/g, (mark) => (mark === "@" ? target : method));
      const lines = [first, host, ...headers.map(([name, held]) => `${name}: ${held}`), ...(odd ? [odd] : [])];
      if (body) lines.push(`Content-Type: ${body.type}`);
      const framed = frame(Buffer.from(body?.bytes ?? []).toString("latin1"));
      const bytes = Buffer.from(lines.map((line) => line + end).join("") + framed, "latin1");
      return { ...request, drips, bytes };
    });

/** Idle time before the client half-closes. */
const IDLE_MS = 600;

/** Status 0: closed without a response. Waits slightly longer than `patience` (ms) to detect hangs. */
export function exchange(port: number, { bytes, drips }: RawRequest, patience = PATIENCE): Promise<Judged> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let written = drips ? Math.floor(bytes.length / 2) : bytes.length;
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes.subarray(0, written)));
    const dripping = setInterval(() => {
      if (written >= bytes.length - 1 || !socket.writable) return clearInterval(dripping);
      socket.write(bytes.subarray(written, written + 1));
      written += 1;
    }, 50);
    const timeout = setTimeout(() => socket.destroy(), patience + IDLE_MS + 500);
    let idle = setTimeout(() => socket.end(), IDLE_MS);
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(idle);
      idle = setTimeout(() => socket.end(), 30);
    });
    // The server may close early.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timeout);
      clearInterval(dripping);
      clearTimeout(idle);
      resolve(parse(Buffer.concat(chunks).toString("latin1"), performance.now() - started - IDLE_MS));
    });
  });
}

function parse(received: string, milliseconds: number): Judged {
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
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 599);
  return { status, header: (name) => headers.get(name) ?? null, text, milliseconds };
}
