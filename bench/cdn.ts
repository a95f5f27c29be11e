import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { logIn, startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const READERS = 10_000;
const CHANGES = 100;
/** Milliseconds between changes. */
const APART = 700;
/** Maximum staleness in milliseconds. */
const FRESH_AFTER = 5000;
/** All show the announcement. */
const PAGES = [
  "/",
  "/ml",
  "/events",
  "/ml/events",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/schools",
  "/parents",
];
const TOKEN = "bench-token";

interface Read {
  at: number;
  shown: number;
}

/** Staleness behind a real Varnish with `deploy/varnish.vcl`. */
export async function benchCdn(): Promise<Figure[]> {
  const port = await freePort();
  const site = await startSite({ CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: TOKEN });
  const folder = join(site.folder, "varnish");
  const cdn = `http://127.0.0.1:${port}`;
  const varnish = startVarnish(folder, port, new URL(site.origin).port);
  try {
    await warmUp(site, "/");
    await expectAnswer(cdn);
    const staff = { origin: site.origin, token: await logIn(site.origin) };
    const notice = await addNotice(staff);
    await pause(5000);
    const before = getOriginRequests(folder);
    const done: number[] = [performance.now()];
    const reads: Read[] = [];
    const changing = change(staff, notice, done);
    await read(cdn, reads, changing);
    const stale = reads.filter(({ at, shown }) =>
      done.some((when, number) => number > shown && when < at - FRESH_AFTER),
    );
    const perChange = (getOriginRequests(folder) - before) / PAGES.length / CHANGES;
    return [
      {
        name: `CDN (Varnish): pages older than 5 s among ${reads.length} reads, ${CHANGES} changes`,
        figure: `${stale.length}`,
        floor: `newest at once in ${reads.filter(({ at, shown }) => shown >= latest(done, at)).length}`,
        aim: "0",
        reached: stale.length === 0,
      },
      {
        name: "CDN (Varnish): questions at the origin, a page and change",
        figure: perChange.toFixed(2),
        floor: `${(reads.length / PAGES.length / CHANGES).toFixed(1)} of readers`,
        aim: "≤ 2",
        reached: perChange <= 2,
      },
    ];
  } finally {
    varnish.kill("SIGTERM");
    await once(varnish, "exit");
    await site.stop();
  }
}

const latest = (done: number[], at: number) => done.findLastIndex((when) => when <= at);

function startVarnish(folder: string, port: number, origin: string) {
  const file = `${folder}.vcl`;
  const rules = readFileSync(new URL("../deploy/varnish.vcl", import.meta.url), "utf8");
  writeFileSync(file, rules.replace('"3000"', `"${origin}"`).replace("CHANGE-ME", TOKEN));
  const words = ["-F", "-n", folder, "-a", `127.0.0.1:${port}`, "-f", file, "-s", "malloc,64m"];
  return spawn("varnishd", [...words, "-p", "http_gzip_support=off", "-p", "timeout_idle=120", "-j", "none"], {
    stdio: "ignore",
  });
}

async function expectAnswer(cdn: string): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const answer = await fetch(cdn).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error("Varnish does not answer.");
}

/** Excluding health checks. */
const getOriginRequests = (folder: string): number => {
  const { stdout } = spawnSync("varnishstat", ["-n", folder, "-1", "-f", "MAIN.s_fetch"], { encoding: "utf8" });
  return Number(/MAIN\.s_fetch\s+(\d+)/.exec(stdout)?.[1]);
};

interface Staff {
  origin: string;
  token: string;
}

const getText = (number: number) => `Change ${number} of the campaign.`;

async function sendNotice({ origin, token }: Staff, method: string, path: string, number: number): Promise<number> {
  const [from, until] = [-0.01, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const answer = await fetch(`${origin}/api/notices/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ text: getText(number), kind: "warning", from, until }),
  });
  const { data, message } = (await answer.json()) as { data?: { id: number }; message: string };
  if (!data) throw new Error(message);
  return data.id;
}

const addNotice = (staff: Staff) => sendNotice(staff, "POST", "add", 0);

async function change(staff: Staff, notice: number, done: number[]): Promise<void> {
  for (let number = 1; number <= CHANGES; number += 1) {
    await pause(APART);
    await sendNotice(staff, "PUT", `update/${notice}`, number);
    done.push(performance.now());
  }
  await pause(FRESH_AFTER);
}

async function read(cdn: string, reads: Read[], changing: Promise<void>): Promise<void> {
  const each = (CHANGES * APART + FRESH_AFTER) / READERS;
  const started = performance.now();
  const under: Promise<void>[] = [];
  for (let number = 0; number < READERS; number += 1) {
    const wait = started + number * each - performance.now();
    if (wait > 1) await pause(wait);
    under.push(readOne(cdn + PAGES[number % PAGES.length], reads));
  }
  await Promise.all([changing, ...under]);
}

async function readOne(address: string, reads: Read[]): Promise<void> {
  const at = performance.now();
  const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  const shown = /Change (\d+) of the campaign/.exec(await answer.text())?.[1];
  if (shown === undefined) throw new Error(`${address} shows no notice: ${answer.status}`);
  reads.push({ at, shown: Number(shown) });
}
