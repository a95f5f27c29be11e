import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { load, startMeasured } from "./load.ts";
import type { MeasuredSite } from "./site.ts";
import { type Figure, median } from "./table.ts";

const ROUNDS = 5;

interface Comparison {
  name: string;
  path: string;
  headers?: string[];
  /** The least ratio of requests a second. */
  aim: number;
}

/** An answer of the site beside a bare `node:http` server that writes the same bytes, in turn within one run. */
export async function besideBare(site: MeasuredSite, { name, path, headers = [], aim }: Comparison): Promise<Figure[]> {
  const file = join(site.folder, "answer.json");
  writeFileSync(file, JSON.stringify(await rawAnswer(site.origin + path, headers)));
  const bare = await startMeasured(["node", "bench/bare-server.ts", file]);
  const rounds: { site: Awaited<ReturnType<typeof load>>; bare: Awaited<ReturnType<typeof load>> }[] = [];
  await load(bare, "/", { headers, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ site: await load(site, path, { headers }), bare: await load(bare, "/", { headers }) });
  }
  await bare.stop();
  const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const speed = middle((round) => round.site.perSecond / round.bare.perSecond);
  const work = middle((round) => round.bare.microseconds / round.site.microseconds);
  return [
    {
      name: `${name}: requests/s`,
      figure: middle((round) => round.site.perSecond).toFixed(0),
      floor: middle((round) => round.bare.perSecond).toFixed(0),
      ratio: speed,
      aim: `≥ ${aim}`,
      reached: speed >= aim,
    },
    {
      name: `${name}: processor time a request`,
      figure: `${middle((round) => round.site.microseconds).toFixed(1)} µs`,
      floor: `${middle((round) => round.bare.microseconds).toFixed(1)} µs`,
      ratio: work,
      aim: `≥ ${aim} (floor ÷ measured)`,
      reached: work >= aim,
    },
  ];
}

/** What the site answers, as the bare server is to write it. */
function rawAnswer(address: string, headers: string[]): Promise<{ status: number; headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    const given = Object.fromEntries(headers.map((header) => header.split(": ") as [string, string]));
    request(address, { headers: given }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const own = new Set(["date", "connection", "keep-alive"]);
      const pairs = Object.entries(response.headers).filter(([name]) => !own.has(name));
      resolve({
        status: response.statusCode ?? 0,
        headers: pairs.flatMap(([name, value]) => [name, String(value)]),
        body: Buffer.concat(chunks).toString("base64"),
      });
    })
      .on("error", reject)
      .end();
  });
}
