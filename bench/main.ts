import { benchAdmin } from "./admin.ts";
import { benchApi } from "./api.ts";
import { benchCdn } from "./cdn.ts";
import { benchChange } from "./change.ts";
import { benchFeed } from "./feed.ts";
import { benchFuzz } from "./fuzz.ts";
import { benchMemory } from "./memory.ts";
import { benchNginx } from "./nginx.ts";
import { benchOverload } from "./overload.ts";
import { benchPages } from "./pages.ts";
import { benchSheets } from "./printables.ts";
import { benchScale } from "./scale.ts";
import { benchScheduledContent } from "./scheduled-content.ts";
import { benchServe } from "./serve.ts";
import { benchSlowLine } from "./slow-line.ts";
import { benchSlowloris } from "./slowloris.ts";
import { benchStart } from "./start.ts";
import { type Figure, printTable } from "./table.ts";
import { benchWeights } from "./weights.ts";
import { benchWorkers } from "./workers.ts";
import { benchWrite } from "./write.ts";

const BENCHMARKS: Record<string, () => Promise<Figure[]>> = {
  serve: benchServe,
  nginx: benchNginx,
  api: benchApi,
  write: benchWrite,
  change: benchChange,
  cdn: benchCdn,
  workers: benchWorkers,
  "scheduled-content": benchScheduledContent,
  overload: benchOverload,
  slowloris: benchSlowloris,
  start: benchStart,
  memory: benchMemory,
  weights: benchWeights,
  pages: benchPages,
  admin: benchAdmin,
  printables: benchSheets,
  "slow-line": benchSlowLine,
  scale: benchScale,
  feed: benchFeed,
  fuzz: benchFuzz,
};
const ONLY_BY_NAME = ["fuzz"];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in BENCHMARKS));
if (unknown) throw new Error(`There is no benchmark ${unknown}. There are: ${Object.keys(BENCHMARKS).join(", ")}.`);

const figures: Figure[] = [];
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (!wanted.includes(name) && (wanted.length > 0 || ONLY_BY_NAME.includes(name))) continue;
  process.stderr.write(`measuring: ${name}\n`);
  try {
    figures.push(...(await run()));
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`);
    figures.push({ name, figure: "could not be measured", floor: "", aim: "", reached: false });
  }
}
printTable(figures);
