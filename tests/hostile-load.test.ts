import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "./support/site.ts";
import { type Storm, startStorm } from "./support/storm.ts";
import { TIMED } from "./support/timed.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "error", METRICS: "1" });
  patience = 60_000;
  // What a process loads with its first login and its first page is no part of the measurement.
  await others();
  const began = performance.now();
  await others();
  patience = Math.max(1000, Math.ceil(((performance.now() - began) / 30) * SLOWER));
});
afterAll(() => site?.stop());

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org" };
/** An enquiry, a login or a page counts as served within this time; a machine that is slow by itself has longer. */
let patience = 1000;
/** How many times as long as one of them takes in a calm moment. */
const SLOWER = 30;

/** Whether a visitor with an address of its own is served in time. */
async function served(path: string, { from, json }: { from: string; json?: object }): Promise<boolean> {
  const sent = request(site.origin + path, {
    method: json ? "POST" : "GET",
    headers: json
      ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(JSON.stringify(json)) }
      : {},
    localAddress: from,
    agent: false,
    signal: AbortSignal.timeout(patience),
  });
  sent.end(json && JSON.stringify(json));
  try {
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    await text(answer);
    return (answer.statusCode ?? 0) < 300;
  } catch {
    return false;
  }
}

let round = 1;

/** Others come one after the other, each from another address than the storm. */
async function others(): Promise<Record<string, number>> {
  round += 1;
  const count = { enquiries: 0, logins: 0, pages: 0 };
  for (let visitor = 0; visitor < 10; visitor += 1) {
    const message = `${visitor} ${Math.random()}`;
    const { email, password } = site.admin;
    const from = `127.0.${round}.${visitor + 1}`;
    const [enquiry, login, page] = [
      await served("/api/contact", { from, json: { ...ENQUIRY, message } }),
      await served("/api/admin/login", { from, json: { email, password } }),
      await served(`/events?district=others-${Math.random()}`, { from }),
    ];
    count.enquiries += Number(enquiry);
    count.logins += Number(login);
    count.pages += Number(page);
  }
  return count;
}

const CHUNKS =
  "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";

const KINDS: [what: string, connections: number, kind: Storm["kind"]][] = [
  ["missing pages", 300, { path: "/nowhere-#" }],
  ["missing pages in Malayalam", 300, { path: "/ml/info/x#" }],
  ["events that are not there", 300, { path: "/events/9#" }],
  ["data of missing pages", 300, { path: "/nowhere-#.data" }],
  ["calls and files that are not there", 300, { path: "/files/brochures/x#.pdf" }],
  ["pages that nobody keeps", 300, { path: "/events?district=x#" }],
  ["logins that fail", 300, { path: "/api/admin/login", method: "POST", body: '{"email":"a@b.in","password":"x"}' }],
  [
    "forms that are refused",
    300,
    { path: "/contact-us", method: "POST", body: "a=1", type: "application/x-www-form-urlencoded" },
  ],
  ["pipelined requests", 50, { raw: "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n", times: 2340 }],
  ["bodies of one-byte chunks", 98, { raw: `${CHUNKS}${"1\r\nx\r\n".repeat(10_000)}`, times: 20 }],
  ["many tiny headers", 98, { raw: `GET /x HTTP/1.1\r\nHost: a\r\n${"a:b\r\n".repeat(1900)}\r\n`, times: 50 }],
];

/** Most that hostile load may add to the memory of the process. */
const GROWTH_MB = 150;

async function megabytes(): Promise<number> {
  const told = await (await fetch(`${site.origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(told)?.[1]) / 1e6;
}

it.each(KINDS)(
  "security 80, 81: beside %s of one address others are served, and memory stays bounded",
  { ...TIMED, timeout: 120_000 },
  async (what, connections, kind) => {
    const before = await megabytes();
    const { stop } = await startStorm({
      port: Number(new URL(site.origin).port),
      connections,
      from: "127.0.0.2",
      kind,
    });
    try {
      await pause(500);
      const count = await others();
      const growth = (await megabytes()) - before;
      console.log(`${what}: ${JSON.stringify(count)} within ${patience.toFixed(0)} ms, ${growth.toFixed(0)} MB`);
      expect(growth).toBeLessThan(GROWTH_MB);
      for (const of of Object.values(count)) expect(of, JSON.stringify(count)).toBeGreaterThanOrEqual(9);
    } finally {
      await stop();
    }
  },
);
