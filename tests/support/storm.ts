import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { createConnection } from "node:net";

/** Hostile load of one address, from a process of its own: so many connections, each busy without a pause. */
export interface Storm {
  port: number;
  connections: number;
  /** The address of this machine from which it comes. */
  from: string;
  /** What is asked; `#` in a path becomes a number that was not there before. `unread`: responses stay on the way. */
  kind: { path: string; method?: string; body?: string; type?: string } | { raw: string; times: number; unread?: true };
}

const CHUNKS =
  "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";

type NamedStorm = [what: string, connections: number, kind: Storm["kind"]];

const LONG_ENQUIRY = JSON.stringify({
  name: "Hostile",
  phone: "9876543210",
  email: "hostile@example.org",
  message: Array.from({ length: 9000 }, (_, place) => (place * place).toString(36)).join(" "),
});

/** Whose cost is in the database. */
export const DATABASE_STORMS: NamedStorm[] = [
  ["uncached pages", 300, { path: "/events?district=x#" }],
  ["missing pages", 300, { path: "/missing-#" }],
  ["failing logins", 300, { path: "/api/admin/login", method: "POST", body: '{"email":"a@b.in","password":"x"}' }],
  ["long enquiries", 300, { path: "/api/contact", method: "POST", body: LONG_ENQUIRY }],
  ["searches", 300, { path: "/search?q=ente+makan+kannur+#" }],
];

export const STORMS: NamedStorm[] = [
  ...DATABASE_STORMS,
  ["metrics", 300, { path: "/metrics" }],
  ["pipelined requests", 50, { raw: "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n", times: 2340 }],
  ["bodies of one-byte chunks", 98, { raw: `${CHUNKS}${"1\r\nx\r\n".repeat(10_000)}`, times: 20 }],
  ["responses that are not read", 1000, { raw: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", times: 40, unread: true }],
  ["heads that are not read", 1000, { raw: "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n", times: 2000, unread: true }],
  ["heads without an end", 1000, { raw: "GET / HTTP/1.1\r\nHost: a\r\nX: ", times: 1, unread: true }],
  ["pipelined forms", 300, { raw: `${CHUNKS}0\r\n\r\n`, times: 1000 }],
  ["many tiny headers", 98, { raw: `GET /x HTTP/1.1\r\nHost: a\r\n${"a:b\r\n".repeat(1900)}\r\n`, times: 50 }],
];

/** Begins one, and returns what ends it once it is under way. */
export async function startStorm(storm: Storm): Promise<{ stop(): Promise<void> }> {
  const child: ChildProcess = fork(import.meta.filename, [JSON.stringify(storm)], { execArgv: [] });
  await once(child, "message");
  return {
    async stop() {
      const left = once(child, "exit");
      child.kill();
      await left;
    },
  };
}

let number = Date.now() % 1e9;

function ask({ port, from, kind }: Storm, agent: Agent): void {
  if ("raw" in kind) {
    const socket = createConnection({ port, host: "127.0.0.1", localAddress: from });
    socket
      .on("error", () => {})
      .once("close", () => setTimeout(() => ask({ port, from, kind, connections: 1 }, agent), 10));
    if (kind.unread) socket.on("connect", () => process.send?.("began"));
    else socket.on("data", () => process.send?.("began"));
    socket.write(kind.raw.repeat(kind.times));
    return;
  }
  number += 1;
  const { path, method = "GET", body, type = "application/json" } = kind;
  const headers = {
    "Accept-Encoding": "br",
    ...(body !== undefined && { "Content-Type": type, "Content-Length": Buffer.byteLength(body) }),
  };
  const again = () => setImmediate(() => ask({ port, from, kind, connections: 1 }, agent));
  const sent = request({ port, host: "127.0.0.1", path: path.replaceAll("#", String(number)), method, headers, agent });
  sent.on("response", (answer) => {
    process.send?.("began");
    answer.resume().once("close", again);
  });
  sent.on("error", again);
  sent.end(body);
}

if (process.argv[1] === import.meta.filename) {
  const storm = JSON.parse(process.argv[2] ?? "") as Storm;
  // Sockets that are not read do not keep the process running.
  process.channel?.ref();
  const agent = new Agent({ keepAlive: true, maxSockets: storm.connections, localAddress: storm.from });
  for (let connection = 0; connection < storm.connections; connection += 1) ask(storm, agent);
}
