import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgres } from "../tests/support/postgres.ts";
import { fuzzRaw, getRunSeed, getStatuses } from "./fuzzing/fuzz.ts";
import { fuzzMarkdown } from "./fuzzing/markdown.ts";
import { startSite } from "./site.ts";
import type { Figure } from "./table.ts";

/** Time limit in seconds per database. */
const ASKED = Number(process.env["FUZZ_REQUESTS"] ?? 1_000_000);
const AT_MOST = 30 * 60;
/** Share sent as raw bytes. */
const RAW = 0.01;

/** A million requests, half on each database; `FUZZ_SEED` reproduces a run. */
export async function benchFuzz(): Promise<Figure[]> {
  const seed = getRunSeed();
  process.stderr.write(`  FUZZ_SEED=${seed}\n`);
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "campaign-bench-fuzz-"));
  try {
    const each = Math.ceil((ASKED * (1 - RAW)) / 2);
    const figures = await Promise.all([
      askAll("SQLite", `sqlite:${folder}/fuzz.sqlite`, each, seed),
      askAll("PostgreSQL", postgres.url, each, seed),
    ]);
    const long = [
      await sendLongTexts("SQLite", `sqlite:${folder}/long.sqlite`, seed),
      await sendLongTexts("PostgreSQL", postgres.url, seed),
    ];
    return [...figures, ...long, await askRaw(ASKED * RAW, seed), readMarkdown(seed)];
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Separate process with the production build. */
async function askAll(kind: string, url: string, requests: number, seed: number): Promise<Figure> {
  const words = ["bench/fuzz-site.ts", url, String(requests), String(seed), String(AT_MOST)];
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return getFigure(`fuzz, ${kind}`, stdout.trim(), seed);
}

/** One after the other, in a process of its own: a turn is measured, which another process on the machine lengthens. */
async function sendLongTexts(kind: string, url: string, seed: number): Promise<Figure> {
  const words = ["bench/long-texts-site.ts", url, String(seed)];
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return getFigure(`fuzz, long texts, ${kind}`, stdout.trim(), seed);
}

async function askRaw(requests: number, seed: number): Promise<Figure> {
  const site = await startSite({ NODE_ENV: "production" });
  try {
    const seen = await fuzzRaw(site.origin, { seed, requests, within: AT_MOST * 1000 });
    const { status } = await fetch(`${site.origin}/healthz`);
    if (status !== 200) throw new Error(`The server answers ${status} afterwards.`);
    return getFigure(
      "fuzz, hardly HTTP",
      `${seen.requests} connections, slowest ${seen.slowest} ms: ${getStatuses(seen)}`,
      seed,
    );
  } finally {
    await site.stop();
  }
}

function readMarkdown(seed: number): Figure {
  const { texts, links, longest } = fuzzMarkdown(seed, ASKED);
  return getFigure("fuzz, Markdown", `${texts} texts with ${links} links, longest turn ${Math.ceil(longest)} ms`, seed);
}

const getFigure = (name: string, figure: string, seed: number): Figure => ({
  name,
  figure,
  floor: `seed ${seed}`,
  aim: "none of 500 and above, none after 5 s, no turn of the loop over 50 ms",
  reached: Number(/longest turn (\d+) ms/.exec(figure)?.[1] ?? 0) <= 50,
});
