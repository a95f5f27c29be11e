import { benchCdn } from "./cdn.ts";
import { benchChange } from "./change.ts";
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
};

const wanted = process.argv.slice(2);
if (!wanted.every((name) => name in BENCHMARKS)) {
  process.stdout.write(
    `Benchmarks: ${Object.keys(BENCHMARKS).join(", ")}; emails, faults, fuzz, operated, security.\n`,
  );
  process.exit(wanted.includes("--help") ? 0 : 1);
}

const figures: Figure[] = [];
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`measuring: ${name}\n`);
  try {
    figures.push(...(await run()));
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`);
    figures.push({ name, figure: "could not be measured", floor: "", aim: "", reached: false });
  }
}
printTable(figures);
