import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../script/ask.ts";
import { PAGES } from "../script/page-weight.ts";
import { logIn, startSite, warmUp } from "../script/site.ts";
import { LANGUAGES, localizeUrl } from "../shared/i18n/languages.ts";
import { type Figure, median, percentile } from "./table.ts";

const READERS = 20;
const READ_INTERVAL_MS = 50;
const CHANGE_INTERVAL_MS = 300;
const CROWD = 500;

/** Cost of the first request after an invalidation. */
export async function benchChange(): Promise<Figure[]> {
  const site = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD });
  const visit = async (path = "/") => {
    const { status, wait } = await ask(site.origin, "GET", path, { agent, headers: { "Accept-Encoding": "br" } });
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    return wait;
  };
  try {
    const paths = LANGUAGES.flatMap((language) => PAGES.map((path) => localizeUrl(language, path)));
    for (const path of paths) await visit(path);
    await warmUp(site);
    const change = await prepareChange(site.origin);
    const measure = async (changes: number, visits: () => Promise<number>, interval = 0) => {
      const waits = { first: [] as number[], cached: [] as number[] };
      for (let number = 0; number < changes; number += 1) {
        await change();
        waits.first.push(await visits());
        await pause(interval);
        waits.cached.push(await visits());
      }
      return waits;
    };
    const alone = await measure(200, visit);
    let reading = true;
    // Both languages, so that each change invalidates about twenty pages.
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; reading; turn += 1) {
        await visit(paths[turn % paths.length]);
        await pause(READ_INTERVAL_MS);
      }
    });
    const besideReaders = await measure(100, visit, CHANGE_INTERVAL_MS);
    reading = false;
    await Promise.all(readers);
    const crowd = await measure(20, async () =>
      Math.max(...(await Promise.all(Array.from({ length: CROWD }, () => visit())))),
    );
    return [
      getFigure("first page after a change, p99 of 200", alone, 15),
      getFigure(`the same beside ${READERS} readers, p99 of 100`, besideReaders, 40),
      getFigure(`${CROWD} at once after a change: wait of the last, worst of 20`, crowd, 200),
    ];
  } finally {
    agent.destroy();
    await site.remove();
  }
}

/** Hides a testimonial and shows it again in turn. */
async function prepareChange(origin: string): Promise<() => Promise<void>> {
  const token = await logIn(origin);
  const { data } = (await ask(origin, "GET", "/api/testimonials", { token })).json;
  const { id } = data.find(({ is_visible }: { is_visible: number }) => is_visible === 1);
  let changes = 0;
  return async () => {
    const json = { is_visible: changes++ % 2 };
    const { status } = await ask(origin, "PUT", `/api/testimonials/visibility/${id}`, { token, json });
    if (status !== 200) throw new Error(`The change was answered with ${status}.`);
  };
}

const inWords = (waits: number[]) => `${percentile(waits, 99).toFixed(1)} ms (median ${median(waits).toFixed(1)})`;

const getFigure = (name: string, { first, cached }: Record<"first" | "cached", number[]>, aim: number): Figure => ({
  name,
  figure: inWords(first),
  floor: `${inWords(cached)} cached`,
  ratio: median(first) / median(cached),
  aim: `≤ ${aim} ms`,
  reached: percentile(first, 99) <= aim,
});
