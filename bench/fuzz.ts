import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { says200, startSite } from "../script/site.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { STORMS, startStorm } from "../tests/support/storm.ts";
import { fuzzRaw, getRunSeed, getStatuses } from "./fuzzing/fuzz.ts";
import { fuzzMarkdown } from "./fuzzing/markdown.ts";
import type { Figure } from "./table.ts";

const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 1_000_000);
/** Time limit per database. */
const MAX_SECONDS = 30 * 60;
/** Share sent as raw bytes. */
const RAW = 0.01;
const STORM_MS = 10_000;

/** A million requests, half on each database; `FUZZ_SEED` reproduces a run. */
export async function benchFuzz(): Promise<Figure[]> {
  const seed = getRunSeed();
  process.stderr.write(`  FUZZ_SEED=${seed}\n`);
  const getFigure = (name: string, figure: string): Figure => ({
    name: `fuzz, ${name}`,
    figure,
    floor: `seed ${seed}`,
    aim: "none of 500 and above, none after 5 s, no turn of the loop over 50 ms",
    reached: Number(/longest turn (\d+) ms/.exec(figure)?.[1] ?? 0) <= 50,
  });
  // Separate processes with the production build.
  const fuzzSite = async (url: string, requests: number) => {
    const words = ["bench/fuzz-site.ts", url, seed, requests, MAX_SECONDS].map(String);
    const env = { ...process.env, NODE_ENV: "production" };
    return (await promisify(execFile)(process.execPath, words, { env })).stdout.trim();
  };
  const site = await startSite({ NODE_ENV: "production", METRICS: "1", TRUST_PROXY: "1" });
  const [postgres, emptyPostgres] = [await startPostgres(), await startPostgres()];
  const sqlite = (name: string) => `sqlite:${site.dataDir}/${name}.sqlite`;
  try {
    const each = Math.ceil((REQUESTS * (1 - RAW)) / 2);
    const [onSqlite, onPostgres] = await Promise.all([fuzzSite(sqlite("fuzz"), each), fuzzSite(postgres.url, each)]);
    const figures = [getFigure("SQLite", onSqlite), getFigure("PostgreSQL", onPostgres)];
    // One after the other, as another process would lengthen turns.
    for (const [kind, url] of [
      ["SQLite", sqlite("long")],
      ["PostgreSQL", emptyPostgres.url],
    ] as const)
      figures.push(getFigure(`long texts, ${kind}`, await fuzzSite(url, 0)));
    const raw = await fuzzRaw(site.origin, { seed, requests: REQUESTS * RAW, within: MAX_SECONDS * 1000 });
    if (!(await says200(`${site.origin}/healthz`))) throw new Error("The server does not answer after raw requests.");
    const slowest = `${raw.requests} connections, slowest ${raw.slowest} ms`;
    figures.push(getFigure("hardly HTTP", `${slowest}: ${getStatuses(raw)}`));
    for (const [what, connections, kind] of STORMS) {
      // Resets the maximum.
      await getLongestTurn(site.origin);
      const { stop } = await startStorm({
        port: Number(new URL(site.origin).port),
        connections,
        from: "127.0.0.2",
        kind,
      });
      await pause(STORM_MS);
      const turn = await getLongestTurn(site.origin);
      await stop();
      figures.push(getFigure(`${what}, ${connections} connections`, `longest turn ${turn} ms`));
    }
    const { texts, links, longest } = fuzzMarkdown(seed, REQUESTS);
    const turn = `longest turn ${Math.ceil(longest)} ms`;
    return [...figures, getFigure("Markdown", `${texts} texts with ${links} links, ${turn}`)];
  } finally {
    await site.remove();
    postgres.stop();
    emptyPostgres.stop();
  }
}

/** Of the event loop since the last call, in ms. */
async function getLongestTurn(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds(?:\{.*\})? (\S+)$/m.exec(metrics)?.[1]) * 1000);
}
