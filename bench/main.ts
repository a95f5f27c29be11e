import { benchCdn } from "./cdn.ts";
import { benchChange } from "./change.ts";
import { benchFuzz } from "./fuzz.ts";
import { benchMemory } from "./memory.ts";
import { benchOverload } from "./overload.ts";
import { benchPages } from "./pages.ts";
import { benchScale } from "./scale.ts";
import { benchApi, benchServe } from "./serve.ts";
import { benchStart } from "./start.ts";
import { type Figure, printTable } from "./table.ts";
import { benchWrite } from "./write.ts";

const BENCHMARKS: Record<string, () => Promise<Figure[]>> = {
  serve: benchServe,
  api: benchApi,
  write: benchWrite,
  change: benchChange,
  cdn: benchCdn,
  overload: benchOverload,
  start: benchStart,
  memory: benchMemory,
  pages: benchPages,
  scale: benchScale,
  fuzz: benchFuzz,
};
const ONLY_BY_NAME = ["fuzz"];

const wanted = process.argv.slice(2).filter((word) => word !== "--help");
if (process.argv.includes("--help")) {
  process.stdout.write(`${[...Object.keys(BENCHMARKS), "alerts", "faults", "runbook", "security"].join(" ")}\n`);
  process.exit();
}
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
