import { getSite } from "../site.ts";
import { FAULTS } from "./faults.ts";
import { makeFault, type Row, seen } from "./make-fault.ts";
import { getRuleAlerts, startPrometheus } from "./prometheus.ts";
import { fewVisitors } from "./visitors.ts";

/** Faults in parallel, each with its own site. */
const LANES = 3;

const list = (names: Iterable<string>) => [...names].join(", ") || "none";

function toLine(alert: string, { made, after, before, others, not }: Row): string {
  const fired = not !== undefined ? `not made: ${not}` : after === undefined ? "NOT FIRED" : `${Math.round(after)} s`;
  const early = before.length > 0 ? `; before it: ${list(before)}` : "";
  return `| ${alert} | ${made} | ${fired} | ${list(others)}${early} |\n`;
}

const known = getRuleAlerts();
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown) throw new Error(`Unknown alert ${unknown}. Known alerts: ${known.join(", ")}.`);
const wanted = known.filter((name) => asked.length === 0 || asked.includes(name));

const started = await startPrometheus();
if (typeof started === "string") {
  process.stdout.write(`The alerts were not tested: ${started}.\n`);
  process.exit(0);
}
const prometheus = started;
const rows = new Map<string, Row>();
let failed = false;
const work = async (names: string[]) => {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    process.stderr.write(`making: ${name}\n`);
    const { made } = FAULTS[name] ?? { made: "" };
    const broken = (fault: unknown): Row => {
      failed = true;
      return { made, before: [], others: [], not: String(fault) };
    };
    const row = await makeFault(name, prometheus).catch(broken);
    rows.set(name, row);
    process.stderr.write(toLine(name, row));
  }
};
// Healthy control site.
const well = await getSite({ settings: { METRICS: "1", SAMPLE_CONTENT: "1" } });
const firedWell = new Set<string>();
try {
  await well.start();
  prometheus.watch(well.origin);
  const visitors = fewVisitors(well.origin);
  let over = false;
  const looking = seen(prometheus, well.origin, () => over);
  const beside = wanted.filter((name) => !FAULTS[name]?.alone);
  await Promise.all(Array.from({ length: LANES }, () => work(beside)));
  await work(wanted.filter((name) => FAULTS[name]?.alone));
  over = true;
  for (const alert of await looking) firedWell.add(alert);
  await visitors.stop();
} finally {
  await well.remove();
  await prometheus.stop();
}

process.stdout.write("| alert | fault | fired after | others |\n|---|---|---|---|\n");
failed ||= firedWell.size > 0;
for (const name of wanted) {
  const row = rows.get(name);
  if (!row) continue;
  const { after, before, others, not } = row;
  failed ||= not === undefined && (after === undefined || others.length > 0 || before.length > 0);
  process.stdout.write(toLine(name, row));
}
process.stdout.write(`| none | healthy control site | | ${list(firedWell)} |\n`);
process.exitCode = failed ? 1 : 0;
