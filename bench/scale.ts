import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { benchExport } from "./export.ts";
import { fill, type Size } from "./fill.ts";
import { logIn, type MeasuredSite, startSite } from "./site.ts";
import { type Figure, median } from "./table.ts";

const SMALL: Size = { submissions: 1000, testimonials: 1000 };
const LARGE: Size = { submissions: 1_000_000, testimonials: 100_000 };
const ROUNDS = 150;
const AIM = 2;

type Question = (size: Size) => string;
const page = (path: string, rows: (size: Size) => number, limit: number, share: number): Question => {
  return (size) => `${path}page=${Math.max(1, Math.ceil((rows(size) * share) / limit))}&limit=${limit}`;
};
const NO_SPAM = 0.98;
const submissions = ({ submissions }: Size) => submissions * NO_SPAM;
const approved = ({ testimonials }: Size) => testimonials * 0.8;
const pending = ({ testimonials }: Size) => testimonials * 0.1;

const PAGED: Record<string, Question> = {
  "submissions, first page": page("/api/contact?", submissions, 10, 0),
  "submissions, middle page": page("/api/contact?", submissions, 10, 0.5),
  "submissions, last page": page("/api/contact?", submissions, 10, 1),
  "submissions, first hundred": page("/api/contact?", submissions, 100, 0),
  "submissions of a state, last page": page(
    "/api/contact?state=answered&",
    ({ submissions }) => submissions * 0.93,
    10,
    1,
  ),
  "submissions in hand, the longest waiting": () => "/api/contact?state=taken&sort=waiting&page=1&limit=10",
  "testimonials approved, first page": page("/api/testimonials?", approved, 12, 0),
  "testimonials approved, middle page": page("/api/testimonials?", approved, 12, 0.5),
  "testimonials approved, last page": page("/api/testimonials?", approved, 12, 1),
  "testimonials pending, last page": page("/api/testimonials?status=pending&", pending, 12, 1),
  "dashboard: stats": () => "/api/dashboard/stats",
  "dashboard: chart": () => "/api/dashboard/contact-chart",
  "dashboard: recent contacts": () => "/api/dashboard/recent-contacts",
  "dashboard: pending testimonials": () => "/api/dashboard/pending-testimonials",
};

const SOUGHT: Record<string, string> = {
  "search, found once": "visitor 777",
  "search, found in every fifth": "wheelchair",
  "search, Malayalam": "പതിനഞ്ച്",
  "search, two words of which one is rare": "visitor 7771",
  "search, two frequent words in one": "roadshow pupils",
  "search, two frequent words never together": "roadshow wheelchair",
  "search, a district in either language": "kannur",
  "search, nothing found": "nowhere to be seen",
  "search, two letters": "zz",
};

/** A thousand times the submissions, a hundred times the testimonials: at most twice the time. */
export async function benchScale(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-bench-"));
  try {
    const figures = await onDatabase("SQLite", async (name) => `sqlite:${join(folder, name)}.sqlite`);
    const server = process.env["BENCH_POSTGRES_URL"];
    if (server) figures.push(...(await onDatabase("PostgreSQL", (name) => freshPostgres(server, name))));
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onDatabase(kind: string, fresh: (name: string) => Promise<string>): Promise<Figure[]> {
  const sites: Asked[] = [];
  try {
    for (const [name, size] of Object.entries({ small: SMALL, large: LARGE })) {
      process.stderr.write(`  filling ${kind} with ${size.submissions} submissions\n`);
      const DATABASE_URL = await fresh(name);
      const site = await startSite({ SAMPLE_CONTENT: "0", RATE_LIMITS: "0", DATABASE_URL });
      sites.push({ site, size, token: "" });
      await fill(DATABASE_URL, size);
    }
    // The server may have closed idle connections while this process was blocked.
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const asked of sites) asked.token = await logIn(asked.site.origin);
    const [small, large] = sites;
    if (!small || !large) return [];
    const figures: Figure[] = [];
    for (const [name, question] of Object.entries(PAGED)) {
      const { few, many } = await compared(small, large, question, ROUNDS);
      const ratio = many / few;
      figures.push({ ...named(`${kind}: ${name}`, many, few), ratio, aim: `≤ ${AIM}`, reached: ratio <= AIM });
    }
    for (const [name, q] of Object.entries(SOUGHT)) {
      const question = () => `/api/contact?page=1&limit=10&q=${encodeURIComponent(q)}`;
      const { few, many } = await compared(small, large, question, 15);
      figures.push({ ...named(`${kind}: ${name}`, many, few), ratio: many / few, aim: "", reached: true });
    }
    figures.push(await benchExport(kind, large.site, large.token, large.size.submissions * NO_SPAM));
    return figures;
  } finally {
    for (const { site } of sites) await site.stop();
  }
}

const named = (name: string, many: number, few: number) => ({
  name,
  figure: `${many.toFixed(2)} ms`,
  floor: `${few.toFixed(2)} ms at a thousand`,
});

interface Asked {
  site: MeasuredSite;
  size: Size;
  token: string;
}

/** Medians, alternating. */
async function compared(small: Asked, large: Asked, question: Question, rounds: number) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 5; round += 1) {
    const few = await timed(small, question(small.size));
    const many = await timed(large, question(large.size));
    if (round < 5) continue;
    times[0].push(few);
    times[1].push(many);
  }
  return { few: median(times[0]), many: median(times[1]) };
}

async function timed({ site, token }: Asked, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(site.origin + path, { headers: { Authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

async function freshPostgres(server: string, name: string): Promise<string> {
  const address = new URL(server);
  const database = `bench_scale_${name}`;
  address.pathname = `/${database}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`drop database if exists ${database}`);
  await client.query(`create database ${database}`);
  await client.end();
  return address.href;
}
