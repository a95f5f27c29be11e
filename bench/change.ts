import { readdirSync, readFileSync } from "node:fs";
import { logIn, startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const CHANGES = 200;
const AIM = 30;

/** How long the first visitor after a change waits for the home page, which is rendered anew, and what that costs. */
export async function benchChange(): Promise<Figure[]> {
  const site = await startSite();
  try {
    await warmUp(site, "/");
    const headers = { Authorization: `Bearer ${await logIn(site.origin)}`, "Content-Type": "application/json" };
    const list = await fetch(`${site.origin}/api/testimonials`, { headers });
    const { data } = (await list.json()) as { data: { id: number; is_visible: number }[] };
    const shown = data.find(({ is_visible }) => is_visible === 1);
    if (!shown) throw new Error("The sample has no testimonial to hide.");
    const first: Cost[] = [];
    const kept: Cost[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const body = JSON.stringify({ is_visible: change % 2 });
      await (
        await fetch(`${site.origin}/api/testimonials/visibility/${shown.id}`, { method: "PUT", headers, body })
      ).text();
      first.push(await costOf(`${site.origin}/`, site.child.pid));
      kept.push(await costOf(`${site.origin}/`, site.child.pid));
    }
    const waits = { first: first.map(({ wait }) => wait), kept: kept.map(({ wait }) => wait) };
    const work = { first: first.map(({ work }) => work), kept: kept.map(({ work }) => work) };
    const p99 = at(waits.first, 0.99);
    return [
      {
        name: `first page after a change, p99 of ${CHANGES}`,
        figure: said(waits.first),
        floor: `${said(waits.kept)} kept`,
        aim: `≤ ${AIM} ms`,
        reached: p99 <= AIM,
      },
      {
        name: "first page after a change: processor time, p99",
        figure: said(work.first),
        floor: `${said(work.kept)} kept`,
        aim: "(no aim)",
        reached: true,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** What one page costs, in milliseconds: the wait for it, and processor time of all threads of the server. */
interface Cost {
  wait: number;
  work: number;
}

async function costOf(address: string, pid: number | undefined): Promise<Cost> {
  const before = finelyUsed(pid);
  const started = performance.now();
  await (await fetch(address)).arrayBuffer();
  return { wait: performance.now() - started, work: finelyUsed(pid) - before };
}

/** Processor time that the threads of a process have used, in milliseconds; finer than the hundredths of a second of `stat`. */
function finelyUsed(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return used.reduce((sum, one) => sum + one, 0) / 1e6;
}

const said = (values: number[]) => `${at(values, 0.99).toFixed(1)} ms (median ${at(values, 0.5).toFixed(1)})`;

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
