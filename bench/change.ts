import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { PAGES } from "../script/page-weights.ts";
import { LANGUAGES, localizeUrl } from "../shared/i18n/languages.ts";
import { type KeptConnection, keepConnection } from "./keep-alive.ts";
import { logIn, type MeasuredSite, startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const CHANGES = 200;
const READERS = 20;
const CHANGES_BESIDE_READERS = 100;
/** Milliseconds. */
const [READING, APART] = [50, 300];
const CROWD = 500;
const CHANGES_FOR_CROWD = 20;
const AIMS = { alone: 15, besideReaders: 40, crowd: 200 };

/** Cost of the first request after an invalidation. */
export async function benchChange(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const paths = LANGUAGES.flatMap((language) => PAGES.map((path) => localizeUrl(language, path)));
    for (const path of paths) await fetch(site.origin + path).then((answer) => answer.arrayBuffer());
    await warmUp(site, "/");
    const change = await changing(site);
    return [...(await alone(site, change)), await besideReaders(site, change, paths), await atOnce(site, change)];
  } finally {
    await site.stop();
  }
}

type Change = () => Promise<void>;

async function changing({ origin }: MeasuredSite): Promise<Change> {
  const headers = { Authorization: `Bearer ${await logIn(origin)}`, "Content-Type": "application/json" };
  const list = await fetch(`${origin}/api/testimonials`, { headers });
  const { data } = (await list.json()) as { data: { id: number; is_visible: number }[] };
  const shown = data.find(({ is_visible }) => is_visible === 1);
  if (!shown) throw new Error("The sample has no testimonial to hide.");
  let changes = 0;
  return async () => {
    const body = JSON.stringify({ is_visible: changes % 2 });
    changes += 1;
    const address = `${origin}/api/testimonials/visibility/${shown.id}`;
    const answer = await fetch(address, { method: "PUT", headers, body });
    if (!answer.ok) throw new Error(`The change was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  };
}

async function alone(site: MeasuredSite, change: Change): Promise<Figure[]> {
  const visitor = await keepConnection(site.origin);
  const first: Cost[] = [];
  const kept: Cost[] = [];
  for (let number = 0; number < CHANGES; number += 1) {
    await change();
    first.push(await getCost(visitor, site.child.pid));
    kept.push(await getCost(visitor, site.child.pid));
  }
  visitor.close();
  const waits = { first: first.map(({ wait }) => wait), kept: kept.map(({ wait }) => wait) };
  const work = { first: first.map(({ work }) => work), kept: kept.map(({ work }) => work) };
  return [
    getFigure(`first page after a change, p99 of ${CHANGES}`, waits.first, waits.kept, AIMS.alone),
    getFigure("first page after a change: processor time, p99", work.first, work.kept),
  ];
}

/** Readers load both languages, so each change invalidates about twenty pages. */
async function besideReaders(site: MeasuredSite, change: Change, paths: string[]): Promise<Figure> {
  const visitor = await keepConnection(site.origin);
  const readers = await Promise.all(Array.from({ length: READERS }, () => keepConnection(site.origin)));
  let reading = true;
  const read = async (reader: KeptConnection, number: number) => {
    for (let turn = number; reading; turn += 1) {
      await reader.ask(paths[turn % paths.length] ?? "/");
      await pause(READING);
    }
    reader.close();
  };
  const first: number[] = [];
  const kept: number[] = [];
  const measure = async () => {
    for (let number = 0; number < CHANGES_BESIDE_READERS; number += 1) {
      await change();
      first.push(await visitor.ask("/"));
      await pause(APART);
      kept.push(await visitor.ask("/"));
    }
    reading = false;
    visitor.close();
  };
  await Promise.all([measure(), ...readers.map(read)]);
  return getFigure(`the same beside ${READERS} readers, p99 of ${first.length}`, first, kept, AIMS.besideReaders);
}

/** Measures the last response of a burst. */
async function atOnce(site: MeasuredSite, change: Change): Promise<Figure> {
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => keepConnection(site.origin)));
  const last = async () => Math.max(...(await Promise.all(crowd.map((visitor) => visitor.ask("/")))));
  const first: number[] = [];
  const kept: number[] = [];
  for (let number = 0; number < CHANGES_FOR_CROWD; number += 1) {
    await change();
    first.push(await last());
    kept.push(await last());
  }
  for (const visitor of crowd) visitor.close();
  return getFigure(
    `${CROWD} at once after a change: wait of the last, worst of ${first.length}`,
    first,
    kept,
    AIMS.crowd,
  );
}

/** Wall clock and CPU time, in ms. */
interface Cost {
  wait: number;
  work: number;
}

async function getCost(visitor: KeptConnection, pid: number | undefined): Promise<Cost> {
  const before = finelyUsed(pid);
  const wait = await visitor.ask("/");
  return { wait, work: finelyUsed(pid) - before };
}

/** CPU time in ms, finer than `stat`'s 10 ms. */
function finelyUsed(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return used.reduce((sum, item) => sum + item, 0) / 1e6;
}

function getFigure(name: string, first: number[], kept: number[], aim?: number): Figure {
  return {
    name,
    figure: said(first),
    floor: `${said(kept)} kept`,
    ratio: at(first, 0.5) / at(kept, 0.5),
    aim: aim === undefined ? "(no aim)" : `≤ ${aim} ms`,
    reached: aim === undefined || at(first, 0.99) <= aim,
  };
}

const said = (values: number[]) => `${at(values, 0.99).toFixed(1)} ms (median ${at(values, 0.5).toFixed(1)})`;

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
