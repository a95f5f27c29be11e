import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { fuzzRaw, seedOfThisRun, statusesOf } from "./fuzzing/fuzz.ts";
import { startSite } from "./site.ts";
import type { Figure } from "./table.ts";

/** Together, as many as `FUZZ_REQUESTS` says, and no longer than this on one database, in seconds. */
const ASKED = Number(process.env["FUZZ_REQUESTS"] ?? 1_000_000);
const AT_MOST = 30 * 60;
/** Of them, this part comes as bytes over connections of their own. */
const RAW = 0.01;

/**
 * A million bad requests, half of them on PostgreSQL where `BENCH_POSTGRES_URL` names a server; `FUZZ_SEED` asks the
 * same again. One that is answered badly ends it with the request.
 */
export async function benchFuzz(): Promise<Figure[]> {
  const seed = seedOfThisRun();
  process.stderr.write(`  FUZZ_SEED=${seed}\n`);
  const folder = mkdtempSync(join(tmpdir(), "campaign-bench-fuzz-"));
  try {
    const urls: [kind: string, url: string][] = [["SQLite", `sqlite:${folder}/fuzz.sqlite`]];
    const server = process.env["BENCH_POSTGRES_URL"];
    if (server) urls.push(["PostgreSQL", await freshPostgres(server)]);
    const each = Math.ceil((ASKED * (1 - RAW)) / urls.length);
    const figures = await Promise.all(urls.map(([kind, url]) => askAll(kind, url, each, seed)));
    return [...figures, await askRaw(ASKED * RAW, seed)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a process of its own, made as in production. */
async function askAll(kind: string, url: string, requests: number, seed: number): Promise<Figure> {
  const words = ["bench/fuzz-site.ts", url, String(requests), String(seed), String(AT_MOST)];
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return figureOf(`fuzz, ${kind}`, stdout.trim(), seed);
}

async function askRaw(requests: number, seed: number): Promise<Figure> {
  const site = await startSite({ NODE_ENV: "production" });
  try {
    const seen = await fuzzRaw(site.origin, { seed, requests, within: AT_MOST * 1000 });
    const { status } = await fetch(`${site.origin}/healthz`);
    if (status !== 200) throw new Error(`The server answers ${status} afterwards.`);
    return figureOf(
      "fuzz, hardly HTTP",
      `${seen.requests} connections, slowest ${seen.slowest} ms: ${statusesOf(seen)}`,
      seed,
    );
  } finally {
    await site.stop();
  }
}

const figureOf = (name: string, figure: string, seed: number): Figure => ({
  name,
  figure,
  floor: `seed ${seed}`,
  aim: "none of 500 and above, none after 5 s",
  reached: true,
});

async function freshPostgres(server: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query("drop database if exists bench_fuzz");
  await client.query("create database bench_fuzz");
  await client.end();
  return Object.assign(new URL(server), { pathname: "/bench_fuzz" }).href;
}
