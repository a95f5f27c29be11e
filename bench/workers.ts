import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { runInTurn, startBare } from "./compare.ts";
import { getChildren, getProcessorTime, load } from "./load.ts";
import { logIn, type MeasuredSite, startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const WORK = 1.1;
/** Minimum share of either process. */
const SHARE = 0.4;
/** Enough connections, as the kernel distributes them randomly. */
const MANY = 200;
const CHANGES = 20;
/** Milliseconds. */
const STALE = 1000;

/** Cost, balance and freshness of two processes on one port. */
export async function benchWorkers(): Promise<Figure[]> {
  const onOneCore = await withinOneCore();
  const item = await startSite({ WORKERS: "1" });
  const two = await startSite({ WORKERS: "2" });
  try {
    for (const site of [item, two]) await warmUp(site, "/");
    const turns = await runInTurn({ server: two, path: "/" }, { server: item, path: "/" });
    const bare = await bareTurns(item);
    return [
      {
        name: "WORKERS=2: processor time a request",
        figure: `${turns.one.microseconds.toFixed(1)} µs`,
        floor: `${turns.other.microseconds.toFixed(1)} µs by WORKERS=1; bare servers: ${bare.toFixed(2)}`,
        ratio: turns.work,
        aim: `≤ ${WORK}`,
        reached: turns.work <= WORK,
      },
      onOneCore,
      await evenness(two),
      await staleness(two),
    ];
  } finally {
    await item.stop();
    await two.stop();
  }
}

async function withinOneCore(): Promise<Figure> {
  const item = await startSite({ WORKERS: "1" }, undefined, { anywhere: false });
  const two = await startSite({ WORKERS: "2" }, undefined, { anywhere: false });
  try {
    for (const site of [item, two]) await warmUp(site, "/");
    const turns = await runInTurn({ server: two, path: "/" }, { server: item, path: "/" });
    return {
      name: "WORKERS=2, both on one core: processor time a request",
      figure: `${turns.one.microseconds.toFixed(1)} µs`,
      floor: `${turns.other.microseconds.toFixed(1)} µs by WORKERS=1`,
      ratio: turns.work,
      aim: `≤ ${WORK}`,
      reached: turns.work <= WORK,
    };
  } finally {
    await item.stop();
    await two.stop();
  }
}

/** The hardware's share: bare server, two processes ÷ one. */
async function bareTurns(site: MeasuredSite): Promise<number> {
  const [one, two] = [await startBare(site, "/", { processes: 1 }), await startBare(site, "/", { processes: 2 })];
  try {
    return (await runInTurn({ server: two, path: "/" }, { server: one, path: "/" })).work;
  } finally {
    await one.stop();
    await two.stop();
  }
}

async function evenness(site: MeasuredSite): Promise<Figure> {
  const workers = getChildren(site.child.pid);
  const before = workers.map(getProcessorTime);
  await load(site, "/", { seconds: 4, connections: MANY });
  const spent = workers.map((pid, place) => getProcessorTime(pid) - (before[place] ?? 0));
  const least = Math.min(...spent) / spent.reduce((sum, item) => sum + item, 0);
  return {
    name: "WORKERS=2: share of the less busy process",
    figure: `${(least * 100).toFixed(0)} %`,
    floor: "50 %",
    ratio: least * 2,
    aim: `≥ ${SHARE * 100} %`,
    reached: workers.length === 2 && least >= SHARE,
  };
}

async function staleness(site: MeasuredSite): Promise<Figure> {
  const headers = { Authorization: `Bearer ${await logIn(site.origin)}`, "Content-Type": "application/json" };
  const list = await fetch(`${site.origin}/api/testimonials`, { headers });
  const { data } = (await list.json()) as { data: { id: number; is_visible: number }[] };
  const id = data.find(({ is_visible }) => is_visible === 1)?.id;
  let latest = 0;
  for (let change = 0; change < CHANGES; change += 1) {
    const shown = change % 2 === 1;
    const address = `${site.origin}/api/testimonials/visibility/${id}`;
    await (
      await fetch(address, { method: "PUT", headers, body: JSON.stringify({ is_visible: Number(shown) }) })
    ).text();
    const changed = performance.now();
    while (performance.now() - changed < STALE * 1.5) {
      const asked = performance.now() - changed;
      if ((await shows(site.origin, id)) !== shown) latest = Math.max(latest, asked);
      else if (asked > latest + 300) break;
      await pause(5);
    }
  }
  return {
    name: `WORKERS=2: latest stale answer after ${CHANGES} changes`,
    figure: latest === 0 ? "none" : `${latest.toFixed(0)} ms`,
    floor: "",
    aim: `none after ${STALE} ms`,
    reached: latest <= STALE,
  };
}

function shows(origin: string, id: number | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asking = request(
      `${origin}/api/testimonials?status=approved&page=1&limit=100`,
      { agent: false },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        answer.on("end", () => {
          const { data } = JSON.parse(text) as { data: { id: number }[] };
          resolve(data.some((testimonial) => testimonial.id === id));
        });
      },
    );
    asking.on("error", reject).end();
  });
}
