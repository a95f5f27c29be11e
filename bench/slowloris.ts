import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sendSlowly } from "../tests/support/slowloris.ts";
import { startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

/** Above the limit of concurrent bodies; each from its own loopback address. */
const BODIES = 800;
const SECONDS = 30;
const CALM = 20;
/** Milliseconds. */
const TIMEOUT_MS = 5000;
/** Milliseconds between headers and body. */
const SLOW_LINE = 1000;

const ENQUIRY = JSON.stringify({ name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When?" });

/** Slowloris from many addresses without a proxy, with normal traffic. */
export async function benchSlowloris(): Promise<Figure[]> {
  const site = await startSite({ RATE_LIMITS: "0" });
  await warmUp(site, "/");
  const page = () => timed(() => read(`${site.origin}/events?district=look${Math.random()}`));
  const calm: Seen[] = [];
  while (calm.length < CALM) calm.push(await page());
  const port = Number(new URL(site.origin).port);
  const all = Array.from({ length: BODIES }, (_, number) =>
    sendSlowly({ port, bodies: 1, from: `127.${1 + (number % 4)}.${Math.floor(number / 200)}.${1 + (number % 200)}` }),
  );
  const sum = (of: "open" | "ended") => all.reduce((total, drips) => total + drips[of](), 0);
  try {
    await pause(2000);
    const [pages, enquiries]: [Seen[], Seen[]] = [[], []];
    let [most, memory] = [0, 0];
    const until = performance.now() + SECONDS * 1000;
    const reader = async () => {
      while (performance.now() < until) {
        pages.push(await page());
        most = Math.max(most, sum("open"));
        memory = Math.max(memory, getMegabytes(site.child.pid));
        await pause(500);
      }
    };
    const writer = async () => {
      while (performance.now() < until) enquiries.push(await timed(() => writeSlowly(site.origin)));
    };
    await Promise.all([reader(), writer()]);
    return getFigures({ calm, pages, enquiries, most, ended: sum("ended"), memory });
  } finally {
    for (const { stop } of all) stop();
    await site.stop();
  }
}

interface Seen {
  good: boolean;
  /** Milliseconds. */
  wait: number;
}

async function timed(ask: () => Promise<number>): Promise<Seen> {
  const began = performance.now();
  const status = await ask().catch(() => 0);
  return { good: status === 200 || status === 201, wait: performance.now() - began };
}

async function read(address: string): Promise<number> {
  const headers = { Connection: "close" };
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.arrayBuffer();
  return answer.status;
}

async function writeSlowly(origin: string): Promise<number> {
  const headers = { "Content-Type": "application/json", "Content-Length": ENQUIRY.length, Connection: "close" };
  const sending = request(`${origin}/api/contact`, { method: "POST", headers, agent: false });
  const answered = once(sending, "response", { signal: AbortSignal.timeout(TIMEOUT_MS + SLOW_LINE) });
  // Reported by the response promise.
  sending.on("error", () => {});
  answered.catch(() => sending.destroy());
  sending.write(ENQUIRY.slice(0, 10));
  await pause(SLOW_LINE);
  sending.end(ENQUIRY.slice(10));
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode ?? 0;
}

const getMegabytes = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

interface All {
  calm: Seen[];
  pages: Seen[];
  enquiries: Seen[];
  most: number;
  ended: number;
  memory: number;
}

function getFigures({ calm, pages, enquiries, most, ended, memory }: All): Figure[] {
  const name = `${BODIES} bodies that drip from ${BODIES} addresses`;
  const longest = (seen: Seen[]) => Math.max(...seen.map(({ wait }) => wait));
  const good = (seen: Seen[]) => seen.filter((item) => item.good).length;
  const inTime = good(pages) === pages.length && longest(pages) <= TIMEOUT_MS;
  return [
    {
      name: `${name}: longest wait for a page that must be made`,
      figure: `${longest(pages).toFixed(0)} ms, ${good(pages)} of ${pages.length} served`,
      floor: `${longest(calm).toFixed(0)} ms while nobody drips`,
      aim: `≤ ${TIMEOUT_MS} ms, all`,
      reached: inTime,
    },
    {
      name: `${name}: enquiries over a line that takes a second for one`,
      figure: `${longest(enquiries).toFixed(0)} ms, ${good(enquiries)} of ${enquiries.length} taken`,
      floor: "",
      aim: "all",
      reached: good(enquiries) === enquiries.length,
    },
    {
      name: `${name}: open at a time, ended by the server in ${SECONDS} s, memory`,
      figure: `${most}, ${ended}, ${memory.toFixed(0)} MB`,
      floor: "",
      aim: "",
      reached: true,
    },
  ];
}
