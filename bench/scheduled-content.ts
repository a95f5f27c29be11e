import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../tests/support/postgres.ts";
import { logIn, type MeasuredSite, startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

/** Milliseconds. */
const LATE = 1000;
const NOTICES = 10;
/** Interval in ms; not whole seconds, to vary the phase. */
const EVERY = 4130;
/** Only the announcement changes on them. */
const PAGES = ["/about-us", "/ml/about-us"];

/** Scheduled announcements on cached pages, with two processes and two nodes. */
export async function benchScheduledContent(): Promise<Figure[]> {
  const workers = await startSite({ WORKERS: "2" });
  const figures = [];
  try {
    figures.push(await lateness("WORKERS=2", [workers]));
  } finally {
    await workers.stop();
  }
  const postgres = await startPostgres();
  const nodes: MeasuredSite[] = [];
  try {
    for (let node = 0; node < 2; node += 1) nodes.push(await startSite({ DATABASE_URL: postgres.url }));
    figures.push(await lateness("two nodes on PostgreSQL", nodes));
  } finally {
    for (const node of nodes) await node.stop();
    postgres.stop();
  }
  return figures;
}

interface Due {
  at: number;
  text: string;
  shows: boolean;
}

/** New connections, to reach every process. */
async function lateness(where: string, nodes: MeasuredSite[]): Promise<Figure> {
  for (const node of nodes) for (const path of PAGES) await warmUp(node, path);
  const moments = await announce(nodes[0] as MeasuredSite);
  const late: number[] = [];
  for (const { at, text, shows } of moments) {
    await pause(Math.max(0, at - Date.now() - 50));
    let latest = 0;
    for (let turn = 0; Date.now() < at + LATE * 2; turn += 1) {
      const asked = Date.now() - at;
      const node = nodes[turn % nodes.length] as MeasuredSite;
      const isThere = await holds(node.origin + PAGES[Math.floor(turn / 2) % PAGES.length], text);
      if (asked > 0 && isThere !== shows) latest = asked;
      else if (asked > latest + 300) break;
      await pause(5);
    }
    late.push(latest);
  }
  const sorted = late.toSorted((a, b) => a - b);
  const latest = sorted.at(-1) ?? 0;
  return {
    name: `${where}: latest kept page without what was due, ${moments.length} moments`,
    figure: `${latest} ms (median ${sorted[Math.floor(sorted.length / 2)]})`,
    floor: "",
    aim: `none after ${LATE} ms`,
    reached: latest <= LATE,
  };
}

async function announce({ origin }: MeasuredSite): Promise<Due[]> {
  const headers = { Authorization: `Bearer ${await logIn(origin)}`, "Content-Type": "application/json" };
  const first = Date.now() + 5000;
  const moments: Due[] = [];
  for (let number = 0; number < NOTICES; number += 1) {
    const [from, until] = [first + number * EVERY, first + (number + 0.5) * EVERY];
    const text = `Notice number ${number} of this measurement`;
    const body = { text, kind: "news", from: new Date(from).toISOString(), until: new Date(until).toISOString() };
    const answer = await fetch(`${origin}/api/notices/add`, { method: "POST", headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`The notice was answered with ${answer.status}.`);
    moments.push({ at: from, text, shows: true }, { at: until, text, shows: false });
  }
  return moments;
}

function holds(address: string, text: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { agent: false }, (answer) => {
      let page = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        page += part;
      });
      answer.on("end", () => resolve(page.includes(text)));
    });
    asking.on("error", reject).end();
  });
}
