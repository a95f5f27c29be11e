import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "./site.ts";
import type { Figure } from "./table.ts";

const AIM = 1.5;
/** Milliseconds. */
const WINDOW = 20_000;

/** Page latency while the event feed hangs. */
export async function benchFeed(): Promise<Figure[]> {
  const feed = await startFeed();
  const site = await startSite({ EVENT_FEED_URL: feed.url });
  try {
    while (!(await fetch(`${site.origin}/api/events`)).ok) await pause(100);
    await getWaits(site.origin, 3000);
    const before = await getWaits(site.origin, WINDOW);
    feed.hang();
    await feed.asked();
    const during = await getWaits(site.origin, WINDOW);
    return (["kept", "made"] as const).map((kind) => {
      const [floor, figure] = [p95(before[kind]), p95(during[kind])];
      return {
        name: `pages while the feed hangs, ${kind === "kept" ? "kept in memory" : "made anew"}, p95`,
        figure: `${figure.toFixed(2)} ms`,
        floor: `${floor.toFixed(2)} ms before`,
        ratio: figure / floor,
        aim: `≤ ${AIM}`,
        reached: figure / floor <= AIM,
      };
    });
  } finally {
    await site.stop();
    feed.stop();
  }
}

async function getWaits(origin: string, milliseconds: number) {
  const waits = { kept: [] as number[], made: [] as number[] };
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    for (const path of ["/", "/events", "/events/3"]) waits.kept.push(await timed(origin + path));
    waits.made.push(await timed(`${origin}/events?district=${Math.random()}`));
    await pause(10);
  }
  return waits;
}

async function timed(address: string): Promise<number> {
  const started = performance.now();
  await (await fetch(address)).arrayBuffer();
  return performance.now() - started;
}

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

async function startFeed() {
  const data = Array.from({ length: 40 }, (_, number) => ({
    caption: `Event ${number}`,
    description: "Everybody ran, and everybody came back. ".repeat(20),
    district: "Kozhikode",
    last_modified_at: "2026-11-18T05:30:00Z",
  }));
  let hangs = false;
  const server = createServer((_, response) => {
    if (hangs) server.emit("hung");
    else response.end(JSON.stringify({ data }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
    hang() {
      hangs = true;
    },
    asked: () => once(server, "hung"),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
