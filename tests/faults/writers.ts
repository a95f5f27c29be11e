import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../script/ask.ts";
import { openDatabase } from "../../server/database/open.ts";

/** The machine lacks a tool or a privilege for a fault. */
export class Unavailable extends Error {}

export interface Writers {
  acknowledged: Set<string>;
  /** 0: no response. */
  statuses: Map<number, number>;
  /** 503 without `Retry-After`. */
  withoutRetry: number;
  stop(): Promise<void>;
}

interface Options {
  writers?: number;
  timeoutMs?: number;
  /** Characters per message. */
  size?: number;
}

/** Visitors who send one enquiry after the other. */
export function startWriters(origin: string, { writers = 8, timeoutMs = 20_000, size = 0 }: Options = {}): Writers {
  let stopped = false;
  // A new connection would wait for its request while a command blocks this process.
  const agent = new Agent({ keepAlive: true });
  const padding = " and ran on".repeat(Math.ceil(size / 11));
  const seen: Writers = {
    acknowledged: new Set(),
    statuses: new Map(),
    withoutRetry: 0,
    async stop() {
      stopped = true;
      await Promise.all(writing);
      agent.destroy();
    },
  };
  const write = async () => {
    while (!stopped) {
      const message = randomUUID();
      const json = { name: "A runner", phone: "9847012345", email: "runner@example.org", message: message + padding };
      const answer = await ask(origin, "POST", "/api/contact", { json, timeoutMs, agent }).catch(() => null);
      const status = answer?.status ?? 0;
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
      if (status === 201) seen.acknowledged.add(message);
      if (status === 503 && !answer?.retryAfter) seen.withoutRetry += 1;
      if (status !== 201) await pause(20);
    }
  };
  const writing = Array.from({ length: writers }, write);
  return seen;
}

/** Stored enquiries, and how many of the acknowledged ones are not among them. */
export async function countEnquiries(databaseUrl: string, acknowledged: Iterable<string>) {
  const { db, close } = openDatabase(databaseUrl);
  const rows = await db.selectFrom("contact_submissions").select("message").execute();
  await close();
  const found = new Set(rows.map(({ message }) => message.slice(0, randomUUID().length)));
  return { stored: rows.length, lost: [...acknowledged].filter((message) => !found.has(message)).length };
}

/** `201 × 812, 503 × 4, no answer × 8; 0 of 812 acknowledged lost`. */
export function toFigures({ statuses, acknowledged }: Writers, lost: number): string {
  const counts = [...statuses].toSorted(([one], [other]) => (one || 999) - (other || 999));
  const words = counts.map(([status, times]) => `${status || "no answer"} × ${times}`);
  return `${words.join(", ")}; ${lost} of ${acknowledged.size} acknowledged lost`;
}
