import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/database/open.ts";

export interface Writers {
  acknowledged: Set<string>;
  /** 0: no response. */
  statuses: Map<number, number>;
  /** 503 without `Retry-After`. */
  withoutRetry: number;
  /** Milliseconds. */
  slowest: number;
  stop(): Promise<void>;
}

interface Options {
  writers?: number;
  /** Timeout in ms. */
  patience?: number;
  /** Characters per message. */
  size?: number;
}

export function startWriters(origin: string, { writers = 8, patience = 20_000, size = 0 }: Options = {}): Writers {
  let stopped = false;
  const padding = " and ran on".repeat(Math.ceil(size / 11));
  const told: Writers = {
    acknowledged: new Set(),
    statuses: new Map(),
    withoutRetry: 0,
    slowest: 0,
    async stop() {
      stopped = true;
      await Promise.all(writing);
    },
  };
  const write = async () => {
    while (!stopped) {
      const message = randomUUID();
      const began = performance.now();
      const answer = await sendEnquiry(origin, message + padding, patience).catch(() => null);
      told.slowest = Math.max(told.slowest, performance.now() - began);
      const status = answer?.status ?? 0;
      told.statuses.set(status, (told.statuses.get(status) ?? 0) + 1);
      if (status === 201) told.acknowledged.add(message);
      if (status === 503 && !answer?.headers.has("Retry-After")) told.withoutRetry += 1;
      if (status !== 201) await pause(20);
    }
  };
  const writing = Array.from({ length: writers }, write);
  return told;
}

async function sendEnquiry(origin: string, message: string, patience: number): Promise<Response> {
  const answer = await fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "A runner", phone: "9847012345", email: "runner@example.org", message }),
    signal: AbortSignal.timeout(patience),
  });
  await answer.arrayBuffer();
  return answer;
}

export async function getLost(databaseUrl: string, acknowledged: Iterable<string>): Promise<number> {
  const database = openDatabase(databaseUrl);
  try {
    const rows = await database.db.selectFrom("contact_submissions").select("message").execute();
    const kept = new Set(rows.map(({ message }) => message.slice(0, randomUUID().length)));
    return [...acknowledged].filter((message) => !kept.has(message)).length;
  } finally {
    await database.close();
  }
}

export async function getStored(databaseUrl: string): Promise<number> {
  const database = openDatabase(databaseUrl);
  try {
    return (await database.db.selectFrom("contact_submissions").select("id").execute()).length;
  } finally {
    await database.close();
  }
}

/** `201 × 812, 503 × 4, no answer × 8`. */
export const getStatuses = ({ statuses }: Pick<Writers, "statuses">): string =>
  [...statuses]
    .toSorted(([one], [other]) => (one || 999) - (other || 999))
    .map(([status, times]) => `${status || "no answer"} × ${times}`)
    .join(", ");
