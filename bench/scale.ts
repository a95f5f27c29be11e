import { ask } from "../script/ask.ts";
import { logIn, type Site, startSite } from "../script/site.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { fill, type Size } from "./fill.ts";
import { type Figure, median } from "./table.ts";

const SMALL: Size = { submissions: 1000, testimonials: 1000 };
const LARGE: Size = {
  submissions: Number(process.env["BENCH_ROWS"] ?? 1_000_000),
  testimonials: 100_000,
};
const AIM = 2;

type Question = (size: Size) => string;
const page = (path: string, limit: number, place: number, rows: (size: Size) => number): Question => {
  return (size) => `${path}page=${Math.max(1, Math.ceil((rows(size) * place) / limit))}&limit=${limit}`;
};
const enquiries = ({ submissions }: Size) => submissions * 0.98;
const stories = ({ testimonials }: Size) => testimonials * 0.8;

const PAGED: Record<string, Question> = {
  "enquiries, first page": page("/api/contact?", 10, 0, enquiries),
  "enquiries, middle page": page("/api/contact?", 10, 0.5, enquiries),
  "enquiries, last page": page("/api/contact?", 10, 1, enquiries),
  "enquiries of a state, last page": page("/api/contact?state=answered&", 10, 1, (size) => enquiries(size) * 0.95),
  "assigned enquiries, the longest waiting": () => "/api/contact?state=taken&sort=waiting&page=1&limit=10",
  "testimonials approved, first page": page("/api/testimonials?", 12, 0, stories),
  "testimonials approved, last page": page("/api/testimonials?", 12, 1, stories),
  "dashboard: stats": () => "/api/dashboard/stats",
  "dashboard: chart": () => "/api/dashboard/contact-chart",
  "dashboard: recent contacts": () => "/api/dashboard/recent-contacts",
  "dashboard: pending testimonials": () => "/api/dashboard/pending-testimonials",
};

const SEARCHED: Record<string, string> = {
  "found once": "visitor 777",
  "found in every fifth": "wheelchair",
  Malayalam: "പതിനഞ്ച്",
  "two frequent words in one message": "roadshow pupils",
  "two frequent words never together": "roadshow wheelchair",
  "nothing found": "nowhere to be seen",
  "two letters": "zz",
};

/** A thousand times the enquiries, a hundred times the testimonials: at most twice the time. */
export async function benchScale(): Promise<Figure[]> {
  const onSqlite = await benchDatabase("SQLite", []);
  const servers = [await startPostgres(), await startPostgres()];
  try {
    return [
      ...onSqlite,
      ...(await benchDatabase(
        "PostgreSQL",
        servers.map(({ url }) => url),
      )),
    ];
  } finally {
    for (const server of servers) server.stop();
  }
}

interface Filled {
  site: Site;
  size: Size;
  token: string;
}

async function benchDatabase(kind: string, urls: string[]): Promise<Figure[]> {
  const sites: Site[] = [];
  const start = async (size: Size, url = urls[sites.length]): Promise<Filled> => {
    const site = await startSite({ SAMPLE_CONTENT: "0", RATE_LIMITS: "0", ...(url && { DATABASE_URL: url }) });
    sites.push(site);
    process.stderr.write(`  filling ${kind} with ${size.submissions} enquiries\n`);
    await fill(site.databaseUrl, size);
    return { site, size, token: await logIn(site.origin) };
  };
  try {
    const small = await start(SMALL);
    const large = await start(LARGE);
    const figures: Figure[] = [];
    for (const [name, question] of Object.entries(PAGED))
      figures.push(await compareSizes(`${kind}: ${name}`, small, large, { question, rounds: 150, aim: AIM }));
    for (const [name, words] of Object.entries(SEARCHED)) {
      const question = () => `/api/contact?page=1&limit=10&q=${encodeURIComponent(words)}`;
      figures.push(await compareSizes(`${kind}: search, ${name}`, small, large, { question, rounds: 15 }));
    }
    return figures;
  } finally {
    for (const site of sites) await site.remove();
  }
}

/** Medians, in alternation. */
async function compareSizes(
  name: string,
  small: Filled,
  large: Filled,
  { question, rounds, aim }: { question: Question; rounds: number; aim?: number },
): Promise<Figure> {
  const get = async ({ site, token, size }: Filled) => {
    const { status, wait } = await ask(site.origin, "GET", question(size), { token });
    if (status !== 200) throw new Error(`${question(size)} answered ${status}`);
    return wait;
  };
  const waits: [small: number, large: number][] = [];
  for (let round = -5; round < rounds; round += 1) {
    const wait: [number, number] = [await get(small), await get(large)];
    if (round >= 0) waits.push(wait);
  }
  const [few, many] = [median(waits.map(([few]) => few)), median(waits.map(([, many]) => many))];
  const floor = `${few.toFixed(2)} ms with ${small.size.submissions}`;
  const ratio = many / few;
  const reached = aim === undefined || ratio <= aim;
  return { name, figure: `${many.toFixed(2)} ms`, floor, ratio, aim: aim ? `≤ ${aim}` : "", reached };
}
