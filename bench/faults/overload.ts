import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { getSite } from "./site.ts";
import { getStored } from "./writers.ts";

export interface Overload {
  /** Responses with 201, and rows in the database. */
  served: number;
  stored: number;
  shed: number;
  other: number;
  /** Milliseconds, of served requests. */
  p99: number;
  /** MiB before and after. */
  memory: [number, number];
  /** Milliseconds until latency is below twice its earlier value. */
  recovery: number;
}

/** With words of its own: equal forms are stored once. */
const enquiry = () =>
  JSON.stringify({
    name: "A runner",
    phone: "9847012345",
    email: "runner@example.org",
    message: `I want to run along. ${randomUUID()}`,
  });
const VISITORS = 2500;

export async function overrun(seconds: number): Promise<Overload> {
  const site = await getSite();
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const ask = () =>
    new Promise<{ status: number; milliseconds: number; retry: boolean }>((resolve) => {
      const began = performance.now();
      const end = (status: number, retry = false) =>
        resolve({ status, retry, milliseconds: performance.now() - began });
      const sent = request(
        `${site.origin}/api/contact`,
        { method: "POST", agent, headers: { "Content-Type": "application/json" }, timeout: 20_000 },
        (answer) => {
          answer.resume().on("end", () => end(answer.statusCode ?? 0, answer.headers["retry-after"] !== undefined));
          answer.on("error", () => end(0));
        },
      );
      sent.on("error", () => end(0)).on("timeout", () => sent.destroy());
      sent.end(enquiry());
    });
  try {
    await site.start();
    for (let turn = 0; turn < 100; turn += 1) await ask();
    const calm: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) calm.push((await ask()).milliseconds);
    const usual = calm.toSorted((a, b) => a - b)[25] ?? 0;
    const before = getMemory(site.pid());
    const already = await getStored(site.databaseUrl);
    const result = { served: 0, shed: 0, other: 0 };
    const waits: number[] = [];
    const end = performance.now() + seconds * 1000;
    const visitor = async () => {
      while (performance.now() < end) {
        const { status, retry, milliseconds } = await ask();
        if (status === 201) {
          result.served += 1;
          waits.push(milliseconds);
        } else if (status === 503 && retry) result.shed += 1;
        else result.other += 1;
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
    const stored = (await getStored(site.databaseUrl)) - already;
    const over = performance.now();
    let latest = await ask();
    while (latest.status !== 201 || latest.milliseconds > usual * 2) {
      if (performance.now() - over > 30_000) break;
      latest = await ask();
    }
    const recovery = performance.now() - over;
    const p99 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? 0;
    return { ...result, stored, p99, memory: [before, getMemory(site.pid())], recovery };
  } finally {
    agent.destroy();
    await site.remove();
  }
}

const getMemory = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
